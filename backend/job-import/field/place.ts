import { TWO_LETTERS } from "../../format/two-letters";
import type { Field } from "./field";
import { quote } from "./quote";
import { text } from "./text";

/** Codes that aren't countries. */
const NO_COUNTRY = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

const english = named("en");

/** Languages in which boards name countries; if two differ, the first one counts. */
const LANGUAGES = ["en", "id", "de", "fr", "es", "pt", "nl", "it", "sv", "da", "pl"];

/** Other names that are common. */
const ALSO: Readonly<Record<string, string>> = {
	...{ usa: "US", "u.s.": "US", "u.s.a.": "US", "united states of america": "US", america: "US" },
	...{ "u.k.": "GB", "great britain": "GB", england: "GB", scotland: "GB", wales: "GB", "northern ireland": "GB" },
	...{ uae: "AE", "the netherlands": "NL", holland: "NL", "czech republic": "CZ", "viet nam": "VN", turkey: "TR" },
	...{
		can: "CA",
		gbr: "GB",
		aus: "AU",
		nzl: "NZ",
		deu: "DE",
		fra: "FR",
		esp: "ES",
		nld: "NL",
		irl: "IE",
		che: "CH",
		ind: "IN",
	},
	...{ idn: "ID", mys: "MY", sgp: "SG", phl: "PH", jpn: "JP", bra: "BR", mex: "MX", pol: "PL", prt: "PT", swe: "SE" },
	...{
		"republic of ireland": "IE",
		"hong kong": "HK",
		"hong kong sar": "HK",
		korea: "KR",
		"republic of korea": "KR",
		macau: "MO",
	},
	...{ "russian federation": "RU", "brunei darussalam": "BN", "ivory coast": "CI", "bosnia & herzegovina": "BA" },
};

function named(language: string) {
	return new Intl.DisplayNames(language, { type: "region", fallback: "none" });
}

/** The current ISO 3166-1 code (GB for UK), or undefined if the letters aren't a country's. */
function knownCode(letters: string): string | undefined {
	if (!/^[a-z]{2}$/i.test(letters)) return undefined;
	const code = new Intl.Locale(`und-${letters}`).region;
	return code && !NO_COUNTRY.has(code) && english.of(code) ? code : undefined;
}

let codesByName: Map<string, string> | undefined;

/** Countries by their names in several languages, in lower case. */
function countryNames(): Map<string, string> {
	if (codesByName) return codesByName;
	const known = TWO_LETTERS.filter((code) => knownCode(code) === code);
	codesByName = new Map(Object.entries(ALSO));
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
		knownCode(written) ??
		field.wrong("must be a country's two letters, such as ID; {value} isn't one", { value: quote(written) })
	);
}

/** The code of a country given by code or name; undefined if there is no such country. */
export function countryOf(written: string | undefined): string | undefined {
	const name = written?.trim();
	if (!name) return undefined;
	return knownCode(name) ?? countryNames().get(name.toLowerCase().replace(" and ", " & "));
}
