import type { Locale } from "@/lib/i18n/locales";
import { type Handover, readHandover, writeHandover } from "@/lib/sign-up/handover";
import { withSessionStorage } from "./session-storage";

const KEY = "sign-up-handover";

/** Hands a form over to its page in another language, in this tab; returns whether that worked. */
export const handOver = (handover: Handover): boolean =>
	withSessionStorage((storage) => {
		storage.setItem(KEY, writeHandover(handover));
		return true;
	}, false);

const meantFor = (form: Handover["form"], locale: Locale, text: string | null) => {
	const handover = readHandover(text);
	return handover?.form === form && handover.locale === locale ? handover : null;
};

/** Whether a form was handed over to a page in this language. */
export const hasHandover = (form: Handover["form"], locale: Locale): boolean =>
	withSessionStorage((storage) => meantFor(form, locale, storage.getItem(KEY)) !== null, false);

/** The handed-over form, once: reading deletes it. Null if there is none. */
export const takeHandover = (form: Handover["form"], locale: Locale): Handover | null =>
	withSessionStorage((storage) => {
		const text = storage.getItem(KEY);
		storage.removeItem(KEY);
		return meantFor(form, locale, text);
	}, null);
