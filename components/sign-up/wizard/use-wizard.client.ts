"use client";

import { useReducer, useState } from "react";
import { useForm } from "react-hook-form";
import { noteAccountMade } from "@/lib/browser/account-made";
import { cleanEmail } from "@/lib/contract/contact";
import { isEmailTaken } from "@/lib/sign-up/outcome";
import { afterEvent, FIRST_STEP } from "@/lib/sign-up/steps";
import { WIZARD_STEPS } from "@/lib/sign-up/values";
import { useEmailCheck } from "../fields/use-email-check.client";
import { useSaveErrors } from "../fields/use-save-errors.client";
import { useLeaveGuard } from "../leave/use-leave-guard.client";
import type { WizardSetup } from "./setup";
import { useAccount } from "./use-account.client";
import { useEntered } from "./use-entered.client";
import { useProblems } from "./use-problems.client";
import { useReopened } from "./use-reopened.client";
import { type WizardValues, wizardResolver, wizardValues } from "./wizard-form";

const EMPTY = wizardValues({});

/** What the wizard's parts work with. */
export type WizardControl = ReturnType<typeof useWizard>;

/** State and actions of the wizard: its step, its fields and what is wrong with them, the email's check, leaving. */
export function useWizard({ locale, words }: WizardSetup) {
	const [wizard, dispatch] = useReducer(afterEvent, FIRST_STEP);
	/** Whom the mail went to. */
	const [createdFor, setCreatedFor] = useState("");
	const { check, state: emailState } = useEmailCheck(locale);
	const account = useAccount(locale, words.problems);
	const { refusalOf, settle } = useSaveErrors();
	const form = useForm<WizardValues>({ mode: "onTouched", resolver: wizardResolver, shouldFocusError: false });
	const { getValues, reset } = form;
	const { attempt, setAttempt, problem, isRight } = useProblems({ form, check, refusalOf, words: words.problems });
	const { isAskedAgain, setAskedAgain, carryOver } = useReopened(locale, form, dispatch);
	const hasEntered = useEntered(form, check, settle);
	const isTouched = hasEntered || Object.keys(form.formState.touchedFields).length > 0;

	function empty() {
		check.reset();
		account.forget();
		reset(EMPTY);
		setAttempt(0);
		setAskedAgain(false);
	}

	function startAgain() {
		empty();
		dispatch("reset");
	}

	useLeaveGuard({
		hasEntered,
		isArmed: isTouched,
		question: words.wizard.leave.question,
		carryOver: (link) => !wizard.isSending && carryOver(link),
		onLeave: startAgain,
	});

	async function send() {
		dispatch("send");
		const values = wizardValues(getValues());
		const outcome = await account.create(values);
		if (outcome.kind === "created") {
			setCreatedFor(cleanEmail(values.email));
			// The password above all has no business here any more; the browser gives back to a page what it held.
			empty();
			noteAccountMade();
		} else {
			if (outcome.kind === "fields" && isEmailTaken(outcome.fields)) check.refuse(values.email);
			setAttempt((before) => before + 1);
		}
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

	function again() {
		settle("email");
		check.again();
	}

	return {
		wizard,
		createdFor,
		form,
		account,
		emailState,
		isTouched,
		attempt,
		isAskedAgain,
		problem,
		goOn,
		goBack,
		again,
	};
}
