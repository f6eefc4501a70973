import { type ErrorBody, REFUSED_VALUES } from "@/lib/contract/errors";
import type { SignUpProblem } from "./rules";
import { type SignUpField, WIZARD_STEPS } from "./values";

/** Why an account was not made, where it isn't about a field. */
export type SignUpFailure =
	/** No answer came: no connection, or none in time. */
	| { reason: "noAnswer" }
	/** Too many requests, or still busy with this one; `seconds` is how long to wait, if the host says so. */
	| { reason: "busy"; seconds: number | null }
	/** The service is away, or at fault. */
	| { reason: "broken" }
	/** It was taken for the work of a program. */
	| { reason: "automatic" }
	/** It was refused without a word about a field; `text` is what the host says of it. */
	| { reason: "refused"; text: string | undefined };

/** What sending a sign-up came to. */
export type SignUpOutcome =
	/** `token` lets this browser have the confirmation's mail sent again; undefined where the host gives none. */
	| { kind: "created"; token?: string }
	/** The messages of fields: the host's first sentence for each, or `FIELD_REFUSED`. */
	| { kind: "fields"; fields: Partial<Record<SignUpField, string>> }
	| ({ kind: "failed" } & SignUpFailure);

/**
 * Replaces our own API proxy's message about a field, which is for programs and in English. It is a key of the messages
 * about problems.
 */
export const FIELD_REFUSED = "fieldRefused" satisfies SignUpProblem;

/** Whether the host itself refuses the email: an address that our rules have nothing against is registered then. */
export const isEmailTaken = (fields: Partial<Record<SignUpField, string>>): boolean =>
	fields.email !== undefined && fields.email !== FIELD_REFUSED;

const FIELDS: readonly SignUpField[] = [...WIZARD_STEPS.flat(), "phone"];

/** The body of an answer: that of a refusal, or the id of the account that was made. */
interface AnswerBody extends ErrorBody {
	id?: unknown;
	confirmation_token?: unknown;
}

/** An answer to a sign-up; status 0 is none. */
interface Answer {
	status: number;
	body: AnswerBody | null;
	/** How long the host asks to wait, seconds. */
	retryAfter: number | null;
}

/** What is shown for a problem of the rules, or for a sentence of the host: `messages` of the one, the other as it is. */
export const saidOf = (text: string, messages: Record<SignUpProblem, string>): string =>
	Object.hasOwn(messages, text) ? messages[text as SignUpProblem] : text;

const TOO_LONG = "descriptionLong" satisfies SignUpProblem;

/** The host's message about the whole refusal, else about fields that the form doesn't have. */
const sentenceOf = (body: AnswerBody | null): string | undefined =>
	body?.message ||
	Object.values(body?.errors ?? {})
		.flat()
		.find(Boolean);

const BUSY = [409, 429];

const tokenOf = ({ confirmation_token: token }: AnswerBody): string | undefined =>
	typeof token === "string" && token !== "" ? token : undefined;

/** The meaning of a sign-up's response for the person. */
export function signUpOutcome({ status, body, retryAfter }: Answer): SignUpOutcome {
	const isMade = status >= 200 && status < 300 && (typeof body?.id === "number" || typeof body?.id === "string");
	if (isMade) return { kind: "created", token: tokenOf(body) };
	// Networks that ask people to log in first answer everything with a page of their own: that is nobody's yes.
	if (status === 0 || status < 300) return { kind: "failed", reason: "noAnswer" };
	const messages = FIELDS.flatMap((field) => {
		const text = body?.errors?.[field]?.[0];
		return text === undefined ? [] : [[field, body?.code ? FIELD_REFUSED : text] as const];
	});
	if (REFUSED_VALUES.includes(status) && messages.length > 0)
		return { kind: "fields", fields: Object.fromEntries(messages) };
	if (BUSY.includes(status)) return { kind: "failed", reason: "busy", seconds: retryAfter };
	if (status >= 500) return { kind: "failed", reason: "broken" };
	// Nothing else in the form can make it too large.
	if (status === 413) return { kind: "fields", fields: { assist_description: TOO_LONG } };
	if (body?.code === "looks_automatic") return { kind: "failed", reason: "automatic" };
	return { kind: "failed", reason: "refused", text: body?.code ? undefined : sentenceOf(body) };
}
