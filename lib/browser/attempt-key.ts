import { fingerprint } from "@/lib/text/fingerprint";
import { newId } from "./new-id";
import { withSessionStorage } from "./session-storage";

const PREFIX = "attempt:";

/** The last attempt of each form, as stored: a fingerprint of the contents, and the key. */
const attempts = new Map<string, string>();

const lastOf = (form: string): string | null =>
	attempts.get(form) ?? withSessionStorage((storage) => storage.getItem(PREFIX + form), null);

function keep(form: string, attempt: string): void {
	attempts.set(form, attempt);
	withSessionStorage((storage) => storage.setItem(PREFIX + form, attempt), undefined);
}

/**
 * The idempotency key of an attempt to send a form: the same while the `content` stays the same, also after the tab was
 * reloaded and the first answer was lost; a new one for anything else. The content itself is not stored.
 */
export function attemptKey(form: string, content: string): string {
	const print = fingerprint(content);
	const [before, earlier] = lastOf(form)?.split(" ") ?? [];
	const key = before === print && earlier ? earlier : newId();
	keep(form, `${print} ${key}`);
	return key;
}

/** Marks a form's last attempt as sent but without a clear answer. */
const OPEN = " open";

/** An attempt to send a form. */
interface OpenAttempt {
	key: string;
	/** Whether the same content was sent before, also before a reload of this tab, and may have arrived. */
	isRepeat: boolean;
}

/** Starts an attempt that stays open until it is settled or the form is accepted: any answer may get lost. */
export function openAttempt(form: string, content: string): OpenAttempt {
	const before = lastOf(form);
	const key = attemptKey(form, content);
	const attempt = `${fingerprint(content)} ${key}${OPEN}`;
	keep(form, attempt);
	return { key, isRepeat: before === attempt };
}

/** Records that the last attempt did not arrive: it was clearly refused. */
export const settleAttempt = (form: string): void => keep(form, lastOf(form)?.replace(OPEN, "") ?? "");

/** Treats the same content as a new form the next time: this one was accepted. */
export function forgetAttempt(form: string): void {
	attempts.delete(form);
	withSessionStorage((storage) => storage.removeItem(PREFIX + form), undefined);
}
