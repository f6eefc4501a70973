import type { Device } from "@/lib/interview-code/device";
import type { InterviewScreen } from "@/lib/interview-code/screen";
import type { InterviewCodeMessages } from "./setup";

/** A page's one message. */
export interface ScreenText {
	heading: string;
	text: string;
}

/** The texts about other apps' browsers. */
export type WayOutMessages = Pick<
	InterviewCodeMessages,
	| "inAppAndroid"
	| "inAppWhatsapp"
	| "inAppInstagram"
	| "inAppFacebook"
	| "inAppMessenger"
	| "inAppLine"
	| "inAppTiktok"
	| "inAppOther"
>;

/** How to get from another app's browser to the phone's own. */
export function wayOut({ system, app }: Device, messages: WayOutMessages): string {
	if (system === "android") return messages.inAppAndroid;
	const inApp = {
		whatsapp: messages.inAppWhatsapp,
		instagram: messages.inAppInstagram,
		facebook: messages.inAppFacebook,
	};
	const more = { messenger: messages.inAppMessenger, line: messages.inAppLine, tiktok: messages.inAppTiktok };
	return { ...inApp, ...more, other: messages.inAppOther }[app ?? "other"];
}

/** The texts of a code's page on this device. */
export function screenTextOf(screen: InterviewScreen, device: Device, messages: InterviewCodeMessages): ScreenText {
	const isPhone = device.system !== "desktop";
	const texts: Record<InterviewScreen, ScreenText> = {
		opening: { heading: messages.openingHeading, text: messages.openingText },
		slow: { heading: messages.slowHeading, text: messages.slowText },
		lost: { heading: messages.lostHeading, text: messages.lostText },
		withdrawn: { heading: messages.withdrawnHeading, text: messages.withdrawnText },
		done: { heading: messages.doneHeading, text: messages.doneText },
		over: { heading: messages.overHeading, text: messages.overText },
		none: { heading: messages.noneHeading, text: messages.noneText },
		ready: { heading: messages.readyHeading, text: isPhone ? messages.readyPhone : messages.readyComputer },
		"in-app": { heading: messages.inAppHeading, text: wayOut(device, messages) },
		"no-mobile": { heading: messages.noMobileHeading, text: messages.noMobileText },
		"on-computer": { heading: messages.onComputerHeading, text: messages.onComputerText },
		"on-app": { heading: messages.onAppHeading, text: isPhone ? messages.onAppPhone : messages.onAppText },
	};
	return texts[screen];
}
