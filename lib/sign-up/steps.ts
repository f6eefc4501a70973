import type { SignUpFailure, SignUpOutcome } from "./outcome";
import { type SignUpField, WIZARD_STEPS } from "./values";

/** A page of the wizard: the account, the needs, the welcome. */
export type WizardStep = 1 | 2 | 3;

/** How many steps the wizard has. */
export const STEP_COUNT = 3;

/** Where the wizard is. */
export interface Wizard {
	step: WizardStep;
	isSending: boolean;
	/** Why the last attempt to create the account failed; null before that, and during the next attempt. */
	failure: SignUpFailure | null;
}

export type WizardEvent =
	| "next"
	| "previous"
	| "send"
	| "reset"
	/** The page is opened again after the account was created. */
	| "welcome"
	| SignUpOutcome;

export const FIRST_STEP: Wizard = { step: 1, isSending: false, failure: null };

/** The step of a field. */
export const stepOf = (field: SignUpField): 1 | 2 =>
	(WIZARD_STEPS[0] as readonly SignUpField[]).includes(field) ? 1 : 2;

/** The first step that has one of the named fields. */
const firstStepOf = (fields: Partial<Record<SignUpField, string>>): 1 | 2 =>
	(Object.keys(fields) as SignUpField[]).some((field) => stepOf(field) === 1) ? 1 : 2;

function answered(wizard: Wizard, outcome: SignUpOutcome): Wizard {
	// An answer that nobody waits for any more, because the wizard was reset, moves nothing.
	if (!wizard.isSending) return wizard;
	if (outcome.kind === "created") return { step: 3, isSending: false, failure: null };
	if (outcome.kind === "fields") return { step: firstStepOf(outcome.fields), isSending: false, failure: null };
	const { kind: _, ...failure } = outcome;
	return { step: 2, isSending: false, failure };
}

/** The wizard after an event. While it sends, nothing but the answer or a reset moves it. */
export function afterEvent(wizard: Wizard, event: WizardEvent): Wizard {
	if (event === "reset") return FIRST_STEP;
	if (event === "welcome") return { ...FIRST_STEP, step: 3 };
	if (typeof event === "object") return answered(wizard, event);
	if (wizard.isSending || wizard.step === 3) return wizard;
	if (event === "next") return wizard.step === 1 ? { ...FIRST_STEP, step: 2 } : wizard;
	if (event === "previous") return wizard.step === 2 ? FIRST_STEP : wizard;
	return wizard.step === 2 ? { step: 2, isSending: true, failure: null } : wizard;
}
