import { isEmail, isPhone, trimEmail } from "@/lib/contract/contact";
import { readDay } from "@/lib/contract/due-day";
import { DELIVERY_METHODS, type EnquiryField, type EnquiryKind, MOST_DAYS_AHEAD } from "@/lib/contract/enquiry";
import { lengthOf } from "@/lib/contract/length";
import { LONGEST } from "@/lib/contract/sign-up";
import { isDayOver, isDayTooFar } from "@/lib/contract/today";
import { isVisible } from "@/lib/contract/visible";
import { type EnquiryValues, fieldsOf } from "./values";

/** What can be wrong with a field; the messages have a text for each. */
export type EnquiryProblem =
	| "companyBlank"
	| "companyLong"
	| "emailBlank"
	| "emailInvalid"
	| "nameBlank"
	| "nameLong"
	| "phoneBlank"
	| "phoneInvalid"
	| "reasonBlank"
	| "reasonLong"
	| "topicsBlank"
	| "topicsLong"
	| "dateBlank"
	| "dateInvalid"
	| "datePast"
	| "dateFar"
	| "timeBlank"
	| "timeInvalid"
	| "zoneBlank"
	| "methodBlank";

/** What is wrong with a form, by field. */
export type EnquiryProblems = Partial<Record<EnquiryField, EnquiryProblem>>;

type Rule = (value: string, values: EnquiryValues, at: number) => EnquiryProblem | undefined;

/** A required text of at most `most` characters. */
const written =
	(most: number, blank: EnquiryProblem, long: EnquiryProblem): Rule =>
	(value) =>
		!isVisible(value) ? blank : lengthOf(value) > most ? long : undefined;

/** A required text in a format that `isRight` checks. */
const formed =
	(isRight: (value: string) => boolean, blank: EnquiryProblem, invalid: EnquiryProblem): Rule =>
	(value) =>
		!isVisible(value) ? blank : isRight(value) ? undefined : invalid;

const isTime = (value: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

const isDay = formed((value) => value.length === 10 && readDay(value) !== null, "dateBlank", "dateInvalid");

function nearDay(day: string, timezone: string, at: number): EnquiryProblem | undefined {
	if (isDayOver(day, timezone, at)) return "datePast";
	return isDayTooFar(day, timezone, at, MOST_DAYS_AHEAD) ? "dateFar" : undefined;
}

const RULES: Record<EnquiryField, Rule> = {
	company: written(LONGEST.company, "companyBlank", "companyLong"),
	email: formed((value) => isEmail(trimEmail(value)), "emailBlank", "emailInvalid"),
	name: written(LONGEST.name, "nameBlank", "nameLong"),
	mobile_phone: formed(isPhone, "phoneBlank", "phoneInvalid"),
	reason: written(LONGEST.reason, "reasonBlank", "reasonLong"),
	topics: written(LONGEST.topics, "topicsBlank", "topicsLong"),
	preferred_date: (value, values, at) => isDay(value, values, at) ?? nearDay(value, values.timezone ?? "", at),
	preferred_time: formed(isTime, "timeBlank", "timeInvalid"),
	timezone: formed((value) => value.length <= LONGEST.timezone, "zoneBlank", "zoneBlank"),
	delivery_method: formed((value) => DELIVERY_METHODS.some((one) => one === value), "methodBlank", "methodBlank"),
};

/**
 * What is wrong with one field at a moment, in milliseconds since the epoch; a demo's day must be soon, and not over in its
 * time zone.
 */
export const problemOf = (field: EnquiryField, values: EnquiryValues, at: number): EnquiryProblem | undefined =>
	RULES[field]((values[field] ?? "").trim(), values, at);

/** What is wrong with a form's fields, in order; empty if all are valid. */
export function problemsOf(kind: EnquiryKind, values: EnquiryValues, at: number): EnquiryProblems {
	const found = fieldsOf(kind).map((field) => [field, problemOf(field, values, at)] as const);
	return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

const TEXTS = ["company", "name", "reason", "topics"] as const;

/** By how many characters a field's text is too long; 0 if it isn't, and for fields with a fixed format. */
export function excessOf(field: EnquiryField, values: EnquiryValues): number {
	const text = TEXTS.find((one) => one === field);
	return text ? Math.max(0, lengthOf((values[text] ?? "").trim()) - LONGEST[text]) : 0;
}
