"use client";

import { useCallback, useReducer, useState } from "react";
import { useForm } from "react-hook-form";
import type { SignUpOutcome } from "@/lib/sign-up/outcome";
import { problemsOf } from "@/lib/sign-up/rules";
import { afterEvent, FIRST_STEP } from "@/lib/sign-up/steps";
import { type SignUpField, WIZARD_STEPS } from "@/lib/sign-up/values";
import { useEmailCheck } from "../fields/use-email-check.client";
import { useLeaveGuard } from "../leave/use-leave-guard.client";
import type { WizardSetup } from "./setup";
import { useAccount } from "./use-account.client";
import { useEntered } from "./use-entered.client";
import { filledIn, isWizardField, type WizardField, type WizardValues, wizardResolver } from "./wizard-form";

const EMPTY: WizardValues = filledIn({});

/** State and actions of the wizard: its step, its fields and what is wrong with them, the email's check, leaving. */
export function useWizard({ locale, words }: WizardSetup) {
	const [wizard, dispatch] = useReducer(afterEvent, FIRST_STEP);
	/** How often something was pressed that could not be done, because fields are wrong or the account was refused. */
	const [attempt, setAttempt] = useState(0);
	const { check, state: emailState } = useEmailCheck(locale);
	const account = useAccount(locale);
	const form = useForm<WizardValues>({ mode: "onTouched", resolver: wizardResolver, shouldFocusError: false });
	const { getValues, setValue, setError, reset } = form;
	const { errors, touchedFields } = form.formState;
	const hasEntered = useEntered(form, check);
	const isTouched = hasEntered || Object.keys(touchedFields).length > 0;
	const isUnsaved = wizard.step < 3;

	const { forget } = account;
	const startAgain = useCallback(() => {
		check.reset();
		forget();
		reset(EMPTY);
		setAttempt(0);
		dispatch("reset");
	}, [check, forget, reset]);
	useLeaveGuard({
		hasEntered: hasEntered && isUnsaved,
		isArmed: isTouched && isUnsaved,
		question: words.wizard.leave.question,
		onLeave: startAgain,
	});

	/** What is wrong with a field, in words; a field whose email is registered has no other mistake. */
	function problem(field: WizardField): string | undefined {
		const message = errors[field]?.message ?? (field === "email" && emailState === "taken" ? "emailTaken" : undefined);
		return message && (words.problems[message as keyof typeof words.problems] ?? message);
	}

	/** Whether the fields of a step are right; shows what is wrong if not. */
	function isRight(fields: readonly WizardField[]): boolean {
		const wrong = problemsOf(fields, filledIn(getValues()));
		const isTaken = fields.includes("email") && check.state() === "taken";
		if (Object.keys(wrong).length === 0 && !isTaken) return true;
		for (const field of fields) setValue(field, getValues(field) ?? "", { shouldTouch: true, shouldValidate: true });
		setAttempt(attempt + 1);
		return false;
	}

	function show(fields: Partial<Record<SignUpField, string>>) {
		for (const [field, message] of Object.entries(fields)) {
			if (field === "email") check.refuse(getValues("email"));
			else if (isWizardField(field as SignUpField)) setError(field as WizardField, { type: "host", message });
		}
	}

	async function send() {
		dispatch("send");
		const outcome: SignUpOutcome = await account.create(filledIn(getValues()));
		if (outcome.kind === "fields") show(outcome.fields);
		setAttempt((before) => (outcome.kind === "created" ? 0 : before + 1));
		dispatch(outcome);
	}

	function goOn() {
		if (!isRight(WIZARD_STEPS[wizard.step === 1 ? 0 : 1])) return;
		setAttempt(0);
		if (wizard.step === 1) return dispatch("next");
		void send();
	}

	function goBack() {
		setAttempt(0);
		dispatch("previous");
	}

	return { wizard, form, account, emailState, isTouched, attempt, problem, goOn, goBack, again: check.again };
}
