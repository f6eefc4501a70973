import type { ENDPOINTS } from "@/lib/contract/endpoints";
import type { ErrorBody } from "@/lib/contract/errors";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { TRAP_FIELD, WAITED_FIELD } from "@/lib/contract/robot-trap";
import type { Locale } from "@/lib/i18n/locales";
import { type SignUpOutcome, signUpOutcome } from "@/lib/sign-up/outcome";
import type { SignUpValues } from "@/lib/sign-up/values";
import { callApi } from "./call-api";
import { limited } from "./limited";

// Written out because importing the table would bring its schemas into the browser; the type keeps the two equal.
const PATH: `/api${(typeof ENDPOINTS)["createUser"]["path"]}` = "/api/users";

/** A sign-up as sent; the short form has no number of roles, the wizard no phone. */
export interface SignUp {
	values: Partial<SignUpValues>;
	/** The value of the honeypot field, and how long the form was open, in milliseconds. */
	trap: { filled: string; waitedMs: number };
	/** The same for the same values: repeated requests create one account. */
	key: string;
	locale: Locale;
}

async function readBody(answer: Response): Promise<ErrorBody | null> {
	try {
		return (await answer.json()) as ErrorBody | null;
	} catch {
		return null;
	}
}

/** Creates an account through our API proxy. Never rejects: no answer within a minute is an outcome too. */
export async function createAccount({ values, trap, key, locale }: SignUp): Promise<SignUpOutcome> {
	try {
		return await limited(TIMEOUT_MS.standard, null, async (end) => {
			const answer = await callApi(PATH, {
				method: "POST",
				headers: {
					"content-type": "application/json",
					"accept-language": locale,
					"Idempotency-Key": key,
				},
				body: JSON.stringify({ ...values, [TRAP_FIELD]: trap.filled, [WAITED_FIELD]: Math.round(trap.waitedMs) }),
				signal: end,
			});
			const retryAfter = Number(answer.headers.get("retry-after")) || null;
			return signUpOutcome({ status: answer.status, body: await readBody(answer), retryAfter });
		});
	} catch {
		return signUpOutcome({ status: 0, body: null, retryAfter: null });
	}
}
