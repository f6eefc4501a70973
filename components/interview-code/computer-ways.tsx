import type { ReactNode } from "react";
import type { Place } from "@/lib/interview-code/place";
import type { EntryScreen } from "@/lib/interview-code/screen";
import { AppWays } from "./app-ways";
import { CodeCard } from "./code-card";
import { ContinueLink } from "./continue-link.client";
import { LinkAlong, ScanCode } from "./other-device";
import type { EntrySetup, EntryWords } from "./setup";

interface Props {
	setup: EntrySetup;
	screen: EntryScreen;
	/** Where the interview is done, once it is known. */
	place: Place | null;
	/** The page's address as a QR code. */
	qr: ReactNode;
	/** That of the page which opens the app, where this one doesn't. */
	appQr: ReactNode;
	words: EntryWords;
}

/** The ways to an interview from a computer: this browser first, unless the interview is done in the app. */
export function ComputerWays({ setup, screen, place, qr, appQr, words }: Props) {
	const isOnApp = screen === "on-app";
	const isForComputers = setup.route === "code-bcg" && !isOnApp;
	const scan = <ScanCode heading={words.phoneHeading} qr={appQr ?? qr} />;
	return (
		<>
			{isOnApp && scan}
			{place === null && <ContinueLink setup={setup} isMain={screen === "ready"} label={words.continue} />}
			<CodeCard code={setup.code} words={words} />
			{isForComputers && (
				<div className="grid gap-3">
					<LinkAlong heading={words.otherComputerHeading} address={setup.address} isMain={false} words={words} />
					{qr}
				</div>
			)}
			{!isOnApp && !isForComputers && scan}
			{screen !== "on-computer" && (
				<AppWays setup={setup} system="desktop" isMain={false} isOpenable={false} words={words} />
			)}
		</>
	);
}
