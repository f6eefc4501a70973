import { type FieldErrors, get, type Resolver, set } from "react-hook-form";
import type { FieldCode, FieldProblems } from "@/lib/application/codes";
import { pressOver } from "@/lib/browser/press-over";
import type { FormFields } from "./form-fields";
import type { Problem } from "./problem-text";

/** Problems as the form library keeps them: nested, the code as the message. */
export function toErrors(problems: FieldProblems): FieldErrors<FormFields> {
	const errors = {};
	for (const [path, code] of Object.entries(problems)) set(errors, path, { type: "rule", message: code });
	return errors;
}

/** A problem that a host found, as the form library keeps it. */
export const hostError = (code: FieldCode, detail: string | undefined) => ({
	type: "host",
	message: code,
	types: { detail },
});

/** The problem at a path, if its field is wrong. */
export function problemAt(errors: FieldErrors<FormFields>, path: string): Problem | undefined {
	const error = get(errors, path) as { message?: FieldCode; types?: { detail?: string } } | undefined;
	return error?.message && { code: error.message, detail: error.types?.detail };
}

/** The application's rules as the form library asks them. A press ends first: errors move what stands below them. */
export function resolverOf(validate: (entered: FormFields) => FieldProblems): Resolver<FormFields> {
	return async (entered) => {
		await pressOver();
		const problems = validate(entered);
		return Object.keys(problems).length > 0
			? { values: {}, errors: toErrors(problems) }
			: { values: entered, errors: {} };
	};
}
