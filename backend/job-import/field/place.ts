import { knownCountry, OTHER_COUNTRY_NAMES } from "../../format/country-code";
import { TWO_LETTERS } from "../../format/two-letters";
import type { Field } from "./field";
import { quote } from "./quote";
import { text } from "./text";

/** Languages in which boards name countries; if two differ, the first one counts. */
const LANGUAGES = ["en", "id", "de", "fr", "es", "pt", "nl", "it", "sv", "da", "pl"];

function named(language: string) {
	return new Intl.DisplayNames(language, { type: "region", fallback: "none" });
}

let codesByName: Map<string, string> | undefined;

/** Countries by their names in several languages, in lower case. */
function countryNames(): Map<string, string> {
	if (codesByName) return codesByName;
	const known = TWO_LETTERS.filter((code) => knownCountry(code) === code);
	codesByName = new Map(OTHER_COUNTRY_NAMES);
	for (const names of LANGUAGES.map(named)) {
		for (const code of known) {
			const name = names.of(code)?.toLowerCase();
			if (name && !codesByName.has(name)) codesByName.set(name, code);
		}
	}
	return codesByName;
}

/** A country's code, ISO 3166-1 alpha-2. */
export function countryCode(field: Field): string | undefined {
	const written = text(field)?.trim();
	if (written === undefined) return undefined;
	return (
		knownCountry(written) ??
		field.wrong("must be a country's two letters, such as ID; {value} isn't one", { value: quote(written) })
	);
}

/** The code of a country given by code or name; undefined if there is no such country. */
export function countryOf(written: string | undefined): string | undefined {
	const name = written?.trim();
	if (!name) return undefined;
	return knownCountry(name) ?? countryNames().get(name.toLowerCase().replace(" and ", " & "));
}
