import type { Field } from "./field";
import { quote } from "./quote";
import { text } from "./text";

/** Pay as a job shows it. */
export interface Pay {
	currency: string;
	min?: number;
	max?: number;
	/** schema.org's unit: HOUR, DAY, WEEK, MONTH or YEAR. */
	unit?: string;
}

/** One of several ranges, with its label. */
export interface PayRange extends Pay {
	label?: string;
}

/** The pay in a row: one range, or several if it is unknown which one applies. */
export interface PaySaid {
	salary?: Pay;
	salaryRanges?: PayRange[];
}

/** schema.org's units of pay. */
export const UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"];
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

/** Maximum pay in any currency; a larger sum is a mistake. */
export const MOST = 1_000_000_000_000;

/** Digits, also in groups of three with commas, as in English; any other comma could be a decimal point. */
const DIGITS = /^\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?\s*$/;

/** Whether a text is nothing but a number. */
export const isNumber = (written: string): boolean => DIGITS.test(written);

/** A sum of money, written as a number or as its digits; undefined if it is 0, which means "not specified". */
export function sum(field: Field): number | undefined {
	if (field.isMissing) return undefined;
	const { value } = field;
	const number = typeof value === "string" && isNumber(value) ? Number(value.replaceAll(",", "")) : value;
	if (typeof number !== "number" || !Number.isFinite(number)) {
		return field.wrong("must be a number such as 8000000; {value} isn't one", { value: quote(value) });
	}
	if (number > MOST) return field.wrong("must not be more than {most}", { most: MOST.toLocaleString("en") });
	return number < 0 ? field.wrong("must not be less than 0") : number || undefined;
}

/** A currency, ISO 4217. */
export function currency(field: Field): string | undefined {
	const written = text(field)?.trim().toUpperCase();
	if (written === undefined || CURRENCIES.has(written)) return written;
	return field.wrong("must be a currency's three letters, such as IDR; {value} isn't one", {
		value: quote(field.value),
	});
}

const OTHER_UNITS: Readonly<Record<string, string>> = { DAILY: "DAY", ANNUM: "YEAR", ANNUAL: "YEAR", ANNUALLY: "YEAR" };

/** Reads the unit of pay from text such as "per-month-salary" or "yearly"; undefined if the text names none, as in "2 WEEKS". */
export function unitOf(words: string): string | undefined {
	const [word, ...more] =
		words.toUpperCase().match(/\b(?:(?:HOUR|WEEK|MONTH|YEAR)(?:LY)?|DAY|DAILY|ANNUM|ANNUAL(?:LY)?)\b/g) ?? [];
	if (word === undefined || more.length > 0) return undefined;
	return OTHER_UNITS[word] ?? word.replace(/LY$/, "");
}

/** A unit of pay, as schema.org's word or in people's words. */
export function payUnit(field: Field): string | undefined {
	const written = text(field)?.trim();
	if (written === undefined) return undefined;
	const unit = unitOf(written);
	if (unit) return unit;
	return field.wrong("must be one of {list}; {value} isn't one", { list: UNITS.join(", "), value: quote(field.value) });
}

/** Whether a range is valid; notes a minimum above its maximum. */
export function isRange(field: Field, { min, max }: Pick<Pay, "min" | "max">): boolean {
	if (min === undefined || max === undefined || min <= max) return true;
	field.wrong("has a minimum ({min}) above its maximum ({max})", { min, max });
	return false;
}

/** Pay from its parts, all below `field`; undefined without a sum. */
export function payOf(field: Field, pay: Partial<Pay>): Pay | undefined {
	const { currency: code, min, max, unit } = pay;
	if (min === undefined && max === undefined) return undefined;
	const isPossible = isRange(field, { min, max });
	if (code === undefined) return field.wrong("has an amount but no known currency");
	if (!isPossible) return undefined;
	return { currency: code, min, max, unit };
}

/** The pay among `ranges`, each with its own label. Several are never merged. */
export function payAmong(
	ranges: readonly Field[],
	read: (range: Field) => Pay | undefined,
	label: (range: Field) => string | undefined = () => undefined,
): PaySaid {
	const [first, ...more] = ranges;
	if (!first) return {};
	if (more.length === 0) return { salary: read(first) };
	const salaryRanges = ranges.flatMap((range) => {
		const pay = read(range);
		return pay ? [{ ...pay, label: label(range) }] : [];
	});
	return salaryRanges.length > 0 ? { salaryRanges } : {};
}
