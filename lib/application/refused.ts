import {
	CV_ABOVE_LIMIT,
	DUPLICATE_EMAIL_START,
	DUPLICATE_PHONE,
	type ErrorBody,
	NO_APPLICATIONS,
	PHONE_LENGTHS,
	REFUSED_VALUES,
} from "@/lib/contract/errors";
import { LONGEST_SAID } from "@/lib/contract/limits";
import { excerpt } from "@/lib/text/plain";
import { type FieldProblems, type Finding, PHONE_LENGTH_CODES, type ProblemDetails, toProblems } from "./codes";
import { contactOf, sentencesOf } from "./duplicate";
import { findingOf, slotPath } from "./refused-field";
import type { SentPlaces } from "./sent-places";
import type { ApplicationRules } from "./validate";

/** Fields to correct. `rest` is what the host says about fields that the form doesn't have; empty if it says nothing. */
export interface RefusedFields {
	kind: "fields";
	problems: FieldProblems;
	details: ProblemDetails;
	rest: string;
}

/** Why an application was refused: fields to correct, or a reason for the whole form. */
export type Refused =
	| RefusedFields
	| { kind: "form"; code: "ERROR_SEND_BUSY" | "ERROR_SEND_FAILED" | "ERROR_SEND_GONE" | "ERROR_SEND_OFFLINE" }
	| { kind: "form"; code: "ERROR_SEND_REFUSED"; reason: string };

/** Maximum length of the host's text about the rest of the form, in characters. */
const LONGEST_REASON = 500;

const joined = (texts: readonly string[], most: number) => excerpt([...new Set(texts)].filter(Boolean).join(" "), most);

/** A host's text about one field, and its path. */
interface FieldMessage {
	finding: Finding | undefined;
	text: string;
}

/** The text for each field. Our own API proxy's sentences are for programs, so only its codes count. */
function fieldMessagesOf(
	{ errors = {}, code }: ErrorBody,
	rules: ApplicationRules,
	places: SentPlaces,
): FieldMessage[] {
	return Object.entries(errors).map(([name, texts]) => {
		const finding = findingOf(name, rules, places);
		const text = code ? "" : joined(texts, LONGEST_SAID);
		return { finding: finding && text ? [finding[0], "ERROR_FIELD_SAID"] : finding, text };
	});
}

/** What hosts say in sentences that the site knows, and so in the page's language. */
function knownFindings(messages: readonly string[], { emailRequired }: ApplicationRules): Finding[] {
	const hasMessage = (start: string) => messages.some((text) => text.startsWith(start));
	return [
		// A form without an email field shows it as a general message.
		["email", emailRequired && hasMessage(DUPLICATE_EMAIL_START) ? "ERROR_EMAIL_REGISTERED" : undefined],
		["phone", hasMessage(PHONE_LENGTHS.short) ? PHONE_LENGTH_CODES.short : undefined],
		["phone", hasMessage(PHONE_LENGTHS.long) ? PHONE_LENGTH_CODES.long : undefined],
		["phone", hasMessage(DUPLICATE_PHONE) ? "ERROR_MOBILE_NUMBER_REGISTERED" : undefined],
	];
}

function readFields(body: ErrorBody, rules: ApplicationRules, places: SentPlaces): RefusedFields {
	const messages = fieldMessagesOf(body, rules, places);
	const all = sentencesOf(body);
	const known = toProblems(knownFindings(all, rules));
	const contact = contactOf(body);
	const texts = [
		...messages.flatMap(({ finding, text }) => (finding ? [[finding[0], text] as const] : [])),
		...Object.keys(known).map((path) => [path, contact] as const),
	];
	const rest = messages.flatMap(({ finding, text }) => (finding ? [] : [text]));
	return {
		kind: "fields",
		problems: { ...toProblems(messages.flatMap(({ finding }) => (finding ? [finding] : []))), ...known },
		details: Object.fromEntries([...new Map(texts)].filter(([, text]) => text)),
		rest: joined(rest, LONGEST_REASON),
	};
}

/** A CV that is too large for its call: the only refusal with another status that a field can fix. */
function readCv(body: ErrorBody, rules: ApplicationRules): RefusedFields {
	const path = sentencesOf(body).includes(CV_ABOVE_LIMIT) ? slotPath("0", rules) : undefined;
	return { kind: "fields", problems: path ? { [path]: "CV_TOO_LARGE" } : {}, details: {}, rest: "" };
}

function fieldsIn(status: number, body: ErrorBody, rules: ApplicationRules, places: SentPlaces): Refused | undefined {
	const read = REFUSED_VALUES.includes(status)
		? readFields(body, rules, places)
		: status === 413
			? readCv(body, rules)
			: undefined;
	return read && Object.keys(read.problems).length > 0 ? read : undefined;
}

/**
 * Interprets a refusal of the application call: its status (0: no answer) and body. Errors that name a field of the form, in
 * any spelling, are assigned to it; `places` maps the host's entry numbers to the form's.
 */
export function readRefusal(
	status: number,
	body: ErrorBody,
	rules: ApplicationRules,
	places: SentPlaces = {},
): Refused {
	if (status === 0) return { kind: "form", code: "ERROR_SEND_OFFLINE" };
	if (status === 429) return { kind: "form", code: "ERROR_SEND_BUSY" };
	const isClosed = status === 422 && sentencesOf(body).includes(NO_APPLICATIONS);
	if (status === 404 || isClosed) return { kind: "form", code: "ERROR_SEND_GONE" };
	const fields = fieldsIn(status, body, rules, places);
	if (fields) return fields;
	const reason = joined(Object.values(body.errors ?? {}).flat(), LONGEST_REASON) || body.message;
	if (status >= 400 && status < 500 && status !== 409 && reason) {
		return { kind: "form", code: "ERROR_SEND_REFUSED", reason };
	}
	return { kind: "form", code: "ERROR_SEND_FAILED" };
}
