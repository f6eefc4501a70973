"use client";

import type { ReactNode } from "react";
import { Logo } from "@/components/shared/logo";
import { ReadyData, readReadyData } from "@/components/shared/ready/ready-data.client";
import { Button, ButtonLink } from "@/components/ui/button";
import { realBrowserLink } from "@/lib/interview-code/real-browser";
import { screenOf } from "@/lib/interview-code/screen";
import { ComputerWays } from "./computer-ways";
import { EndedWays } from "./ended-ways";
import { Headline } from "./headline";
import { PhoneWays } from "./phone-ways";
import type { InterviewCodeMessages, InterviewSetup } from "./setup";
import { useInterviewCode } from "./use-interview-code.client";
import { useQuietPage } from "./use-quiet-page.client";

interface Props {
	setup: InterviewSetup;
	/** The page's address as a QR code. */
	qr: ReactNode;
	/** The QR code of the page that opens the app, if this page doesn't; for interviews in the app. */
	appQr: ReactNode;
	messages: InterviewCodeMessages;
}

/**
 * The page of an interview code: it runs its sequence automatically and meanwhile offers every way to the interview,
 * starting with the one for this device.
 */
export function InterviewCode({ setup, qr, appQr, messages }: Props) {
	useQuietPage();
	const { device, state, again } = useInterviewCode(setup);
	const { progress, place } = state;
	const screen = screenOf(setup.route, device, state);
	const isPhone = device.system !== "desktop";
	const outside = screen === "in-app" ? realBrowserLink(device, setup.address) : null;
	const isByMenu = screen === "in-app" && outside === null;

	return (
		<main className="mx-auto grid min-h-svh max-w-[622px] content-center gap-8 px-4 py-10">
			<Logo />
			<Headline screen={screen} device={device} isByMenu={isByMenu} progress={progress} messages={messages} />
			{(screen === "lost" || screen === "slow") && (
				<Button quiet={screen === "slow" && isPhone} onClick={again}>
					{messages.again}
				</Button>
			)}
			{outside && <ButtonLink href={outside}>{messages.inAppOpen}</ButtonLink>}
			{state.ended ? (
				<EndedWays setup={setup} ended={state.ended} messages={messages} />
			) : isPhone ? (
				<PhoneWays setup={setup} device={device} screen={screen} place={place} qr={qr} messages={messages} />
			) : (
				<ComputerWays setup={setup} screen={screen} place={place} qr={qr} appQr={appQr} messages={messages} />
			)}
		</main>
	);
}

/** The same in a page, with the name of its messages among what the page brings along ready. */
export const ServedInterviewCode = ({ texts, ...props }: Omit<Props, "messages"> & { texts: string }) => (
	<>
		<ReadyData name={texts} />
		<InterviewCode {...props} messages={readReadyData<InterviewCodeMessages>(texts)} />
	</>
);
