import { type RemainingMessages, remainingMessages } from "@/components/shared/remaining-messages";
import { LONGEST, ROLE_COUNTS, SHORTEST_PASSWORD } from "@/lib/contract/sign-up";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { SignUpProblem } from "@/lib/sign-up/rules";
import { fill } from "@/lib/text/fill";
import type english from "@/messages/en/sign-up.json";
import { ROLE_MESSAGES } from "./role-messages";

type English = typeof english;

/** The messages of the sign-up's fields in one language, with their numbers filled in: plain data, for the browser too. */
export interface SignUpMessages extends Pick<English, "required" | "fields" | "hints" | "password" | "email"> {
	/** The list of role counts: values as they are sent, and their words. */
	roles: { empty: string; options: readonly { value: string; label: string }[] };
	problems: Record<SignUpProblem, string>;
	/** Asks about an email whose domain looks mistyped. */
	emailMeant: string;
	remaining: RemainingMessages;
}

/** The limits in the messages, formatted for the language. */
function boundsIn(locale: Locale) {
	const say = (most: number) => most.toLocaleString(locale);
	return {
		fullnameMost: say(LONGEST.fullname),
		passwordFewest: say(SHORTEST_PASSWORD),
		passwordMost: say(LONGEST.password),
		companyMost: say(LONGEST.company_name),
		descriptionMost: say(LONGEST.assist_description),
	};
}

/** Loads the messages of the sign-up's fields, their hints and their problems. */
export async function signUpMessages(locale: Locale): Promise<SignUpMessages> {
	const { "sign-up": messages, common } = await loadMessages(locale);
	const { "sign-up": signUp } = await loadMessages(locale);
	const bounds = boundsIn(locale);
	const names = Object.keys(messages.errors) as SignUpProblem[];
	return {
		required: messages.required,
		fields: messages.fields,
		password: messages.password,
		email: messages.email,
		hints: { ...messages.hints, password: fill(signUp.hints.password, bounds) },
		roles: {
			empty: messages.roles.choose,
			options: ROLE_COUNTS.map((value) => ({ value, label: messages.roles[ROLE_MESSAGES[value]] })),
		},
		problems: Object.fromEntries(
			names.map((name) => [name, fill(signUp.errors[name], bounds)]),
		) as SignUpMessages["problems"],
		emailMeant: common.emailMeant,
		remaining: await remainingMessages(locale),
	};
}
