import type { ErrorBody } from "@/lib/contract/errors";
import { type SignUpField, WIZARD_STEPS } from "./values";

/** Why an account was not made, where it isn't about a field. */
export type SignUpFailure =
	/** No answer came: no connection, or none in time. */
	| { reason: "noAnswer" }
	/** Too many requests, or still busy with this one; `seconds` is how long to wait, if the host says so. */
	| { reason: "busy"; seconds: number | null }
	/** The service is away, or at fault. */
	| { reason: "broken" }
	/** It was taken for the work of a program. */
	| { reason: "automatic" }
	/** It was refused without a word about a field; `text` is what the host says of it. */
	| { reason: "refused"; text: string | undefined };

/** What sending a sign-up came to. */
export type SignUpOutcome =
	| { kind: "created" }
	/** The host's sentences by field, the first of each. */
	| { kind: "fields"; fields: Partial<Record<SignUpField, string>> }
	| ({ kind: "failed" } & SignUpFailure);

const FIELDS: readonly SignUpField[] = [...WIZARD_STEPS.flat(), "phone"];

/** An answer to a sign-up; status 0 is none. */
interface Answer {
	status: number;
	body: ErrorBody | null;
	/** How long the host asks to wait, seconds. */
	retryAfter: number | null;
}

const BUSY = [409, 429];

/** What an answer to a sign-up means for the person who sent it. */
export function signUpOutcome({ status, body, retryAfter }: Answer): SignUpOutcome {
	if (status >= 200 && status < 300) return { kind: "created" };
	if (status === 0) return { kind: "failed", reason: "noAnswer" };
	if (BUSY.includes(status)) return { kind: "failed", reason: "busy", seconds: retryAfter };
	if (status >= 500) return { kind: "failed", reason: "broken" };
	const said = FIELDS.flatMap((field) => {
		const text = body?.errors?.[field]?.[0];
		return text === undefined ? [] : [[field, text] as const];
	});
	if (status === 422 && said.length > 0) return { kind: "fields", fields: Object.fromEntries(said) };
	if (body?.code === "looks_automatic") return { kind: "failed", reason: "automatic" };
	return { kind: "failed", reason: "refused", text: body?.message };
}
