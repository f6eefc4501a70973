import { LONGEST } from "@/lib/contract/sign-up";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { hostPages } from "@/lib/server/host-pages";
import { SIGN_UP_PATHS } from "@/lib/sign-up/paths";
import { SITE_PAGES } from "@/lib/site/pages";
import { fill } from "@/lib/text/fill";
import { signUpMessages } from "../fields/sign-up-messages";
import type { ShortSetup } from "./setup";

/** Words and addresses of the short registration form in one language. */
export async function shortSetup(locale: Locale): Promise<ShortSetup> {
	const [shared, { "sign-up": messages, "trial-form": trialForm }] = await Promise.all([
		signUpMessages(locale),
		loadMessages(locale),
	]);
	const { short } = trialForm;
	const { start, untouched, wait, sending, problems, failure } = messages.wizard;
	const goalLong = fill(short.goalLong, { descriptionMost: LONGEST.assist_description.toLocaleString(locale) });
	return {
		locale,
		action: pathIn(locale, SIGN_UP_PATHS.create),
		links: {
			login: hostPages(locale).login,
			terms: pathIn(locale, SITE_PAGES.terms),
			privacy: pathIn(locale, SITE_PAGES.privacy),
		},
		messages: {
			...shared,
			label: short.label,
			fields: { ...shared.fields, assist_description: short.goal },
			hints: { ...shared.hints, assist_description: short.goalHint },
			problems: { ...shared.problems, descriptionBlank: short.goalBlank, descriptionLong: goalLong },
			wizard: { start, untouched, wait, sending, problems, failure },
			welcome: messages.welcome,
			ways: messages.ways,
		},
	};
}
