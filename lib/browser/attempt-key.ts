import { fingerprint } from "@/lib/text/fingerprint";
import { newId } from "./new-id";
import { withSessionStorage } from "./session-storage";

const PREFIX = "attempt:";

/** The last attempt of each form, as it is kept: the fingerprint of what was sent, and its key. */
const attempts = new Map<string, string>();

const lastOf = (form: string): string | null =>
	attempts.get(form) ?? withSessionStorage((storage) => storage.getItem(PREFIX + form), null);

/**
 * The idempotency key of an attempt to send a form: the same for as long as the same `content` is tried, also after
 * this tab was loaded anew and its first answer was lost; a new one for anything else. No content is kept.
 */
export function attemptKey(form: string, content: string): string {
	const print = fingerprint(content);
	const [before, earlier] = lastOf(form)?.split(" ") ?? [];
	const key = before === print && earlier ? earlier : newId();
	attempts.set(form, `${print} ${key}`);
	withSessionStorage((storage) => storage.setItem(PREFIX + form, `${print} ${key}`), undefined);
	return key;
}

/** Has the same content be a form of its own the next time: this one was taken. */
export function forgetAttempt(form: string): void {
	attempts.delete(form);
	withSessionStorage((storage) => storage.removeItem(PREFIX + form), undefined);
}
