import type { EnquiryKind } from "@/lib/contract/enquiry";
import { problemsOf } from "@/lib/enquiry/rules";
import { fieldsOf, valuesOf } from "@/lib/enquiry/values";
import { type FieldProblems, refusedWith, type ServedEnquiry } from "./setup";

/** A refused form as a browser without script posted it. */
interface Refused {
	reason: ServedEnquiry["reason"];
	fields: readonly string[];
	/** The host's messages about them. */
	said: Readonly<Record<string, string>>;
	values: Readonly<Record<string, string>>;
	cut: boolean;
}

/** A returned form with our own rules' problems of its fields; fields without one count as refused. */
export function servedEnquiry(kind: EnquiryKind, { reason, fields, said, values: sent, cut }: Refused): ServedEnquiry {
	const values = valuesOf(kind, (field) => sent[field]);
	const found = problemsOf(kind, values, Date.now());
	const problems: FieldProblems = {};
	for (const field of fieldsOf(kind)) {
		if (!fields.includes(field)) continue;
		// A text that was too long to come back isn't missing.
		problems[field] = cut && !values[field] ? "refused" : (found[field] ?? refusedWith(said[field]));
	}
	return { values, reason, problems, cut };
}
