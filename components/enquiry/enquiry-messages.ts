import { type RemainingMessages, remainingMessages } from "@/components/shared/remaining-messages";
import { type EnquiryKind, MOST_DAYS_AHEAD } from "@/lib/contract/enquiry";
import { LONGEST } from "@/lib/contract/sign-up";
import type { EnquiryProblem } from "@/lib/enquiry/rules";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { fill } from "@/lib/text/fill";
import type english from "@/messages/en/enquiry.json";

type English = typeof english;
type Taken = "required" | "hints" | "methods" | "chooseZone" | "parts" | "trap" | "kept" | "clear" | "cleared";
type TakenLater = "sending" | "problem" | "refusals" | "mailInstead" | "cut" | "receipt" | "again" | "refused";

/** The messages of one form in one language, with their numbers filled in: plain data, for the browser too. */
export interface EnquiryMessages extends Pick<English, Taken | TakenLater> {
	fields: English["fields"] & { reason: string };
	reasonHint: string;
	send: string;
	sent: { heading: string; text: string };
	problems: Record<EnquiryProblem, string>;
	/** Asks about an email whose domain looks mistyped. */
	emailMeant: string;
	remaining: RemainingMessages;
}

/** The messages about problems in all forms, with their limits formatted for the language. */
async function problemMessages(locale: Locale, names: readonly EnquiryProblem[]): Promise<EnquiryMessages["problems"]> {
	const { errors } = (await loadMessages(locale)).enquiry;
	const say = (most: number) => most.toLocaleString(locale);
	const bounds = {
		companyMost: say(LONGEST.company),
		nameMost: say(LONGEST.name),
		reasonMost: say(LONGEST.reason),
		topicsMost: say(LONGEST.topics),
		daysAhead: say(MOST_DAYS_AHEAD),
	};
	return Object.fromEntries(names.map((name) => [name, fill(errors[name], bounds)])) as EnquiryMessages["problems"];
}

/** Loads the messages of a form. */
export async function enquiryMessages(kind: EnquiryKind, locale: Locale): Promise<EnquiryMessages> {
	const { enquiry: enquiries, common } = await loadMessages(locale);
	const { fields, reason, reasonHints, send, sent, errors, demo, training, page, ...rest } = enquiries;
	const reasonKind = kind === "demo" ? "training" : kind;
	return {
		...rest,
		fields: { ...fields, reason: reason[reasonKind] },
		reasonHint: reasonHints[reasonKind],
		send: send[kind],
		sent: sent[kind],
		problems: await problemMessages(locale, Object.keys(errors) as EnquiryProblem[]),
		emailMeant: common.emailMeant,
		remaining: await remainingMessages(locale),
	};
}
