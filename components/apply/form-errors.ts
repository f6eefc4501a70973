import type { FieldErrors, Resolver } from "react-hook-form";
import { type FieldCode, type FieldProblems, validateApplication } from "@/lib/application/rules";
import type { ApplicationRules, ApplicationValues, CvState } from "@/lib/application/values";
import { readValues } from "./read-values";

/** The form's fields. The CV has no input among them, but errors of its own. */
export type FormFields = ApplicationValues & { cv?: undefined };

function toErrors(problems: FieldProblems): FieldErrors<FormFields> {
	return Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, { type: "rule", message: code }]));
}

/** The codes behind react-hook-form's errors. */
export function toProblems(errors: FieldErrors<FormFields>): FieldProblems {
	return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as FieldCode]));
}

/** The application's rules as react-hook-form asks them. */
export function applicationResolver(rules: ApplicationRules, cv: () => CvState): Resolver<FormFields> {
	return async (entered) => {
		const values = readValues(entered);
		const problems = validateApplication(values, rules, cv());
		return Object.keys(problems).length > 0 ? { values: {}, errors: toErrors(problems) } : { values, errors: {} };
	};
}
