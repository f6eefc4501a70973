"use client";

import { useRef } from "react";
import { registration } from "@/lib/client-state/registration";
import { cleanEmail } from "@/lib/contract/contact";
import { createAccount } from "@/lib/http/create-account";
import type { Locale } from "@/lib/i18n/locales";
import { FIELD_REFUSED, type SignUpOutcome } from "@/lib/sign-up/outcome";
import type { SignUpValues } from "@/lib/sign-up/values";
import { untilTrusted } from "@/lib/timing/until-trusted";

const sentencesOf = (outcome: SignUpOutcome): Record<string, readonly string[]> =>
	outcome.kind === "fields"
		? Object.fromEntries(
				Object.entries(outcome.fields).flatMap(([field, text]) => (text === FIELD_REFUSED ? [] : [[field, [text]]])),
			)
		: {};

/** Makes the account; the same values sent again, after an answer that was lost, make no second one. */
export function useAccount(locale: Locale) {
	const last = useRef({ content: "", key: "" });
	const trap = useRef<HTMLInputElement>(null);

	async function create(entered: Partial<SignUpValues> & Pick<SignUpValues, "email">): Promise<SignUpOutcome> {
		const values = { ...entered, email: cleanEmail(entered.email) };
		const content = JSON.stringify(values);
		if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
		registration.reset();
		await untilTrusted();
		const filled = trap.current?.value ?? "";
		const outcome = await createAccount({
			values,
			trap: { filled, waitedMs: performance.now() },
			key: last.current.key,
			locale,
		});
		registration.set({ save_errors: sentencesOf(outcome) });
		// A browser that fills in everything is no robot: the next try goes without.
		if (trap.current) trap.current.value = "";
		return outcome;
	}

	function forget() {
		last.current = { content: "", key: "" };
		registration.reset();
	}

	return { trap, create, forget };
}
