"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EmailCheck } from "@/lib/sign-up/email-check";
import { saidOf } from "@/lib/sign-up/outcome";
import { problemsOf } from "@/lib/sign-up/rules";
import type { SignUpMessages } from "../fields/sign-up-messages";
import { filledIn, type WizardField, type WizardValues } from "./wizard-form";

type Form = Pick<UseFormReturn<WizardValues>, "formState" | "getValues" | "setValue">;

interface Options {
	form: Form;
	check: EmailCheck;
	/** The host's error about a field. */
	refusalOf: (field: WizardField) => string | undefined;
	messages: SignUpMessages["problems"];
}

/** The problems of the wizard's fields: from the rules, the email's check, and the host. */
export function useProblems({ form, check, refusalOf, messages }: Options) {
	const { getValues, setValue } = form;
	const { errors } = form.formState;
	/** The number of failed attempts, because fields had problems or the account was refused. */
	const [attempt, setAttempt] = useState(0);

	/** A field's problem as a message; a field with a registered email has no other problem. */
	function problem(field: WizardField): string | undefined {
		const message =
			errors[field]?.message ?? (field === "email" && check.state() === "taken" ? "emailTaken" : undefined);
		return message ? saidOf(message, messages) : refusalOf(field);
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

	return { attempt, setAttempt, problem, isRight };
}
