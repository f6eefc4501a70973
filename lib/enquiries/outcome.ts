import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import type { ErrorBody } from "@/lib/contract/errors";
import { fieldsOf } from "./values";

/** Why a request was not taken. */
export const REFUSALS = ["values", "automatic", "tooMany", "noAnswer"] as const;

/** What came of a sent form: taken, or not and why; `fields` are those that the host or our door points at. */
export type EnquiryOutcome =
	| { kind: "sent" }
	| { kind: "refused"; reason: (typeof REFUSALS)[number]; fields: EnquiryField[] };

const refused = (reason: (typeof REFUSALS)[number], fields: EnquiryField[] = []): EnquiryOutcome => ({
	kind: "refused",
	reason,
	fields,
});

/** What an answer to a form means; status 0 is no answer. */
export function outcomeOf(kind: EnquiryKind, status: number, { code, errors = {} }: ErrorBody): EnquiryOutcome {
	if (status >= 200 && status < 300) return { kind: "sent" };
	if (status === 429) return refused("tooMany");
	if (code === "looks_automatic") return refused("automatic");
	if (![400, 413, 422].includes(status)) return refused("noAnswer");
	return refused(
		"values",
		fieldsOf(kind).filter((field) => Object.hasOwn(errors, field)),
	);
}
