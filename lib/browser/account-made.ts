import type { Locale } from "@/lib/i18n/locales";
import type { Handover } from "@/lib/sign-up/handover";
import { withSessionStorage } from "./session-storage";

const KEY = "sign-up-made";

type Form = Handover["form"];

const noteOf = (form: Form, locale: Locale | "" = "") => `${form} ${locale}`;

/**
 * Notes in this tab that a sign-up form says an account was made, nothing of whose; and, on the way there, that its page
 * in the language `to` says so too.
 */
export const noteAccountMade = (form: Form, to?: Locale): void =>
	withSessionStorage((storage) => storage.setItem(KEY, noteOf(form, to)), undefined);

function readNote(form: Form, locale: Locale): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return withSessionStorage((storage) => {
		const note = storage.getItem(KEY);
		const isSaid = entry?.type === "reload" ? note?.startsWith(noteOf(form)) : note === noteOf(form, locale);
		if (!isSaid) storage.removeItem(KEY);
		else noteAccountMade(form);
		return isSaid ?? false;
	}, false);
}

/** What the note said when this page was opened. */
let noted: boolean | undefined;

/**
 * Whether the page said so before it was reloaded, or before its language was switched. Whoever came here in any other
 * way has left, and the note goes.
 */
export function saidAccountMade(form: Form, locale: Locale): boolean {
	noted ??= readNote(form, locale);
	return noted;
}
