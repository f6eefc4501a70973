import type { Locale } from "@/lib/i18n/locales";
import type english from "@/messages/en/sign-up.json";
import type { SignUpMessages } from "../fields/sign-up-messages";

/** The messages of the wizard around its fields. Those with a name in braces are filled in where they are shown. */
export type WizardMessages = SignUpMessages & Pick<typeof english, "wizard" | "welcome" | "confirmation" | "ways">;

/** The targets of the wizard's links. */
export interface WizardLinks {
	login: string;
	/** The help page about the first steps. */
	firstSteps: string;
	terms: string;
	privacy: string;
}

/** The data of the wizard, as plain data. */
export interface WizardSetup {
	locale: Locale;
	/** The first step's action without script. */
	action: string;
	links: WizardLinks;
	messages: WizardMessages;
}
