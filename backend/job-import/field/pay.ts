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
const MOST = 1_000_000_000_000;

/** A sum of money, written as a number or as its digits; undefined if it is 0, which means "not specified". */
export function sum(field: Field): number | undefined {
	if (field.isMissing) return undefined;
	const { value } = field;
	const number = typeof value === "string" && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
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

/** A unit of pay. */
export function payUnit(field: Field): string | undefined {
	const written = text(field)?.trim().toUpperCase();
	if (written === undefined || UNITS.includes(written)) return written;
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
