import { TWO_LETTERS } from "../../../format/two-letters";
import type { Language } from "../../../http/language";
import { readContent } from "../../../job/content";
import type { JobRow } from "../../../store/schema";
import type { Choice } from "./inputs";

const COUNTRIES = ["ID", "MY", "SG", "TH", "VN", "PH"];
const CURRENCIES = ["IDR", "USD", "SGD", "MYR", "EUR", "AUD"];
const ZONES = ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura", "Asia/Singapore"];
const ZONE_NAMES: Readonly<Record<string, string>> = {
	"Asia/Jakarta": "WIB",
	"Asia/Makassar": "WITA",
	"Asia/Jayapura": "WIT",
};

const NO_COUNTRY = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ", "AC", "CP", "CQ", "DG", "EA", "IC", "TA"]);

let countryCodes: readonly string[] | undefined;

/** Current country codes, collected for the first page that shows them; an older code has the name of its successor. */
function currentCountryCodes(): readonly string[] {
	const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
	countryCodes ??= TWO_LETTERS.filter(
		(code) => names.of(code) && !NO_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code,
	);
	return countryCodes;
}

const byLabel = (language: Language) => (a: Choice, b: Choice) => a[1].localeCompare(b[1], language);

/** Countries by their names in the language of the page. */
export function countryChoices(language: Language): { first: Choice[]; choices: Choice[] } {
	const names = new Intl.DisplayNames(language, { type: "region" });
	const named = (code: string): Choice => [code, names.of(code) ?? code];
	return { first: COUNTRIES.map(named), choices: currentCountryCodes().map(named).sort(byLabel(language)) };
}

/** Currencies with their names. */
export function currencyChoices(language: Language): { first: Choice[]; choices: Choice[] } {
	const names = new Intl.DisplayNames(language, { type: "currency" });
	const named = (code: string): Choice => [code, `${code}, ${names.of(code) ?? code}`];
	return { first: CURRENCIES.map(named), choices: Intl.supportedValuesOf("currency").map(named) };
}

/** Time zones by their names. */
export function zoneChoices(): { first: Choice[]; choices: Choice[] } {
	const named = (zone: string): Choice => {
		const place = zone.replaceAll("_", " ");
		return [zone, ZONE_NAMES[zone] ? `${place} (${ZONE_NAMES[zone]})` : place];
	};
	return { first: ZONES.map(named), choices: Intl.supportedValuesOf("timeZone").map(named) };
}

/** The languages of the site's messages. */
export const LANGUAGE_CHOICES: readonly Choice[] = [
	["en", "English"],
	["id", "Bahasa Indonesia"],
];

/** Several ranges of pay in a line; empty for a job without. */
export function rangesInWords(job: JobRow | undefined): string {
	const ranges = (job && readContent(job.content).salary_ranges) ?? [];
	const list = Array.isArray(ranges)
		? (ranges as { label?: string; currency: string; min?: number; max?: number }[])
		: [];
	return list
		.map(({ label, currency, min, max }) => [label, currency, min, "–", max].filter(Boolean).join(" "))
		.join("; ");
}
