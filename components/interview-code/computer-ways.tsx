import type { ReactNode } from "react";
import type { Place } from "@/lib/interview-code/place";
import type { InterviewScreen } from "@/lib/interview-code/screen";
import { AppWays } from "./app-ways";
import { CodeCard } from "./code-card";
import { ContinueLink } from "./continue-link.client";
import { LinkAlong, ScanCode } from "./other-device";
import type { InterviewCodeMessages, InterviewSetup } from "./setup";

interface Props {
	setup: InterviewSetup;
	screen: InterviewScreen;
	/** The device for the interview, once known. */
	place: Place | null;
	/** The page's address as a QR code. */
	qr: ReactNode;
	/** The QR code of the page that opens the app, if this page doesn't. */
	appQr: ReactNode;
	messages: InterviewCodeMessages;
}

/** The options for an interview from a computer: this browser first, unless the interview is done in the app. */
export function ComputerWays({ setup, screen, place, qr, appQr, messages }: Props) {
	const isOnApp = screen === "on-app";
	const isForComputers = setup.route === "code-bcg" && !isOnApp;
	const scan = <ScanCode heading={messages.phoneHeading} qr={appQr ?? qr} />;
	return (
		<>
			{isOnApp && scan}
			{place === null && <ContinueLink setup={setup} isMain={screen === "ready"} label={messages.continue} />}
			<CodeCard code={setup.code} messages={messages} />
			{isForComputers && (
				<div className="grid gap-3">
					<LinkAlong
						heading={messages.otherComputerHeading}
						address={setup.address}
						isMain={false}
						messages={messages}
					/>
					{qr}
				</div>
			)}
			{!isOnApp && !isForComputers && scan}
			{screen !== "on-computer" && (
				<AppWays setup={setup} system="desktop" isMain={false} isOpenable={false} messages={messages} />
			)}
		</>
	);
}
