import type { Language } from "../http/language";

const LOCALES = { en: "en-GB", id: "id-ID" } as const;

/** A day (YYYY-MM-DD) or a month (YYYY-MM) as text; undefined for any other text, and for a date that doesn't exist. */
export function calendarInWords(text: string, language: Language): string | undefined {
	const [, month, day] = /^(\d{4}-\d{2})(-\d{2})?$/.exec(text) ?? [];
	if (!month) return undefined;
	const at = new Date(`${month}${day ?? "-01"}T00:00:00Z`);
	if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(text)) return undefined;
	const parts = day ? ({ dateStyle: "long" } as const) : ({ month: "long", year: "numeric" } as const);
	return new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: "UTC" }).format(at);
}
