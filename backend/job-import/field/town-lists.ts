import { isTown } from "../../cv-parsing/contact/known-towns";
import { isState } from "../../format/states";
import { countryOf } from "./place";

/** Words and signs between towns: "London & Manchester", "Berlin und München". */
const JOINING = /\s*[&+]\s*|\s+(?:and|und|dan|et|y|e|o|en|och|og)\s+/i;

/** Countries that are also their only town. */
const CITY_STATES = new Set(["SG", "HK", "MC", "MO", "SM", "LU", "DJ"]);

/** Whether a text is a country; two letters could also be a state. */
const isCountry = (text: string) => text.length > 2 || /^(?:UK|US|GB)$/.test(text);

/** Three letters of a country: "CAN" is no town. */
const isCode = (text: string) => /^\p{Lu}{3}$/u.test(text) && countryOf(text) !== undefined;

/** Fewest towns of a list with commas only: the second of two could also be what the first one lies in. */
const FEWEST = 3;

/** Towns by the names that their own people or other languages give them, which the list of towns lacks. */
const OTHER_NAMES =
	/^(?:new york|nyc|münchen|wien|roma|milano|praha|warszawa|bruxelles|brussel|genf|lisboa|firenze|torino|napoli|venezia|københavn|moskva|bucurești|beograd|cologne|den haag|anvers|ciudad de méxico|kiev|bangalore|gurugram|solo|athina|bruges|ghent|saint louis|st\. paul|galway)$/i;

/** Whether a text is a known town. */
export const isCity = (text: string) => !isCode(text) && (OTHER_NAMES.test(text) || isTown(text));

const cityState = (name: string) => {
	const country = countryOf(name);
	return country && CITY_STATES.has(country) ? country : undefined;
};

/** Short names of towns that leave no doubt beside each other. */
const SHORT = /^(?:SF|NYC|LA|DC|SEA)$/;

/** Towns by their short names only, such as "SF, NYC, SEA"; with an unknown one, "LA, DC, IT" stays together. */
function shortNames(text: string): { city: string }[] | undefined {
	const names = text.split(/\s*[,&+]\s*/);
	const isShort = names.length >= FEWEST && names.every((name) => /^\p{Lu}{2,3}$/u.test(name));
	const known = names.filter((name) => SHORT.test(name));
	if (!isShort || known.length < 2) return undefined;
	return known.length === names.length ? names.map((city) => ({ city })) : [{ city: text }];
}

/**
 * The towns of a list such as "London, Manchester, Bristol" or "Berlin und München", with a country that stands behind
 * all of them; undefined if the text could be anything else. `isListed` says that the text is a part of a list anyway.
 */
export function townsIn(text: string, isListed: boolean): { city: string; country?: string }[] | undefined {
	const short = shortNames(text);
	if (short) return short;
	const groups = text.split(JOINING);
	const names = groups.flatMap((group) => group.split(",")).flatMap((name) => name.trim() || []);
	const last = names.at(-1) ?? "";
	const country = isCountry(last) && !isCity(last) ? countryOf(last) : undefined;
	const towns = country ? names.slice(0, -1) : names;
	const isJoined = isListed || groups.length > 1;
	if (towns.length < (isJoined ? 2 : FEWEST) || isCity(text) || !towns.every(isCity)) return undefined;
	if (!isJoined && isState(last)) return undefined;
	return towns.map((city) => {
		const own = country ?? cityState(city);
		return { city, ...(own !== undefined && { country: own }) };
	});
}
