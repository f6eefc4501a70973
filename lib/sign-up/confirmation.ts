import { type ErrorBody, REFUSED_VALUES } from "@/lib/contract/errors";
import { lacksCall } from "@/lib/contract/lacks-call";
import { FIELD_REFUSED } from "./outcome";

/** What a new account's browser can ask for: the confirmation's mail again, or at another address. */
export type ConfirmationWish = "again" | "change";

/** A wish with what came of it. */
export interface ConfirmationResult {
	wish: ConfirmationWish;
	outcome: ConfirmationOutcome;
	/** The address that was typed. */
	email?: string;
}

/** What came of it. */
export type ConfirmationOutcome =
	| { kind: "sent" }
	/** Too many mails were asked for, or too many requests sent. */
	| { kind: "tooMany" }
	/** The address is confirmed already. */
	| { kind: "confirmed" }
	/** The browser may no longer ask: it signed up too long ago. */
	| { kind: "ended" }
	/** The host lacks the call. */
	| { kind: "missing" }
	| { kind: "failed" }
	/** The new address is refused: a problem of the rules, or the host's own sentence. */
	| { kind: "refused"; text: string };

/** What the host says of the new address; undefined where it says nothing of it. */
function refusalOf(status: number, body: ErrorBody | null): string | undefined {
	const text = REFUSED_VALUES.includes(status) ? body?.errors?.email?.[0] : undefined;
	return text === undefined ? undefined : body?.code ? FIELD_REFUSED : text;
}

/** What an answer means; status 0 is none. Networks that ask people to log in answer everything, but never 204. */
export function confirmationOutcome(status: number, body: ErrorBody | null): ConfirmationOutcome {
	const text = refusalOf(status, body);
	if (text !== undefined) return { kind: "refused", text };
	if (status === 204) return { kind: "sent" };
	if (lacksCall(status)) return { kind: "missing" };
	if (status === 409) return { kind: "confirmed" };
	if (status === 410) return { kind: "ended" };
	return { kind: status === 429 ? "tooMany" : "failed" };
}
