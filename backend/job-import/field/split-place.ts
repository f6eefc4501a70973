import { cityCountry, isAlsoCity, isState, isWholeState, stateCountry } from "../../format/states";
import { countryOf } from "./place";
import { apart, isSure, SURE, withCommas } from "./place-signs";
import { HYBRID, isArea, isEverywhere, LEADING, REMARKS, REMOTE } from "./place-words";
import { isCity, townsIn } from "./town-lists";

/** A place in its parts; unknown parts are missing. */
export interface Place {
	city?: string;
	/** State, province or the like. */
	region?: string;
	/** ISO 3166-1 alpha-2. */
	country?: string;
}

/** Where a job's work is done, according to one text. */
export interface Where {
	places: Place[];
	remote?: true;
	hybrid?: true;
}

const EDGES = /^[\s,:()[\]&+–—-]+|[\s,:([&+–—-]+$|\(\s*\)/g;

/** Whether a text is a part of the United Kingdom. */
export const isNation = (text: string): boolean => /^(?:england|scotland|wales|northern ireland)$/i.test(text);

const CITY_STATES = new Set(["SG", "HK", "MC", "MO"]);

const bare = (text: string) =>
	text
		.replace(EDGES, "")
		.replace(/^([^(]*)\)$|^([^[]*)\]$/, "$1$2")
		.trim();

const POSTCODE = /^(?:\p{Lu}{1,2}-)?\d{4,5} (?=\p{L})/u;

/** "80331 München" without its code. */
function withoutPostcode(part: string): string {
	const town = part.replace(POSTCODE, "");
	return isCity(town) ? town : part;
}

/** The parts between commas, without repetitions, except that New York is in New York. */
function partsOf(text: string): string[] {
	const parts = withCommas(text)
		.split(",")
		.map((part) => withoutPostcode(part.trim()))
		.filter(Boolean);
	return parts.filter((part, i) => {
		const isRepeated = part.toLowerCase() === parts[i - 1]?.toLowerCase();
		return !isRepeated || (i === 1 && isState(part) && countryOf(part) === undefined);
	});
}

/** A state after a city. If its letters are also a country's (CA, ID), only well-known cities have a country. */
export const withState = (city: string, region: string): Place => ({
	city,
	region,
	country: cityCountry(city, region) ?? (countryOf(region) === undefined ? stateCountry(region) : undefined),
});

/** Whether a text is only another name of a country. */
export const isCountry = (text: string, country: string | undefined): boolean =>
	country !== undefined && countryOf(text) === country && !isState(text) && !isNation(text);

/** "Ontario, Canada": letters or a name that isn't a city's, too. */
const isLoneState = (text: string, country: string) =>
	stateCountry(text) === country && !/^(?:new york|washington|qu[eé]bec|victoria|bali|jambi)$/i.test(text);

function withCountry(before: readonly string[], country: string, name: string): Place {
	const [city, region, ...more] = before.filter((part) => !isCountry(part, country));
	if (city !== undefined && region === undefined && (isWholeState(city) || isLoneState(city, country)))
		return { region: city, country };
	if (city === undefined) return CITY_STATES.has(country) ? { city: before[0] ?? name, country } : { country };
	if (more.length > 0) return { city: [city, region, ...more].join(", "), country };
	return { city, ...(region !== undefined && { region }), country };
}

/** A city and its state without a comma: "Austin TX". */
const NO_COMMA = /^([^,]*\p{L}{2}) (\p{Lu}{2}|D\.C\.)$/u;

/** A city with the state behind it; undefined if the second text isn't one. */
function inState(city: string, state: string): Place | undefined {
	return isState(state) || cityCountry(city, state) ? withState(city, state) : undefined;
}

/** A city or a country with a state of it behind: "Austin, Texas", "United States, California". */
function inKnownState([first, ...more]: readonly string[], last: string): Place | undefined {
	const place = first === undefined || more.length > 0 ? undefined : inState(first, last);
	if (!place || first === undefined || !isSure(first) || isState(first)) return place;
	return isAlsoCity(last) ? undefined : { region: last, country: countryOf(first) };
}

/**
 * A place as people write it, such as "New York, NY", in its parts; what can't be told apart stays together as the
 * city. Two letters on their own are ambiguous, but after "Remote" they are a country.
 */
export function splitPlace(text: string, { isRemote = false } = {}): Place {
	const parts = partsOf(text);
	const [last = "", before] = [parts.at(-1), parts.slice(0, -1)];
	const known = inKnownState(before, last);
	if (known) return known;
	if (isWholeState(last) && parts.length === 1 && !countryOf(last)) return { region: last, country: "US" };
	if (isArea(last)) return inWhole(parts) ?? { region: parts.join(", ") };
	const isUnsure = before.length === 0 && last.length === 2 && !isRemote && !SURE.has(last);
	const country = isUnsure ? undefined : countryOf(last);
	if (country) return withCountry(before, country, last);
	return turned(parts) ?? withoutComma(parts) ?? (parts.length > 0 ? { city: parts.join(", ") } : {});
}

/** An area of one country: "US, East Coast". */
function inWhole([whole = "", area, ...more]: readonly string[]): Place | undefined {
	return isSure(whole) && area !== undefined && more.length === 0
		? { region: area, country: countryOf(whole) }
		: undefined;
}

/** The other way round: "USA, NY, New York". */
function turned([whole = "", ...inside]: readonly string[]): Place | undefined {
	return inside.length > 0 && isSure(whole) ? splitPlace([...inside.reverse(), whole].join(", ")) : undefined;
}

function withoutComma(parts: readonly string[]): Place | undefined {
	const [, city = "", state = ""] = (parts.length === 1 && NO_COMMA.exec(parts[0] ?? "")) || [];
	const place = city ? inState(city, state) : undefined;
	return place?.country === undefined ? undefined : place;
}

/** Several countries and nothing else. With a comma only, the first may lie in the second: "Georgia, US". */
function countriesIn(text: string, isRemote: boolean): Place[] | undefined {
	const names = text.split(/\s*(?:,|&|\b(?:and|und|dan|et|y)\b)\s*/iu).filter(Boolean);
	const isList = isRemote || names.length > 2 || /&|\b(?:and|und|dan|et|y)\b/i.test(text);
	const codes = names.map((name) => (isSure(name) && !isState(name) ? countryOf(name) : undefined));
	const isEach = codes.length > 1 && codes.every(Boolean) && new Set(codes).size === codes.length;
	return isList && isEach && !countryOf(text) ? codes.map((country) => ({ country })) : undefined;
}

/** "London, UK & Paris, France", and "Austin, TX, Denver, CO": places whose countries are all known. */
function placesIn(text: string): Place[] | undefined {
	const parts = partsOf(text);
	const pairs = parts.flatMap((part, i) => (i % 2 === 0 ? [[part, parts[i + 1] ?? ""] as const] : []));
	const inStates = pairs.map(([city, state]) => inState(city, state));
	if (pairs.length > 1 && inStates.every((place) => place !== undefined)) return inStates;
	const texts = text.split(/\s+(?:&|and|und|dan|et)\s+/i);
	const places = texts.map((one) => splitPlace(one));
	return places.length > 1 && places.every(({ country }) => country) && !countryOf(text) ? places : undefined;
}

/** Whether a place is an area of many countries. */
export const isWide = ({ city, region }: Place) => city === undefined && region !== undefined && isArea(region);

/** A place whose country stands elsewhere, unless it is an area of many: what is behind the comma then is its region, as in "Bangalore, Karnataka". */
export function inCountry(place: Place, country: string | undefined): Place {
	if (place.country || !country || isWide(place)) return place;
	const [city, region, ...more] = place.city?.split(", ") ?? [];
	const isSplit = region !== undefined && more.length === 0 && !place.region && !/\d/.test(place.city ?? "");
	return isSplit ? { city, region, country } : { ...place, country };
}

const keyOf = ({ city, region, country }: Place) => [city, region, country].join("/").toLowerCase();

/** Places without empty ones and duplicates. */
export function distinct(places: readonly Place[]): Place[] {
	const byKey = new Map(places.map((place) => [keyOf(place), place]));
	byKey.delete("//");
	return [...byKey.values()];
}

/** Removes the words for remote work, and remarks. */
function placeIn(part: string): string {
	const left = [REMOTE, HYBRID, REMARKS].reduce((text, words) => text.replace(words, " "), part);
	const hasWay = part.search(REMOTE) >= 0 || part.search(HYBRID) >= 0;
	const place = bare(left).replace(hasWay ? LEADING : /^$/, "");
	return bare(place.replace(REMARKS, " "));
}

/** The places of a part that has a number, such as "2 days a week in Leeds". */
const placesBeside = (count: string) =>
	count
		.split(/\s*[/;|&+]\s*|\b(?:in|from|at|im)\s+(?:the\s+)?/)
		.map((name) => withoutPostcode(name.trim()))
		.filter((name) => isCity(name) || isSure(name));

/** Removes days of the week, hours and other numbers in brackets, such as "(hybrid, 2 days/week)", but no places. */
const withoutCounts = (text: string) =>
	text.replace(/\(([^()]*\d[^()]*)\)/g, (_, inside: string) => {
		const kept = inside.split(",").flatMap((part) => (/\d/.test(part) ? placesBeside(part) : part.trim()));
		return `(${kept.join(", ")})`;
	});

/** Every place in a text, and whether it also says that the work is remote or hybrid, such as "Remote - Canada; Berlin". */
export function splitPlaces(text: string): Where {
	const isRemote = text.search(REMOTE) >= 0 || isEverywhere(text);
	const isHybrid = text.search(HYBRID) >= 0;
	const parts = apart(withoutCounts(text).trim());
	const places = parts
		.map(placeIn)
		.flatMap(
			(part) =>
				countriesIn(part, isRemote) ??
				placesIn(part) ??
				townsIn(part, parts.length > 1) ?? [splitPlace(part, { isRemote })],
		);
	return { places: distinct(places), ...(isRemote && { remote: true }), ...(isHybrid && { hybrid: true }) };
}
