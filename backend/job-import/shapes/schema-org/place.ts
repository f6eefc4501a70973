import type { Field } from "../../field/field";
import { countryOf } from "../../field/place";
import { line } from "../../field/text";

/** A place as a job page shows it. */
export interface Place {
	city?: string;
	country?: string;
}

/** Text, or the name of a node. */
export const nameOf = (field: Field): string | undefined => (field.isObject ? line(field.at("name")) : line(field));

/** A postal address, or a text in its place, which is shown as it is. */
export function readAddress(address: Field): Place {
	if (!address.isObject) return { city: line(address) };
	return { city: line(address.at("addressLocality")), country: countryOf(nameOf(address.at("addressCountry"))) };
}

const readPlace = (place: Field): Place => readAddress(place.isObject ? place.at("address") : place);

/** The one value that all have in common. */
const common = <T>(values: readonly (T | undefined)[]): T | undefined =>
	values.every((value) => value === values[0]) ? values[0] : undefined;

const isRemoteType = (type: Field) => line(type)?.toUpperCase() === "TELECOMMUTE";

/**
 * Where a JobPosting's work is done. A page has room for one place: of several, it shows what they have in common.
 * For work from anywhere, the country is the one from which people may apply, where that is said.
 */
export function readWhere(row: Field): Place & { remote?: boolean } {
	const places = row.at("jobLocation").each().map(readPlace);
	const where = {
		city: common(places.map(({ city }) => city)),
		country: common(places.map(({ country }) => country)),
	};
	if (!row.at("jobLocationType").each().some(isRemoteType)) return where;
	const areas = row
		.at("applicantLocationRequirements")
		.each()
		.map((area) => countryOf(nameOf(area)));
	return { ...where, country: areas.length > 0 ? common(areas) : where.country, remote: true };
}
