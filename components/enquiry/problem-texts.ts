import type { EnquiryField } from "@/lib/contract/enquiry";
import { excessOf } from "@/lib/enquiry/rules";
import { type EnquiryValues, fieldsOf } from "@/lib/enquiry/values";
import { fill } from "@/lib/text/fill";
import type { EnquirySetup, FieldProblems } from "./setup";

/** The problems of a form with these `values`, as messages in the order of the fields. */
export function problemTexts(
	{ kind, locale, messages }: Pick<EnquirySetup, "kind" | "locale" | "messages">,
	problems: FieldProblems,
	values: EnquiryValues,
): (readonly [EnquiryField, string])[] {
	return fieldsOf(kind).flatMap((field) => {
		const problem = problems[field];
		if (!problem) return [];
		if (typeof problem === "object") return [[field, problem.text] as const];
		const text = problem === "refused" ? messages.refused : messages.problems[problem];
		return [[field, fill(text, { excess: excessOf(field, values).toLocaleString(locale) })] as const];
	});
}
