import type { Field } from "./field";
import { quote } from "./quote";
import { text } from "./text";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes that name no country. */
const NO_COUNTRY = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

const NAMES = { en: named("en"), id: named("id") };

function named(language: string) {
	return new Intl.DisplayNames(language, { type: "region", fallback: "none" });
}

/** The code as ISO 3166-1 has it today (GB for UK), or undefined for letters that are no country's. */
function knownCode(letters: string): string | undefined {
	if (!/^[a-z]{2}$/i.test(letters)) return undefined;
	const code = new Intl.Locale(`und-${letters}`).region;
	return code && !NO_COUNTRY.has(code) && NAMES.en.of(code) ? code : undefined;
}

let codesByName: Map<string, string> | undefined;

/** Countries by their names in English and Indonesian, in lower case. */
function countryNames(): Map<string, string> {
	if (codesByName) return codesByName;
	const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
	const known = codes.filter((code) => knownCode(code) === code);
	const names = known.flatMap((code) => [NAMES.en.of(code), NAMES.id.of(code)].map((name) => [name, code] as const));
	codesByName = new Map(names.flatMap(([name, code]) => (name ? [[name.toLowerCase(), code] as const] : [])));
	codesByName.set("usa", "US");
	return codesByName;
}

/** A country's code, ISO 3166-1 alpha-2. */
export function countryCode(field: Field): string | undefined {
	const written = text(field)?.trim();
	if (written === undefined) return undefined;
	return (
		knownCode(written) ??
		field.wrong("must be a country's two letters, such as ID; {value} isn't one", { value: quote(written) })
	);
}

/** The code of a country that is written as code or by its name; undefined where no country is called so. */
export function countryOf(written: string | undefined): string | undefined {
	const name = written?.trim();
	if (!name) return undefined;
	return knownCode(name) ?? countryNames().get(name.toLowerCase());
}
