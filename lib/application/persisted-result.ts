import { type ClosedReason, closedReason } from "@/lib/contract/closed-reason";
import type { ApplicationResult } from "@/lib/contract/schemas/application";

/** A sent application, reduced to what its success screen needs. */
export interface SentApplication {
	result: ApplicationResult;
	name: string;
	email: string;
	/** Why nobody can open the CV that was sent. */
	closedCv?: ClosedReason;
	/** The host has the application, but its answer was lost. `contact` is the address it names for questions, if any. */
	unanswered?: { contact: string };
}

/** The browser's storage key for the result of an application through the form with this key. */
export const persistedUnder = (formKey: string): string => `applied:${formKey}`;

export const writePersisted = (sent: SentApplication): string => JSON.stringify(sent);

const isText = (value: unknown): value is string => typeof value === "string";

function isSent(value: unknown): value is SentApplication {
	if (typeof value !== "object" || value === null) return false;
	const { result, name, email, unanswered = { contact: "" } } = value as Partial<SentApplication>;
	if (!isText(name) || !isText(email) || typeof result !== "object" || result === null) return false;
	if (typeof unanswered !== "object" || !isText(unanswered.contact)) return false;
	return result.url === undefined || /^https?:\/\//.test(result.url);
}

/** Parses a stored result; null if there is none, or it is not in our format. */
export function readPersisted(text: string | null): SentApplication | null {
	try {
		const value: unknown = JSON.parse(text ?? "null");
		return isSent(value) ? { ...value, closedCv: closedReason({ reason: value.closedCv }) } : null;
	} catch {
		return null;
	}
}
