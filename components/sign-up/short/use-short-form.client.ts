"use client";

import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { createAccount } from "@/lib/http/create-account";
import type { Locale } from "@/lib/i18n/locales";
import type { SignUpFailure, SignUpOutcome } from "@/lib/sign-up/outcome";
import { problemOf, problemsOf } from "@/lib/sign-up/rules";
import { EMPTY_VALUES, SHORT_FORM, type SignUpField, type SignUpValues } from "@/lib/sign-up/values";
import type { SignUpWords } from "../fields/sign-up-words";
import { useEmailCheck } from "../fields/use-email-check.client";

type Errors = Partial<Record<SignUpField, string>>;

const fieldNamed = (name: string | undefined) => SHORT_FORM.find((field) => field === name);

/** The field that an event comes from, and what it holds. */
function fieldOf({ target }: { target: EventTarget }) {
	const input = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;
	const field = fieldNamed(input?.name);
	return input && field ? { field, value: input.value } : null;
}

const textIn = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? "");

const valuesIn = (form: HTMLFormElement): SignUpValues => ({
	...EMPTY_VALUES,
	...Object.fromEntries(SHORT_FORM.map((field) => [field, textIn(form, field)])),
});

/** What is sent of the values, under a key of its own as long as they stay the same. */
function useRequestKey() {
	const last = useRef({ text: "", key: "" });
	return (values: SignUpValues): string => {
		const text = JSON.stringify(values);
		if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
		return last.current.key;
	};
}

/** What is said of the fields: of those that were left, and of all once the form was sent. */
function useErrors(form: RefObject<HTMLFormElement | null>, words: SignUpWords) {
	const [errors, setErrors] = useState<Errors>({});
	const left = useRef(new Set<SignUpField>());

	const look = useCallback(
		(field: SignUpField, value: string) => {
			const problem = problemOf(field, value);
			setErrors((before) => ({ ...before, [field]: problem && words.problems[problem] }));
		},
		[words],
	);

	const leave = useCallback(
		(field: SignUpField, value: string) => {
			left.current.add(field);
			look(field, value);
		},
		[look],
	);

	useEffect(() => {
		// What was filled in and left before the form's code came has missed its look.
		for (const field of SHORT_FORM) {
			const value = form.current ? textIn(form.current, field) : "";
			if (value && fieldNamed(document.activeElement?.getAttribute("name") ?? "") !== field) leave(field, value);
		}
	}, [form, leave]);

	return {
		errors,
		setErrors,
		leave,
		change: (field: SignUpField, value: string) => left.current.has(field) && look(field, value),
		/** Looks at all fields; gives whether nothing is wrong. */
		lookAtAll(values: SignUpValues): boolean {
			for (const field of SHORT_FORM) leave(field, values[field]);
			return Object.keys(problemsOf(SHORT_FORM, values)).length === 0;
		},
	};
}

/** Runs the short form: its values stay in its fields, so that the server's HTML lives on as it is. */
export function useShortForm(locale: Locale, words: SignUpWords) {
	const form = useRef<HTMLFormElement>(null);
	const { check, state: emailState } = useEmailCheck(locale);
	const { errors, setErrors, leave, change, lookAtAll } = useErrors(form, words);
	const [isTouched, setTouched] = useState(false);
	const [isSending, setSending] = useState(false);
	const [failure, setFailure] = useState<SignUpFailure | null>(null);
	const [attempt, setAttempt] = useState(0);
	const [made, setMade] = useState<string | null>(null);
	const keyOf = useRequestKey();

	useEffect(() => {
		if (!form.current) return;
		const values = valuesIn(form.current);
		setTouched(SHORT_FORM.some((field) => values[field]));
		check.change(values.email);
	}, [check]);

	function answer(outcome: SignUpOutcome, { email }: SignUpValues) {
		setSending(false);
		if (outcome.kind === "created") return setMade(email.trim());
		setAttempt((before) => before + 1);
		if (outcome.kind === "failed") return setFailure(outcome);
		const { email: refused, ...others } = outcome.fields;
		setErrors(others);
		if (refused !== undefined) check.refuse(email);
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isSending) return;
		const values = valuesIn(event.currentTarget);
		const filled = textIn(event.currentTarget, TRAP_FIELD);
		setFailure(null);
		const isRight = lookAtAll(values);
		if (!isRight || emailState === "taken") return setAttempt((before) => before + 1);
		setSending(true);
		const trap = { filled, waitedMs: performance.now() };
		const { total_roles_description: _, ...sent } = values;
		answer(await createAccount({ values: sent, trap, key: keyOf(values), locale }), values);
	}

	return {
		form,
		check,
		emailState,
		errors: emailState === "taken" && !errors.email ? { ...errors, email: words.problems.emailTaken } : errors,
		failure,
		attempt,
		isTouched,
		isSending,
		/** The address of the account, once it is made. */
		made,
		submit,
		blur(event: { target: EventTarget }) {
			const left = fieldOf(event);
			if (left && (isTouched || left.value)) leave(left.field, left.value);
		},
		input(event: { target: EventTarget }) {
			const typed = fieldOf(event);
			if (!typed) return;
			setTouched(true);
			change(typed.field, typed.value);
			if (typed.field === "email") check.change(typed.value);
		},
	};
}
