import { type FieldErrors, get, type Resolver, set } from "react-hook-form";
import type { FieldCode, FieldProblems } from "@/lib/application/codes";
import type { FormFields } from "./form-fields";

/** Problems as the form library keeps them: nested, the code as the message. */
export function toErrors(problems: FieldProblems): FieldErrors<FormFields> {
	const errors = {};
	for (const [path, code] of Object.entries(problems)) set(errors, path, { type: "rule", message: code });
	return errors;
}

/** The code at a path, if its field is wrong. */
export const codeAt = (errors: FieldErrors<FormFields>, path: string): FieldCode | undefined =>
	(get(errors, path) as { message?: FieldCode } | undefined)?.message;

/** The application's rules as the form library asks them. */
export function resolverOf(validate: (entered: FormFields) => FieldProblems): Resolver<FormFields> {
	return (entered) => {
		const problems = validate(entered);
		return Object.keys(problems).length > 0
			? { values: {}, errors: toErrors(problems) }
			: { values: entered, errors: {} };
	};
}
