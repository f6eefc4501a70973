import { countryOf } from "./place";
import { distinct, isCountry, type Place, splitPlaces, type Where, withState } from "./split-place";
import { isState } from "./us-states";

/** Where a job is, in the members of an imported job. */
export interface Placed extends Place {
	otherPlaces?: Place[];
	remote?: boolean;
	hybrid?: boolean;
}

/** Parts of the world that are no region of a country. */
const WIDE = /^(?:global|worldwide|europe|emea|apac|asia|africa|oceania|latam|(?:north |south |latin )?americas?)$/i;

function regionOf({ region, city = "", country }: Place): string | undefined {
	if (!region || WIDE.test(region) || region.toLowerCase() === city.toLowerCase()) return undefined;
	return isCountry(region, countryOf(country)) ? undefined : region;
}

/** A place whose parts a board tells apart. A city that holds the rest of the address, too, is split. */
export function placeOf(parts: Place): Place {
	const { city, ...rest } = splitPlaces(parts.city ?? "").places[0] ?? {};
	const region = rest.region ?? regionOf({ ...parts, city });
	const country = countryOf(parts.country) ?? rest.country;
	return city && region && !country && isState(region) ? withState(city, region) : { city, region, country };
}

/** The first of several places, with the others beside it. */
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

/** Several texts about where the work is done, as one. */
export const together = (all: readonly Where[]): Where => ({
	places: all.flatMap(({ places }) => places),
	...(all.some(({ remote }) => remote) && { remote: true }),
	...(all.some(({ hybrid }) => hybrid) && { hybrid: true }),
});

const WORKPLACES: Readonly<Record<string, Pick<Placed, "remote" | "hybrid">>> = {
	remote: { remote: true },
	fullyremote: { remote: true },
	hybrid: { remote: false, hybrid: true },
	onsite: { remote: false },
};

/** A board's word for where people work, such as "On-site"; nothing for a word that isn't known. */
export const workplace = (word: string | undefined): Pick<Placed, "remote" | "hybrid"> =>
	WORKPLACES[word?.toLowerCase().replace(/[^a-z]/g, "") ?? ""] ?? {};
