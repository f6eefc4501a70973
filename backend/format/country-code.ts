/** Codes that aren't countries. */
const NO_COUNTRY = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Other common names of countries, in small letters. */
export const OTHER_COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(
	Object.entries({
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
		...{ polska: "PL", česko: "CZ", "česká republika": "CZ", slovensko: "SK", magyarország: "HU", românia: "RO" },
		...{ slovenija: "SI", hrvatska: "HR", srbija: "RS", danmark: "DK", sverige: "SE", norge: "NO", suomi: "FI" },
		...{
			россия: "RU",
			україна: "UA",
			ελλάδα: "GR",
			ประเทศไทย: "TH",
			대한민국: "KR",
			"people's republic of china": "CN",
		},
	}),
);

/** The current ISO 3166-1 code (GB for UK), or undefined if the letters aren't a country's. */
export function knownCountry(letters: string): string | undefined {
	if (!/^[a-z]{2}$/i.test(letters)) return undefined;
	const code = new Intl.Locale(`und-${letters}`).region;
	return code && !NO_COUNTRY.has(code) && english.of(code) ? code : undefined;
}
