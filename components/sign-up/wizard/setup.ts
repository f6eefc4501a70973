import type { Locale } from "@/lib/i18n/locales";
import type english from "@/messages/en/sign-up.json";
import type { SignUpMessages } from "../fields/sign-up-messages";

/** The messages of the wizard around its fields. Those with a name in braces are filled in where they are shown. */
export type WizardMessages = SignUpMessages & Pick<typeof english, "wizard" | "welcome" | "confirmation" | "ways">;

/** Where the wizard's links lead. */
export interface WizardLinks {
	login: string;
	/** Where the help says how to begin. */
	firstSteps: string;
	terms: string;
	privacy: string;
}

/** All that the wizard needs to know, as plain data. */
export interface WizardSetup {
	locale: Locale;
	/** Where a browser without script posts the first step. */
	action: string;
	links: WizardLinks;
	messages: WizardMessages;
}
