import { isState } from "../../format/states";
import { countryOf } from "./place";
import { isArea } from "./place-words";
import { distinct, isCountry, isNation, type Place, splitPlaces, type Where, withState } from "./split-place";

/** A job's place, as members of an imported job. */
export interface Placed extends Place {
	otherPlaces?: Place[];
	remote?: boolean;
	hybrid?: boolean;
}

function regionOf({ region, city = "", country }: Place): string | undefined {
	if (!region || isArea(region) || region.toLowerCase() === city.toLowerCase()) return undefined;
	return isCountry(region, countryOf(country)) ? undefined : region;
}

function completed({ city, ...rest }: Place, parts: Place): Place {
	const region = rest.region ?? regionOf({ ...parts, city });
	const country = countryOf(parts.country) ?? rest.country ?? (region && isNation(region) ? "GB" : undefined);
	return city && region && !country && isState(region) ? withState(city, region) : { city, region, country };
}

/**
 * A place whose parts a board keeps separate. A city field with a whole address, or with several places, is split; a
 * region beside several belongs to no one of them for sure.
 */
export function whereOf(parts: Place): Where {
	const { places, ...ways } = splitPlaces(parts.city ?? "");
	const shared = places.length > 1 ? { country: parts.country } : parts;
	return { places: (places.length > 0 ? places : [{}]).map((place) => completed(place, shared)), ...ways };
}

/** The first of several places; the others follow in `otherPlaces`. */
export function placed({
	places,
	remote,
	hybrid,
}: {
	places: readonly Place[];
	remote?: boolean;
	hybrid?: boolean;
}): Placed {
	const [first, ...others] = distinct(places);
	return { ...first, ...(others.length > 0 && { otherPlaces: others }), remote, ...(hybrid && { hybrid }) };
}

/** Combines several texts about where the work is done. */
export const together = (all: readonly Where[]): Where => ({
	places: all.flatMap(({ places }) => places),
	...(all.some(({ remote }) => remote) && { remote: true }),
	...(all.some(({ hybrid }) => hybrid) && { hybrid: true }),
});

/** Places as a board lists them; its own members for remote and hybrid work count more than words among the places. */
export function placedIn(all: readonly Where[], { remote, hybrid }: Pick<Placed, "remote" | "hybrid"> = {}): Placed {
	const where = together(all);
	return placed({ places: where.places, remote: remote ?? where.remote, hybrid: hybrid ?? where.hybrid });
}

/** Words for where people work: boards', schema.org's and those of Indeed's feeds. */
const WORKPLACES: Readonly<Record<string, Pick<Placed, "remote" | "hybrid">>> = {
	remote: { remote: true },
	fullyremote: { remote: true },
	telecommute: { remote: true },
	wfh: { remote: true },
	workfromhome: { remote: true },
	hybrid: { remote: false, hybrid: true },
	hybridremote: { remote: false, hybrid: true },
	wfhflexible: { remote: false, hybrid: true },
	onsite: { remote: false },
};

/** A board's word for where people work, such as "On-site"; empty for an unknown word. */
export const workplace = (word: string | undefined): Pick<Placed, "remote" | "hybrid"> =>
	WORKPLACES[word?.toLowerCase().replace(/[^a-z]/g, "") ?? ""] ?? {};
