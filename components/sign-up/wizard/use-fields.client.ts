"use client";

import { useForm } from "react-hook-form";
import type { Locale } from "@/lib/i18n/locales";
import type { WizardEvent } from "@/lib/sign-up/steps";
import type { SignUpMessages } from "../fields/sign-up-messages";
import { useEmailCheck } from "../fields/use-email-check.client";
import { useSaveErrors } from "../fields/use-save-errors.client";
import { useEntered } from "./use-entered.client";
import { useProblems } from "./use-problems.client";
import { useReopened } from "./use-reopened.client";
import { type WizardValues, wizardResolver, wizardValues } from "./wizard-form";

const EMPTY = wizardValues({});

/**
 * The wizard's fields: their values, their problems, and the state of the email's check; `dispatch` learns at which
 * step they reopen.
 */
export function useFields(
	locale: Locale,
	messages: SignUpMessages["problems"],
	dispatch: (event: WizardEvent) => void,
) {
	const { check, state: emailState } = useEmailCheck(locale);
	const { refusalOf, settle } = useSaveErrors();
	const form = useForm<WizardValues>({ mode: "onTouched", resolver: wizardResolver, shouldFocusError: false });
	const problems = useProblems({ form, check, refusalOf, messages });
	// Before the code that follows the fields: input from the other language counts as typed before.
	const { isAskedAgain, setAskedAgain, carryOver } = useReopened(locale, form, dispatch);
	const hasEntered = useEntered(form, check, settle);
	return {
		form,
		check,
		emailState,
		hasEntered,
		isTouched: hasEntered || Object.keys(form.formState.touchedFields).length > 0,
		isAskedAgain,
		carryOver,
		...problems,
		/** Asks again about an email that was not found to be free. */
		again() {
			settle("email");
			check.again();
		},
		/** Resets the fields as if they were untouched. */
		empty() {
			check.reset();
			form.reset(EMPTY);
			problems.setAttempt(0);
			setAskedAgain(false);
		},
	};
}
