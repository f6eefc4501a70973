import { MOST, type Pay, unitOf } from "./pay";

/** Signs of money in texts that have one currency. */
const SIGNS: Readonly<Record<string, string>> = {
	...{ "£": "GBP", "€": "EUR", RP: "IDR", "₹": "INR", RM: "MYR", "₱": "PHP", "฿": "THB", "₫": "VND", ZŁ: "PLN" },
	...{ US$: "USD", A$: "AUD", AU$: "AUD", C$: "CAD", CA$: "CAD", NZ$: "NZD", S$: "SGD", HK$: "HKD", R$: "BRL" },
	...{ KČ: "CZK", "₩": "KRW", "₴": "UAH", "₺": "TRY" },
};

/** Signs of several currencies, by the country where the work is done. */
const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	$: { US: "USD", CA: "CAD", AU: "AUD", NZ: "NZD", SG: "SGD", HK: "HKD" },
	"¥": { JP: "JPY", CN: "CNY" },
	KR: { SE: "SEK", NO: "NOK", DK: "DKK" },
};

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

const TIMES: Readonly<Record<string, number>> = { K: 1e3, RB: 1e3, RIBU: 1e3, JT: 1e6, JUTA: 1e6 };

/** Units in other words than `unitOf` knows. */
const UNITS: Readonly<Record<string, string>> = {
	...{ HR: "HOUR", H: "HOUR", JAM: "HOUR", STUNDE: "HOUR", HARI: "DAY", TAG: "DAY", WK: "WEEK", MINGGU: "WEEK" },
	...{ WOCHE: "WEEK", MO: "MONTH", BULAN: "MONTH", BLN: "MONTH", MONAT: "MONTH", PM: "MONTH", YR: "YEAR", PA: "YEAR" },
	...{ TAHUN: "YEAR", THN: "YEAR", JAHR: "YEAR", AN: "YEAR", AÑO: "YEAR", ANNO: "YEAR", JAAR: "YEAR" },
	...{
		MOIS: "MONTH",
		MES: "MONTH",
		MESE: "MONTH",
		MAAND: "MONTH",
		HEURE: "HOUR",
		HORA: "HOUR",
		ORA: "HOUR",
		UUR: "HOUR",
	},
};

/** Longest text, in characters. */
const LONGEST = 100;

const MONEY = String.raw`([\p{Sc}\p{L}]{1,3}\p{Sc}?)?\.? ?(\d[\d.,' ]*\d|\d) ?(k|rb|ribu|jt|juta)?(?![\p{L}\d]) ?((?!per|pro)[A-Z]{3}(?![\p{L}])|\p{Sc}|zł|kč|kr(?![\p{L}]))?`;

/** One amount or two, and what they are paid for; nothing else, so that no word of a text gets lost. */
const PAY = new RegExp(
	String.raw`^(?:(up to|from)\s+)?${MONEY}(?:\s*(?:-|–|—|to|bis|sampai|hingga|s/d)\s*${MONEY})?\s*(?:\/|(?:per|an?|pro|par|por|al)(?= ))?\s*([\p{L}.]+)?$`,
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
	const shared = SHARED[name];
	if (shared) return shared[country ?? ""];
	return SIGNS[name] ?? (CURRENCIES.has(name) ? name : null);
}

/** Whether a sign may be that of a currency. */
const means = (sign: string, code: string): boolean =>
	SIGNS[sign.toUpperCase()] === code || Object.values(SHARED[sign.toUpperCase()] ?? {}).includes(code);

/** Signs without those that another one explains: the dollar of "$50,000 USD". */
function explained(signs: readonly string[]): string[] {
	const codes = signs.flatMap((sign) => currencyOf(sign, undefined) ?? []);
	return signs.filter((sign) => !SHARED[sign.toUpperCase()] || !codes.some((code) => means(sign, code)));
}

function unitIn(word: string): string | undefined {
	return unitOf(word) ?? UNITS[word.toUpperCase().replaceAll(".", "")];
}

/** Gives the currency that all signs share: undefined without a clear one, null if the signs differ or one is no currency. */
function oneCurrency(signs: readonly (string | undefined)[], country: string | undefined): string | undefined | null {
	const codes = new Set(explained(signs.filter((sign) => sign !== undefined)).map((sign) => currencyOf(sign, country)));
	return codes.size > 1 ? null : [...codes][0];
}

const times = (name: string | undefined) => TIMES[name?.toUpperCase() ?? ""] ?? 1;

const isSum = (amount: number) => amount > 0 && amount <= MOST;

/** "USD $50,000" and "$50/hr - $60/hr" with one sign and one unit. */
const plain = (text: string) =>
	text
		.replace(/\s+/g, " ")
		.replace(/\b([A-Z]{3}) ?(\p{Sc})/gu, (found, code: string, sign: string) =>
			means(sign, code) ? `${code} ` : found,
		)
		.replace(/ ?\/ ?(\p{L}+)(?= ?[-–—].*\/ ?\1$)/u, "")
		.trim();

/**
 * Pay in people's words, such as "£45k–£55k" or "Rp 8.000.000 - 12.000.000 per bulan"; undefined if any part of the text
 * means something else. `country` is where the work is done, which tells what a dollar sign means.
 */
export function payInText(text: string, country?: string): Partial<Pay> | undefined {
	const found = text.length > LONGEST ? null : PAY.exec(plain(text));
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
