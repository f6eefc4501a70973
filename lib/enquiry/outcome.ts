import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import { type ErrorBody, REFUSED_VALUES } from "@/lib/contract/errors";
import { LONGEST_SAID } from "@/lib/contract/limits";
import { excerpt } from "@/lib/text/plain";
import { fieldsOf } from "./values";

/** Why a request was not taken. */
export const REFUSALS = ["values", "automatic", "tooMany", "noAnswer", "ourSide"] as const;

/** What a host says of fields, in its own words. */
export type SaidOfFields = Partial<Record<EnquiryField, string>>;

/**
 * What came of a sent form: taken, or not and why; `fields` are those that the host or our API proxy points at, `said` what
 * the host says of them.
 */
export type EnquiryOutcome =
	| { kind: "sent" }
	| { kind: "refused"; reason: (typeof REFUSALS)[number]; fields: EnquiryField[]; said: SaidOfFields };

const refused = (
	reason: (typeof REFUSALS)[number],
	fields: EnquiryField[] = [],
	said: SaidOfFields = {},
): EnquiryOutcome => ({ kind: "refused", reason, fields, said });

/** The body of an answer: that of a refusal, or the id of the request that was kept. */
interface AnswerBody extends ErrorBody {
	id?: unknown;
}

/** What an answer to a form means; status 0 is no answer. */
export function outcomeOf(kind: EnquiryKind, status: number, body: AnswerBody): EnquiryOutcome {
	const { id, code, errors = {} } = body;
	// Networks that ask people to log in first answer everything with a page of their own: that is nobody's yes.
	if (status >= 200 && status < 300) return id === undefined ? refused("noAnswer") : { kind: "sent" };
	if (status === 0) return refused("noAnswer");
	if (status === 429) return refused("tooMany");
	if (code === "looks_automatic") return refused("automatic");
	const fields = fieldsOf(kind).filter((field) => Object.hasOwn(errors, field));
	const isRunning = status === 409 && fields.length === 0;
	if (isRunning || ![...REFUSED_VALUES, 413].includes(status)) return refused("ourSide");
	// Our own API proxy's sentences are for programs.
	const said = code
		? []
		: fields.map((field) => [field, excerpt(errors[field]?.join(" ") ?? "", LONGEST_SAID)] as const);
	return refused("values", fields, Object.fromEntries(said.filter(([, text]) => text)));
}
