import type { Locale } from "@/lib/i18n/locales";
import { pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { hostPages } from "@/lib/server/host-pages";
import { SITE_PAGES } from "@/lib/site/pages";
import { signUpMessages } from "../fields/sign-up-messages";
import type { WizardSetup } from "./setup";

/** Words and addresses of the wizard in one language; without script its first step is posted to `action`. */
export async function wizardSetup(locale: Locale, action: string): Promise<WizardSetup> {
	const { "sign-up": messages } = await loadMessages(locale);
	const { wizard, welcome, confirmation, ways } = messages;
	return {
		locale,
		action,
		links: {
			login: hostPages(locale).login,
			firstSteps: `${pathIn(locale, SITE_PAGES["help-faq"])}#htu-getting-started`,
			terms: pathIn(locale, SITE_PAGES.terms),
			privacy: pathIn(locale, SITE_PAGES.privacy),
		},
		messages: { ...(await signUpMessages(locale)), wizard, welcome, confirmation, ways },
	};
}
