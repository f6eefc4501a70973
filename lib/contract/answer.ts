const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a date that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
	const [, year, month, day] = DAY.exec(text)?.map(Number) ?? [];
	if (!year || !month || !day) return false;
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const NUMBER = /^[-+]?\d{1,15}(?:[.,]\d{1,10})?$/;

/** The number in a text, with a point or a comma before its decimals; undefined if it is no number. */
export const numberIn = (text: string): number | undefined =>
	NUMBER.test(text.trim()) ? Number(text.trim().replace(",", ".")) : undefined;
