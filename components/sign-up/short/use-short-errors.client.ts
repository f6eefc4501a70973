"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { problemOf, problemsOf } from "@/lib/sign-up/rules";
import { SHORT_FORM, type SignUpField, type SignUpValues } from "@/lib/sign-up/values";
import type { SignUpMessages } from "../fields/sign-up-messages";
import { fieldNamed, textIn } from "./short-values";

type Errors = Partial<Record<SignUpField, string>>;

/** The fields' messages: of the fields that were left, and of all once the form was sent. */
export function useShortErrors(form: RefObject<HTMLFormElement | null>, messages: SignUpMessages) {
	const [errors, setErrors] = useState<Errors>({});
	const left = useRef(new Set<SignUpField>());

	const look = useCallback(
		(field: SignUpField, value: string) => {
			const problem = problemOf(field, value);
			setErrors((before) => ({ ...before, [field]: problem && messages.problems[problem] }));
		},
		[messages],
	);

	const leave = useCallback(
		(field: SignUpField, value: string) => {
			left.current.add(field);
			look(field, value);
		},
		[look],
	);

	useEffect(() => {
		// Fields that were filled in and left before hydration haven't been validated.
		for (const field of SHORT_FORM) {
			const value = form.current ? textIn(form.current, field) : "";
			if (value && fieldNamed(document.activeElement?.getAttribute("name")) !== field) leave(field, value);
		}
	}, [form, leave]);

	return {
		errors,
		leave,
		change: (field: SignUpField, value: string) => left.current.has(field) && look(field, value),
		/** Validates all fields; returns whether all are valid. */
		lookAtAll(values: SignUpValues): boolean {
			for (const field of SHORT_FORM) leave(field, values[field]);
			return Object.keys(problemsOf(SHORT_FORM, values)).length === 0;
		},
		/** Marks all fields as untouched. */
		forget() {
			left.current.clear();
			setErrors({});
		},
	};
}
