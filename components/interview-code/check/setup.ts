import type { Messages } from "@/lib/i18n/messages";
import type { WayOutMessages } from "../screen-text";

/** The check's texts. */
export type CheckMessages = Messages["interview-check"];

/** The data of the check, as plain data. */
export interface CheckSetup {
	messages: CheckMessages;
	/** The texts about other apps' browsers, and of the button that leads out of them. */
	inApp: WayOutMessages & { inAppOpen: string };
}
