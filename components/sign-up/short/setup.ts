import type { Locale } from "@/lib/i18n/locales";
import type english from "@/messages/en/sign-up.json";
import type { SignUpMessages } from "../fields/sign-up-messages";

type English = typeof english;

/** The messages of the short form: what the wizard says too, and a goal in place of its description. */
export interface ShortMessages extends SignUpMessages, Pick<English, "welcome" | "ways"> {
	/** Name of the form. */
	label: string;
	wizard: Pick<English["wizard"], "start" | "untouched" | "wait" | "sending" | "problems" | "failure">;
}

/** All that the short form needs to know, as plain data. */
export interface ShortSetup {
	locale: Locale;
	/** Where a browser without script posts it. */
	action: string;
	links: Record<"login" | "terms" | "privacy", string>;
	messages: ShortMessages;
}
