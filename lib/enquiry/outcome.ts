import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import { type ErrorBody, REFUSED_VALUES } from "@/lib/contract/errors";
import { LONGEST_SAID } from "@/lib/contract/limits";
import { excerpt } from "@/lib/text/plain";
import { fieldsOf } from "./values";

/** Why an enquiry was refused. */
export const REFUSALS = ["values", "automatic", "tooMany", "noAnswer", "ourSide"] as const;

/** The host's own texts about fields. */
export type FieldMessages = Partial<Record<EnquiryField, string>>;

/**
 * The result of sending a form: accepted, or refused and why; `fields` are those that the host or our API proxy names,
 * `said` the host's texts about them.
 */
export type EnquiryOutcome =
	| { kind: "sent" }
	| { kind: "refused"; reason: (typeof REFUSALS)[number]; fields: EnquiryField[]; said: FieldMessages };

const refused = (
	reason: (typeof REFUSALS)[number],
	fields: EnquiryField[] = [],
	said: FieldMessages = {},
): EnquiryOutcome => ({ kind: "refused", reason, fields, said });

/** The body of an answer: a refusal's, or the id of the stored enquiry. */
interface AnswerBody extends ErrorBody {
	id?: unknown;
}

/** The outcome for an answer to a form; status 0 means no answer. */
export function outcomeOf(kind: EnquiryKind, status: number, body: AnswerBody): EnquiryOutcome {
	const { id, code, errors = {} } = body;
	// Captive portals answer every request with a page of their own, which doesn't mean success.
	if (status >= 200 && status < 300) return id === undefined ? refused("noAnswer") : { kind: "sent" };
	if (status === 0) return refused("noAnswer");
	if (status === 429) return refused("tooMany");
	if (code === "looks_automatic") return refused("automatic");
	const fields = fieldsOf(kind).filter((field) => Object.hasOwn(errors, field));
	const isRunning = status === 409 && fields.length === 0;
	if (isRunning || ![...REFUSED_VALUES, 413].includes(status)) return refused("ourSide");
	// Our own API proxy's sentences are for programs.
	const messages = code
		? []
		: fields.map((field) => [field, excerpt(errors[field]?.join(" ") ?? "", LONGEST_SAID)] as const);
	return refused("values", fields, Object.fromEntries(messages.filter(([, text]) => text)));
}
