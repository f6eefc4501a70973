import type { SignUpProblem } from "@/lib/sign-up/rules";
import type { SignUpField } from "@/lib/sign-up/values";
import { named } from "@/lib/text/named";
import { signUpFieldId } from "./field-id";
import type { SignUpMessages } from "./sign-up-messages";

/**
 * The entries of an error summary: of the `fields` in their order, those with a problem. Our own messages say what they are
 * about; a host's, and the one for a refusal without any, follow the field's label.
 */
export function listedProblems<Field extends SignUpField>(
	fields: readonly Field[],
	problemOf: (field: Field) => string | undefined,
	{ fields: labels, problems }: Pick<SignUpMessages, "fields" | "problems">,
): { id: string; text: string }[] {
	const { fieldRefused: _, ...own } = problems satisfies Record<SignUpProblem, string>;
	const telling = new Set<string>(Object.values(own));
	return fields.flatMap((field) => {
		const text = problemOf(field);
		if (!text) return [];
		return [{ id: signUpFieldId(field), text: telling.has(text) ? text : named(labels[field], text) }];
	});
}
