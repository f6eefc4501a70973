import { countryOf } from "./place";
import { isState, stateCountry } from "./us-states";

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

const BETWEEN = /\s*[;|•\n]\s*|\s+\/\s+|\s+or\s+/i;
const REMOTE =
	/\b(?:(?:fully|100\s?%)\s+)?remote\b(?![-\s]*first)(?:[-\s](?:friendly|eligible|possible|optional|ok)\b)?(?:\s+(?:in|from|within))?|\b(?:work from home|home[-\s]office|telecommute)\b/gi;
const HYBRID = /\bhybrid\b/gi;
/** Remarks about a place that are none. */
const REMARKS = /\b(?:on[-\s]?site|in[-\s]office)\b|\((?:HQ|headquarters|.*\btravel\b.*)\)/gi;
const EDGES = /^[\s,:()[\]–—-]+|[\s,:([–—-]+$|\(\s*\)/g;

/** Parts of a country that are well known without it. */
const REGIONS = new Set(["england", "scotland", "wales", "northern ireland"]);

const CITY_STATES = new Set(["SG", "HK", "MC", "MO"]);

const bare = (text: string) =>
	text
		.replace(EDGES, "")
		.replace(/^([^(]*)\)$/, "$1")
		.trim();

/** The parts between commas, without repetitions. */
function partsOf(text: string): string[] {
	const parts = text.split(",").map((part) => part.trim());
	return parts.filter((part, i) => part !== "" && part.toLowerCase() !== parts[i - 1]?.toLowerCase());
}

/** A state after a city. If its letters are also a country's (CA, ID), the country stays unknown. */
export const withState = (city: string, region: string): Place => ({
	city,
	region,
	country: countryOf(region) === undefined ? stateCountry(region) : undefined,
});

/** Whether a text is only another name of a country. */
export const isCountry = (text: string, country: string | undefined): boolean =>
	country !== undefined && countryOf(text) === country && !isState(text) && !REGIONS.has(text.toLowerCase());

function withCountry(before: readonly string[], country: string, name: string): Place {
	const [city, region, ...more] = before.filter((part) => !isCountry(part, country));
	if (city === undefined) return CITY_STATES.has(country) ? { city: before[0] ?? name, country } : { country };
	if (more.length > 0) return { city: [city, region, ...more].join(", "), country };
	return { city, ...(region !== undefined && { region }), country };
}

/** Two letters that mean a country even on their own. */
const SURE = new Set(["US", "UK", "GB"]);

/**
 * A place as people write it, such as "New York, NY", in its parts; what can't be told apart stays together as the
 * city. Two letters on their own are ambiguous, but after "Remote" they are a country.
 */
export function splitPlace(text: string, { isRemote = false } = {}): Place {
	const parts = partsOf(text);
	const [last = "", before] = [parts.at(-1), parts.slice(0, -1)];
	const [city] = before;
	if (before.length === 1 && city !== undefined && isState(last)) return withState(city, last);
	const isUnsure = before.length === 0 && last.length === 2 && !isRemote && !SURE.has(last);
	const country = isUnsure ? undefined : countryOf(last);
	if (country) return withCountry(before, country, last);
	// The other way round: "USA, NY, New York".
	const [whole = "", ...inside] = parts;
	if (inside.length > 0 && whole.length > 2 && countryOf(whole))
		return splitPlace([...inside.reverse(), whole].join(", "));
	return parts.length > 0 ? { city: parts.join(", ") } : {};
}

/** Several countries and nothing else: "US & Canada". With a comma only, the first may lie in the second: "Georgia, US". */
function countriesIn(text: string): Place[] | undefined {
	if (!/&|\b(?:and|und|dan)\b/i.test(text) || countryOf(text)) return undefined;
	const names = text.split(/\s*(?:,|&|\band\b|\bund\b|\bdan\b)\s*/iu).filter(Boolean);
	const countries = names.map((name) => (name.length > 2 || SURE.has(name) ? countryOf(name) : undefined));
	return countries.length > 1 && countries.every(Boolean) ? countries.map((country) => ({ country })) : undefined;
}

/** A place whose country stands elsewhere: what is behind the comma then is its region, as in "Bangalore, Karnataka". */
export function inCountry(place: Place, country: string | undefined): Place {
	if (place.country || !country) return place;
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

/** Every place in a text, and whether it also says that the work is remote or hybrid, such as "Remote - Canada; Berlin". */
export function splitPlaces(text: string): Where {
	const isRemote = text.search(REMOTE) >= 0;
	const isHybrid = text.search(HYBRID) >= 0;
	const places = text
		.split(BETWEEN)
		.map((part) => bare([REMOTE, HYBRID, REMARKS].reduce((left, words) => left.replace(words, " "), part)))
		.flatMap((part) => countriesIn(part) ?? [splitPlace(part, { isRemote })]);
	return { places: distinct(places), ...(isRemote && { remote: true }), ...(isHybrid && { hybrid: true }) };
}
