import type { Locale } from "@/lib/i18n/locales";
import type english from "@/messages/en/sign-up.json";
import type { SignUpMessages } from "../fields/sign-up-messages";

type English = typeof english;

/** The messages of the short form: the wizard's, with a goal instead of its description. */
export interface ShortMessages extends SignUpMessages, Pick<English, "welcome" | "ways"> {
	/** Name of the form. */
	label: string;
	wizard: Pick<English["wizard"], "start" | "untouched" | "wait" | "sending" | "problems" | "failure">;
}

/** The data of the short form, as plain data. */
export interface ShortSetup {
	locale: Locale;
	/** The form's action without script. */
	action: string;
	links: Record<"login" | "terms" | "privacy", string>;
	messages: ShortMessages;
}
