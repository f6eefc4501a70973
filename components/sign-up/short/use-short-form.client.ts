"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useHeldSubmit } from "@/components/ui/early-submit.client";
import { saidAccountMade } from "@/lib/browser/account-made";
import { trimEmail } from "@/lib/contract/contact";
import type { Locale } from "@/lib/i18n/locales";
import { isEmailTaken, type SignUpFailure, type SignUpOutcome } from "@/lib/sign-up/outcome";
import { SHORT_FORM, type SignUpField, type SignUpValues } from "@/lib/sign-up/values";
import type { SignUpMessages } from "../fields/sign-up-messages";
import { useEmailCheck } from "../fields/use-email-check.client";
import { useSaveErrors } from "../fields/use-save-errors.client";
import { useAccountMade } from "../leave/use-account-made.client";
import { useAccount } from "../wizard/use-account.client";
import { EARLY_SUBMIT } from "./early-submit";
import { fieldOf, hasText, valuesIn } from "./short-values";
import { useShortErrors } from "./use-short-errors.client";
import { useShortHandover } from "./use-short-handover.client";

/** Whether the form has input, and whether anybody has touched it. */
function useShortTouch() {
	const [touch, setTouch] = useState({ isTouched: false, hasEntered: false });
	return {
		...touch,
		note: (values: SignUpValues | null) =>
			setTouch((before) => {
				const hasEntered = values ? hasText(values) : before.hasEntered;
				return { isTouched: before.isTouched || hasEntered || values === null, hasEntered };
			}),
		forget: () => setTouch({ isTouched: false, hasEntered: false }),
	};
}

/** The result of the form's last attempt. */
function useShortResult() {
	const [isSending, setSending] = useState(false);
	const [failure, setFailure] = useState<SignUpFailure | null>(null);
	const [attempt, setAttempt] = useState(0);
	/** The address of the account, once it is made; empty where the welcome is shown again. */
	const [made, setMade] = useState<string | null>(null);
	return {
		isSending,
		setSending,
		failure,
		setFailure,
		attempt,
		countTry: () => setAttempt((n) => n + 1),
		made,
		setMade,
	};
}

/** Opens the form at its welcome when it was there. */
function useShortWelcome(locale: Locale, { made, setMade }: ReturnType<typeof useShortResult>): void {
	useEffect(() => {
		if (saidAccountMade("short", locale)) setMade("");
	}, [locale, setMade]);
	useAccountMade("short", locale, made !== null);
}

/** Runs the short form: its values stay in its fields, so that the server's HTML lives on as it is. */
export function useShortForm(locale: Locale, messages: SignUpMessages) {
	const form = useRef<HTMLFormElement>(null);
	const { check, state: emailState } = useEmailCheck(locale);
	const account = useAccount(locale, messages.problems);
	const { refusalOf, settle } = useSaveErrors();
	const { note, forget, ...touch } = useShortTouch();
	const result = useShortResult();
	const isHandedOver = useShortHandover(form, locale, empty);
	const { errors, leave, change, lookAtAll, forget: forgetErrors } = useShortErrors(form, messages);
	const entered = useRef(note);

	useEffect(() => {
		if (!form.current) return;
		const values = valuesIn(form.current);
		if (hasText(values)) entered.current(values);
		check.change(values.email);
	}, [check]);
	useHeldSubmit(form, EARLY_SUBMIT, emailState !== "checking");
	useShortWelcome(locale, result);

	function empty() {
		form.current?.reset();
		check.reset();
		account.forget();
		forgetErrors();
		forget();
	}

	function answer(outcome: SignUpOutcome, { email }: SignUpValues) {
		result.setSending(false);
		if (outcome.kind === "created") {
			account.forget();
			return result.setMade(trimEmail(email));
		}
		result.countTry();
		if (outcome.kind === "failed") return result.setFailure(outcome);
		if (isEmailTaken(outcome.fields)) check.refuse(email);
	}

	/** A field's problem: from the rules, the email's check, or the host. */
	function problem(field: SignUpField): string | undefined {
		const taken = field === "email" && emailState === "taken" ? messages.problems.emailTaken : undefined;
		return errors[field] ?? taken ?? refusalOf(field);
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (result.isSending || check.state() === "checking") return;
		const values = valuesIn(event.currentTarget);
		result.setFailure(null);
		note(null);
		const isRight = lookAtAll(values);
		if (!isRight || check.state() === "taken") return result.countTry();
		result.setSending(true);
		const { total_roles_description: _, ...sent } = values;
		answer(await account.create(sent), values);
	}

	return {
		...touch,
		...result,
		form,
		again() {
			settle("email");
			check.again();
		},
		trap: account.trap,
		emailState,
		errors: Object.fromEntries(SHORT_FORM.map((field) => [field, problem(field)])),
		isHandedOver,
		submit,
		blur(event: { target: EventTarget }) {
			const left = fieldOf(event);
			if (!left || result.isSending) return;
			note(null);
			leave(left.field, left.value);
		},
		input(event: FormEvent<HTMLFormElement>) {
			const changed = fieldOf(event);
			note(valuesIn(event.currentTarget));
			if (changed) {
				settle(changed.field);
				change(changed.field, changed.value);
			}
			if (changed?.field === "email") check.change(changed.value);
		},
	};
}
