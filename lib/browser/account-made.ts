import type { Locale } from "@/lib/i18n/locales";
import type { Handover } from "@/lib/sign-up/handover";
import { withSessionStorage } from "./session-storage";

const KEY = "sign-up-made";

type Form = Handover["form"];

const noteOf = (form: Form, locale: Locale | "" = "") => `${form} ${locale}`;

/**
 * Notes in this tab that a sign-up form shows a created account, without saying whose; and, during a language switch, that
 * its page in the language `to` shows it too.
 */
export const noteAccountMade = (form: Form, to?: Locale): void =>
	withSessionStorage((storage) => storage.setItem(KEY, noteOf(form, to)), undefined);

function readNote(form: Form, locale: Locale): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return withSessionStorage((storage) => {
		const note = storage.getItem(KEY);
		const isNoted = entry?.type === "reload" ? note?.startsWith(noteOf(form)) : note === noteOf(form, locale);
		if (!isNoted) storage.removeItem(KEY);
		else noteAccountMade(form);
		return isNoted ?? false;
	}, false);
}

/** The note's contents when this page was opened. */
let noted: boolean | undefined;

/**
 * Whether the page showed this before it was reloaded, or before its language was switched. For visitors who arrived in any
 * other way, the note is deleted.
 */
export function saidAccountMade(form: Form, locale: Locale): boolean {
	noted ??= readNote(form, locale);
	return noted;
}
