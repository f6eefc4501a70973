import type { ReactNode } from "react";
import type { Device } from "@/lib/interview-code/device";
import type { Place } from "@/lib/interview-code/place";
import type { InterviewScreen } from "@/lib/interview-code/screen";
import { AppWays } from "./app-ways";
import { CodeCard } from "./code-card";
import { ContinueLink } from "./continue-link.client";
import { LinkAlong, ScanCode } from "./other-device";
import type { InterviewCodeMessages, InterviewSetup } from "./setup";

interface Props {
	setup: InterviewSetup;
	device: Device;
	screen: InterviewScreen;
	/** The device for the interview, once known. */
	place: Place | null;
	/** The page's address as a QR code. */
	qr: ReactNode;
	messages: InterviewCodeMessages;
}

/**
 * The options for an interview from a phone: the app first, unless it can't be opened or the interview needs a
 * computer.
 */
export function PhoneWays({ setup, device, screen, place, qr, messages }: Props) {
	const isForComputer = screen === "no-mobile" || screen === "on-computer";
	const isAppFirst = !isForComputer && screen !== "in-app";
	const app = screen !== "on-computer" && (
		<AppWays
			setup={setup}
			system={device.system}
			isMain={isAppFirst && screen !== "lost"}
			isOpenable={!isForComputer}
			messages={messages}
		/>
	);
	const link = place !== "app" && (
		<LinkAlong heading={messages.computerHeading} address={setup.address} isMain={isForComputer} messages={messages} />
	);
	return (
		<>
			{isAppFirst && app}
			{isForComputer && link}
			<CodeCard code={setup.code} messages={messages} />
			{!isAppFirst && app}
			{screen !== "no-mobile" && place === null && (
				<ContinueLink setup={setup} isMain={false} label={messages.continue} />
			)}
			{!isForComputer && link}
			{place !== "app" && <ScanCode heading={messages.qrHeading} qr={qr} isSmall />}
		</>
	);
}
