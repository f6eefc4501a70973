import { fingerprint } from "@/lib/text/fingerprint";
import { newId } from "./new-id";
import { withSessionStorage } from "./session-storage";

const PREFIX = "attempt:";

/** The last attempt of each form, as it is kept: the fingerprint of what was sent, and its key. */
const attempts = new Map<string, string>();

const lastOf = (form: string): string | null =>
	attempts.get(form) ?? withSessionStorage((storage) => storage.getItem(PREFIX + form), null);

function keep(form: string, attempt: string): void {
	attempts.set(form, attempt);
	withSessionStorage((storage) => storage.setItem(PREFIX + form, attempt), undefined);
}

/**
 * The idempotency key of an attempt to send a form: the same for as long as the same `content` is tried, also after
 * this tab was loaded anew and its first answer was lost; a new one for anything else. No content is kept.
 */
export function attemptKey(form: string, content: string): string {
	const print = fingerprint(content);
	const [before, earlier] = lastOf(form)?.split(" ") ?? [];
	const key = before === print && earlier ? earlier : newId();
	keep(form, `${print} ${key}`);
	return key;
}

/** Marks the last attempt of a form as one that went out and has no clear answer yet. */
const OPEN = " open";

/** An attempt to send a form. */
interface OpenAttempt {
	key: string;
	/** Whether the same content went out before, also from this tab before it was loaded anew, and may have arrived. */
	isRepeat: boolean;
}

/** Begins an attempt that stays open until it is settled or the form is taken: any answer to it may get lost. */
export function openAttempt(form: string, content: string): OpenAttempt {
	const before = lastOf(form);
	const key = attemptKey(form, content);
	const attempt = `${fingerprint(content)} ${key}${OPEN}`;
	keep(form, attempt);
	return { key, isRepeat: before === attempt };
}

/** Says that the last attempt of a form did not arrive: it was clearly refused. */
export const settleAttempt = (form: string): void => keep(form, lastOf(form)?.replace(OPEN, "") ?? "");

/** Has the same content be a form of its own the next time: this one was taken. */
export function forgetAttempt(form: string): void {
	attempts.delete(form);
	withSessionStorage((storage) => storage.removeItem(PREFIX + form), undefined);
}
