import type { JobContent } from "../../job/content";

/** Currencies, and the amount that corresponds to a million rupiah of Indonesian pay at the country's level. */
const LEVELS: Readonly<Record<string, readonly [currency: string, perMillion: number]>> = {
	ID: ["IDR", 1_000_000],
	SG: ["SGD", 460],
	MY: ["MYR", 430],
	PH: ["PHP", 3_700],
	VN: ["VND", 1_900_000],
	TH: ["THB", 2_900],
	JP: ["JPY", 33_000],
	IN: ["INR", 5_600],
	AU: ["AUD", 720],
	DE: ["EUR", 420],
	NL: ["EUR", 440],
	US: ["USD", 480],
};

/** Published pay usually has two significant digits. */
const rounded = (value: number) => Number(value.toPrecision(2));

/**
 * Monthly pay in a country, derived from that in Indonesia, in millions; undefined if the country's level isn't known.
 */
export function payIn(country: string, pay: readonly [number, number] | undefined): JobContent["salary"] {
	const level = LEVELS[country];
	if (!level || !pay) return undefined;
	const [currency, perMillion] = level;
	return { currency, min: rounded(pay[0] * perMillion), max: rounded(pay[1] * perMillion), unit: "MONTH" };
}
