"use client";

import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { enterCode } from "@/lib/api-client/enter-code";
import type { Locale } from "@/lib/i18n/locales";
import { cleanCode } from "@/lib/interview-code/clean-code";
import type { CodeRefusal } from "@/lib/interview-code/code-outcome";

/** The state of a code form: waiting for a code, looking it up, or refusing it. */
interface EnterCodeState {
	step: "field" | "asking" | "refused";
	refusal: CodeRefusal;
}

const AT_REST: EnterCodeState = { step: "field", refusal: {} };

/** Takes out of a field what is no part of a code. */
export function cleanField(field: HTMLInputElement): void {
	field.value = cleanCode(field.value);
}

/**
 * Runs a code form: cleans its field, looks the code up, and opens its target or reports a problem. `served` is the
 * refusal from before hydration.
 */
export function useEnterCode(locale: Locale, field: RefObject<HTMLInputElement | null>, served: CodeRefusal = {}) {
	const [state, setState] = useState<EnterCodeState>({ ...AT_REST, refusal: served });
	const status = useRef<HTMLParagraphElement>(null);
	const call = useRef<AbortController>(null);

	useEffect(() => {
		// A browser that restores the page from its memory shows it as it was left: looking up a code.
		const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setState(AT_REST);
		window.addEventListener("pageshow", comeBack);
		return () => {
			window.removeEventListener("pageshow", comeBack);
			call.current?.abort();
		};
	}, []);

	useEffect(() => {
		if (state.step === "asking") status.current?.focus();
		if (state.step === "refused") field.current?.focus();
	}, [state, field]);

	async function ask(code: string) {
		call.current = new AbortController();
		const { signal } = call.current;
		setState({ step: "asking", refusal: {} });
		const outcome = await enterCode(code, locale, signal);
		if (signal.aborted) return;
		if ("goal" in outcome) window.location.assign(outcome.goal);
		else setState({ step: "refused", refusal: outcome });
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		if (field.current) cleanField(field.current);
		if (field.current?.value) void ask(field.current.value);
		else setState({ step: "refused", refusal: { reason: "noCode" } });
	}

	return { state, status, submit };
}
