"use client";

import { useReducer, useState } from "react";
import { checkPassword } from "@/lib/api-client/check-password";
import { registration } from "@/lib/client-state/registration";
import { trimEmail } from "@/lib/contract/contact";
import { isEmailTaken } from "@/lib/sign-up/outcome";
import { afterEvent, FIRST_STEP } from "@/lib/sign-up/steps";
import { WIZARD_STEPS } from "@/lib/sign-up/values";
import { useAccountMade } from "../leave/use-account-made.client";
import { useLeaveGuard } from "../leave/use-leave-guard.client";
import type { WizardSetup } from "./setup";
import { useAccount } from "./use-account.client";
import { useConfirmation } from "./use-confirmation.client";
import { useFields } from "./use-fields.client";
import { wizardValues } from "./wizard-form";

/** The data and functions of the wizard's parts. */
export type WizardControl = ReturnType<typeof useWizard>;

/** State and actions of the wizard: its step, its fields, sending them, leaving. */
export function useWizard({ locale, messages }: WizardSetup) {
	const [wizard, dispatch] = useReducer(afterEvent, FIRST_STEP);
	const [isChecking, setChecking] = useState(false);
	const confirmation = useConfirmation(locale);
	const fields = useFields(locale, messages.problems, dispatch);
	const account = useAccount(locale, messages.problems);
	const { form, check, hasEntered, isTouched, carryOver, setAttempt } = fields;

	function empty() {
		fields.empty();
		account.forget();
	}

	useLeaveGuard({
		hasEntered,
		isArmed: isTouched,
		question: messages.wizard.leave.question,
		carryOver: (link) => !wizard.isSending && carryOver(link),
		onLeave() {
			empty();
			dispatch("reset");
		},
	});

	useAccountMade("wizard", locale, wizard.step === 3);

	async function send() {
		dispatch("send");
		const values = wizardValues(form.getValues());
		const outcome = await account.create(values);
		if (outcome.kind === "created") {
			confirmation.begin({ email: trimEmail(values.email), token: outcome.token });
			// Clears the fields, above all the password: a browser restores a page's fields.
			empty();
		} else {
			if (outcome.kind === "fields" && isEmailTaken(outcome.fields)) check.refuse(values.email);
			setAttempt((before) => before + 1);
		}
		dispatch(outcome);
	}

	/** Leaves the first step, unless the host refuses the password. */
	async function leaveAccount() {
		const { password } = form.getValues();
		setChecking(true);
		const refusal = await checkPassword(password, locale);
		setChecking(false);
		if (refusal && form.getValues("password") === password) {
			registration.set({ save_errors: { password: [refusal] } });
			return setAttempt((before) => before + 1);
		}
		dispatch("next");
	}

	function goOn() {
		if (isChecking || !fields.isRight(WIZARD_STEPS[wizard.step === 1 ? 0 : 1])) return;
		setAttempt(0);
		void (wizard.step === 1 ? leaveAccount() : send());
	}

	function goBack() {
		setAttempt(0);
		dispatch("previous");
	}

	return { ...fields, wizard, isChecking, confirmation, account, goOn, goBack };
}
