"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EmailCheck } from "@/lib/sign-up/email-check";
import { FIELD_REFUSED, saidOf } from "@/lib/sign-up/outcome";
import { problemsOf } from "@/lib/sign-up/rules";
import type { SignUpField } from "@/lib/sign-up/values";
import type { SignUpWords } from "../fields/sign-up-words";
import { filledIn, isWizardField, type WizardField, type WizardValues } from "./wizard-form";

type Form = Pick<UseFormReturn<WizardValues>, "formState" | "getValues" | "setValue" | "setError">;

/** What is wrong with the wizard's fields: by the rules, by the email's check, and by what the host says of them. */
export function useProblems(form: Form, check: EmailCheck, words: SignUpWords["problems"]) {
	const { getValues, setValue, setError } = form;
	const { errors } = form.formState;
	/** How often something was pressed that could not be done, because fields are wrong or the account was refused. */
	const [attempt, setAttempt] = useState(0);

	/** What is wrong with a field, in words; a field whose email is registered has no other mistake. */
	function problem(field: WizardField): string | undefined {
		const message =
			errors[field]?.message ?? (field === "email" && check.state() === "taken" ? "emailTaken" : undefined);
		return message && saidOf(message, words);
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
			if (field === "email" && message !== FIELD_REFUSED) check.refuse(getValues("email"));
			else if (isWizardField(field as SignUpField)) setError(field as WizardField, { type: "host", message });
		}
	}

	return { attempt, setAttempt, problem, isRight, show };
}
