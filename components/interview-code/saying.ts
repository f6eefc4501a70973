import type { Device } from "@/lib/interview-code/device";
import type { EntryScreen } from "@/lib/interview-code/screen";
import type { EntryWords } from "./setup";

/** A page's one message. */
export interface Saying {
	heading: string;
	text: string;
}

function wayOut({ system, app }: Device, words: EntryWords): string {
	if (system === "android") return words.inAppAndroid;
	const inApp = { whatsapp: words.inAppWhatsapp, instagram: words.inAppInstagram, facebook: words.inAppFacebook };
	const more = { messenger: words.inAppMessenger, line: words.inAppLine, tiktok: words.inAppTiktok };
	return { ...inApp, ...more, other: words.inAppOther }[app ?? "other"];
}

/** What a code's page says on this device. */
export function sayingOf(screen: EntryScreen, device: Device, words: EntryWords): Saying {
	const isPhone = device.system !== "desktop";
	const sayings: Record<EntryScreen, Saying> = {
		opening: { heading: words.openingHeading, text: words.openingText },
		slow: { heading: words.slowHeading, text: words.slowText },
		lost: { heading: words.lostHeading, text: words.lostText },
		ready: { heading: words.readyHeading, text: isPhone ? words.readyPhone : words.readyComputer },
		"in-app": { heading: words.inAppHeading, text: wayOut(device, words) },
		"no-mobile": { heading: words.noMobileHeading, text: words.noMobileText },
		"on-computer": { heading: words.onComputerHeading, text: words.onComputerText },
		"on-app": { heading: words.onAppHeading, text: isPhone ? words.onAppPhone : words.onAppText },
	};
	return sayings[screen];
}
