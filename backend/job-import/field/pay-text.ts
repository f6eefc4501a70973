import { MOST, type Pay, unitOf } from "./pay";

/** Signs of money in texts, and their currencies; a dollar sign alone may be that of several countries. */
const SIGNS: Readonly<Record<string, string>> = {
	...{ "£": "GBP", "€": "EUR", RP: "IDR", "₹": "INR", RM: "MYR", "₱": "PHP", "฿": "THB", "₫": "VND", ZŁ: "PLN" },
	...{ US$: "USD", A$: "AUD", AU$: "AUD", C$: "CAD", CA$: "CAD", NZ$: "NZD", S$: "SGD", HK$: "HKD", R$: "BRL" },
};

/** Countries whose own currency is a dollar. */
const DOLLARS: Readonly<Record<string, string>> = { US: "USD", CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD" };

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

const TIMES: Readonly<Record<string, number>> = { K: 1e3, RB: 1e3, RIBU: 1e3, JT: 1e6, JUTA: 1e6 };

/** Units in other words than `unitOf` knows. */
const UNITS: Readonly<Record<string, string>> = {
	...{ HR: "HOUR", H: "HOUR", JAM: "HOUR", STUNDE: "HOUR", HARI: "DAY", TAG: "DAY", WK: "WEEK", MINGGU: "WEEK" },
	...{ WOCHE: "WEEK", MO: "MONTH", BULAN: "MONTH", BLN: "MONTH", MONAT: "MONTH", PM: "MONTH", YR: "YEAR", PA: "YEAR" },
	...{ TAHUN: "YEAR", THN: "YEAR", JAHR: "YEAR" },
};

/** Longest text, in characters. */
const LONGEST = 100;

const MONEY = String.raw`([\p{Sc}\p{L}]{1,3}\p{Sc}?)?\.? ?(\d[\d.,' ]*\d|\d) ?(k|rb|ribu|jt|juta)?(?![\p{L}\d]) ?((?!per|pro)[A-Z]{3}(?![\p{L}])|\p{Sc}|zł)?`;

/** One amount or two, and what they are paid for; nothing else, so that no word of a text gets lost. */
const PAY = new RegExp(
	String.raw`^(?:(up to|from)\s+)?${MONEY}(?:\s*(?:-|–|—|to|bis|sampai|hingga|s/d)\s*${MONEY})?\s*(?:\/|(?:per|an?|pro)(?= ))?\s*([\p{L}.]+)?$`,
	"iu",
);

/** "50,000", "8.000.000", "1'200.50" and "3.500,00": a mark with three digits behind it groups them. */
function amountIn(written: string): number {
	const plain = written.replace(/[.,' ](?=\d{3}(?!\d))/g, "");
	return Number(plain.replace(",", "."));
}

/** Gives the currency of a sign: undefined for an ambiguous sign, null for text that is no currency. */
function currencyOf(sign: string, country: string | undefined): string | undefined | null {
	const name = sign.toUpperCase();
	if (name === "$") return DOLLARS[country ?? ""];
	return SIGNS[name] ?? (CURRENCIES.has(name) ? name : null);
}

function unitIn(word: string): string | undefined {
	return unitOf(word) ?? UNITS[word.toUpperCase().replaceAll(".", "")];
}

/** Gives the currency that all signs share: undefined without a clear one, null if the signs differ or one is no currency. */
function oneCurrency(signs: readonly (string | undefined)[], country: string | undefined): string | undefined | null {
	const codes = new Set(signs.flatMap((sign) => (sign ? [currencyOf(sign, country)] : [])));
	return codes.size > 1 ? null : [...codes][0];
}

const times = (name: string | undefined) => TIMES[name?.toUpperCase() ?? ""] ?? 1;

const isSum = (amount: number) => amount > 0 && amount <= MOST;

/**
 * Pay in people's words, such as "£45k–£55k" or "Rp 8.000.000 - 12.000.000 per bulan"; undefined if any part of the text
 * means something else. `country` is where the work is done, which tells what a dollar sign means.
 */
export function payInText(text: string, country?: string): Partial<Pay> | undefined {
	const found = text.length > LONGEST ? null : PAY.exec(text.replace(/\s+/g, " ").trim());
	if (!found) return undefined;
	const [, bound, before, low = "", lowTimes, behind, before2, high, highTimes, behind2, word] = found;
	const currency = oneCurrency([before, behind, before2, behind2], country);
	const unit = word === undefined ? undefined : unitIn(word);
	if (currency === null || (word !== undefined && !unit)) return undefined;
	// "8 - 12 juta" are millions, both of them.
	const isShort = high !== undefined && amountIn(low) < 1000;
	const min = amountIn(low) * times(lowTimes ?? (isShort ? highTimes : undefined));
	const max = high === undefined ? min : amountIn(high) * times(highTimes);
	if (!isSum(min) || !isSum(max)) return undefined;
	const ends = bound === undefined ? { min, max } : /up/i.test(bound) ? { max } : { min };
	return { currency, ...ends, unit };
}
