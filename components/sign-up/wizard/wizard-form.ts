import type { FieldErrors, Resolver } from "react-hook-form";
import { problemsOf } from "@/lib/sign-up/rules";
import { EMPTY_VALUES, WIZARD_STEPS } from "@/lib/sign-up/values";

/** The fields of the wizard's two forms. */
export type WizardField = (typeof WIZARD_STEPS)[number][number];

/** The values of the wizard's fields. */
export type WizardValues = Record<WizardField, string>;

/** All fields of the wizard, in their order. */
export const WIZARD_FIELDS: readonly WizardField[] = WIZARD_STEPS.flat();

/** All fields that the rules know, with the wizard's values. */
export const filledIn = (entered: Partial<WizardValues>) => ({ ...EMPTY_VALUES, ...entered });

/** The wizard's fields only, as they are sent; fields that weren't shown yet are empty. */
export const wizardValues = (entered: Partial<WizardValues>) =>
	Object.fromEntries(WIZARD_FIELDS.map((field) => [field, entered[field] ?? ""])) as WizardValues;

/** The rules as the form library expects them, with codes instead of messages. */
export const wizardResolver: Resolver<WizardValues> = (entered) => {
	const problems = Object.entries(problemsOf(WIZARD_FIELDS, filledIn(entered)));
	if (problems.length === 0) return { values: entered, errors: {} };
	const errors = problems.map(([field, message]) => [field, { type: "rule", message }]);
	return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<WizardValues> };
};
