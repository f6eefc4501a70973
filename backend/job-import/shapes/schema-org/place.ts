import type { Field } from "../../field/field";
import { countryOf } from "../../field/place";
import { type Placed, placed, together, whereOf } from "../../field/placed";
import { type Place, splitPlaces, type Where } from "../../field/split-place";
import { line } from "../../field/text";

/** One text, or a list that says the same one over and over. */
function lineOf(field: Field): string | undefined {
	if (!Array.isArray(field.value)) return line(field);
	const [name, ...others] = new Set(field.each().map(line));
	return others.length > 0 ? undefined : name;
}

/** Text, or the name of a node. */
export const nameOf = (field: Field): string | undefined => (field.isObject ? lineOf(field.at("name")) : lineOf(field));

const parts = (address: Field): Where =>
	whereOf({
		city: line(address.at("addressLocality")),
		region: nameOf(address.at("addressRegion")),
		country: nameOf(address.at("addressCountry")),
	});

/** A postal address, or a text instead. */
const readAddress = (address: Field): Where => (address.isObject ? parts(address) : splitPlaces(line(address) ?? ""));

/** The first place of a postal address, as a company's. */
export const firstPlace = (address: Field): Place => readAddress(address).places[0] ?? {};

/** A place: its address, else its name, or a text. */
const readPlace = (place: Field): Where => readAddress(place.isObject ? place.first("address", "name") : place);

const isRemoteType = (type: Field) => line(type)?.toUpperCase() === "TELECOMMUTE";

/** An area from which people may work: a country, or a part of one. */
function readArea(area: Field): Where {
	const name = nameOf(area);
	const country = countryOf(name);
	const where = country ? { places: [{ country }] } : splitPlaces(name ?? "");
	const isCountry = where.places.some((place) => place.country);
	return isCountry ? where : { places: where.places.map(({ city, region }) => ({ region: city ?? region })) };
}

/** Where a JobPosting's work is done. For remote work, that is where people may apply from, if it is specified. */
export function readWhere(row: Field): Placed {
	const where = together(row.at("jobLocation").each().map(readPlace));
	if (!row.at("jobLocationType").each().some(isRemoteType)) return placed(where);
	const areas = together(row.at("applicantLocationRequirements").each().map(readArea));
	return placed({ places: areas.places.length > 0 ? areas.places : where.places, remote: true });
}
