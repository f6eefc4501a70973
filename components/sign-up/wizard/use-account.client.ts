"use client";

import { useRef } from "react";
import { createAccount } from "@/lib/api-client/create-account";
import { newId } from "@/lib/browser/new-id";
import { untilTrusted } from "@/lib/browser/until-trusted";
import type { SaveErrors } from "@/lib/client-state/host-record";
import { registration } from "@/lib/client-state/registration";
import type { Locale } from "@/lib/i18n/locales";
import { type SignUpOutcome, saidOf } from "@/lib/sign-up/outcome";
import { cleanSignUp, type SignUpValues } from "@/lib/sign-up/values";
import type { SignUpMessages } from "../fields/sign-up-messages";

/** An outcome's messages about fields. */
const sentencesOf = (outcome: SignUpOutcome, messages: SignUpMessages["problems"]): SaveErrors =>
	outcome.kind === "fields"
		? Object.fromEntries(Object.entries(outcome.fields).map(([field, text]) => [field, [saidOf(text, messages)]]))
		: {};

type Entered = Partial<SignUpValues> & Pick<SignUpValues, "email">;

/**
 * Creates the account; sending the same values again after a lost response creates no second one. Errors about fields
 * go to the client state, as messages.
 */
export function useAccount(locale: Locale, messages: SignUpMessages["problems"]) {
	const last = useRef({ content: "", key: "" });
	const trap = useRef<HTMLInputElement>(null);

	async function send(entered: Entered): Promise<SignUpOutcome> {
		const values = cleanSignUp(entered);
		const content = JSON.stringify(values);
		if (last.current.content !== content) last.current = { content, key: newId() };
		registration.reset();
		await untilTrusted();
		const filled = trap.current?.value ?? "";
		const outcome = await createAccount({
			values,
			trap: { filled, waitedMs: performance.now() },
			key: last.current.key,
			locale,
		});
		registration.set({ save_errors: sentencesOf(outcome, messages) });
		// A browser that fills in every field is no robot: the next attempt omits the invisible one.
		if (trap.current) trap.current.value = "";
		return outcome;
	}

	/** Never rejects: what breaks on the way there is our fault, and the form must not wait for it. */
	const create = (entered: Entered): Promise<SignUpOutcome> =>
		send(entered).catch(() => ({ kind: "failed", reason: "broken" }));

	function forget() {
		last.current = { content: "", key: "" };
		registration.reset();
	}

	return { trap, create, forget };
}
