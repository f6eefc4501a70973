import type { Field } from "../../field/field";
import { countryOf } from "../../field/place";
import { type Placed, placed, together, whereOf } from "../../field/placed";
import { distinct, type Place, splitPlaces, type Where } from "../../field/split-place";
import { htmlLine } from "../../field/text";
import { type Lenient, readWay } from "../boards/parts";

/** What forms put into a field that nobody filled in. */
const EMPTY = /^(?:[-–—.]+|n\/a|none|null|undefined)$/i;

/** One text, or a list that says the same one over and over. */
function lineOf(field: Field): string | undefined {
	const [name, ...others] = new Set(field.each().map(htmlLine));
	return others.length > 0 || EMPTY.test(name ?? "") ? undefined : name;
}

/** Text, or the name of a node. */
export const nameOf = (field: Field): string | undefined => (field.isObject ? lineOf(field.at("name")) : lineOf(field));

/** The places of an address; several towns in one address have no region in common. */
function parts(address: Field): Where {
	const towns = address.at("addressLocality").each();
	const [region, country] = [nameOf(address.at("addressRegion")), nameOf(address.at("addressCountry"))];
	if (towns.length > 1) return together(towns.map((town) => whereOf({ city: nameOf(town), country })));
	return whereOf({ city: nameOf(address.at("addressLocality")), region, country });
}

/** A postal address, or a text instead. */
const readAddress = (address: Field): Where => (address.isObject ? parts(address) : splitPlaces(lineOf(address) ?? ""));

/** The first place of a postal address, as a company's. */
export const firstPlace = (address: Field): Place => readAddress(address).places[0] ?? {};

/** A place: its addresses, else its name, or a text. Some write the parts of the address into the place itself. */
function readPlace(place: Field): Where {
	if (!place.isObject) return readAddress(place);
	if (!place.has("address") && place.has("addressLocality")) return parts(place);
	return together(place.first("address", "name").each().map(readAddress));
}

/** Notes a place of which only the street is known, which no page shows. */
function checkStreet(place: Field): void {
	const { places, remote } = readPlace(place);
	if (distinct(places).length === 0 && !remote && place.at("address").has("streetAddress")) place.wrong("has no town");
}

/** An area from which people may work: a country, or a part of one. */
function readArea(area: Field): Where {
	const name = nameOf(area);
	const country = countryOf(name);
	const where = country ? { places: [{ country }] } : splitPlaces(name ?? "");
	const isCountry = where.places.some((place) => place.country);
	return isCountry ? where : { places: where.places.map(({ city, region }) => ({ region: city ?? region })) };
}

/** Where a JobPosting's work is done. For remote work, that is where people may apply from, if it is specified. */
export function readWhere(row: Field, lenient: Lenient): Placed {
	const all = row.at("jobLocation").each();
	const where = together(all.map(readPlace));
	for (const place of all) lenient.read(place, checkStreet, "jobLocation");
	const types = row.at("jobLocationType").each();
	const ways = types.map((type) => lenient.read(type, readWay, "jobLocationType"));
	const way: Pick<Placed, "remote" | "hybrid"> = Object.assign({}, ...ways);
	const requirements = row.at("applicantLocationRequirements");
	const said = { ...where, ...way };
	if (!said.remote) {
		if (!requirements.isMissing) lenient.notTaken.push("applicantLocationRequirements");
		return placed(said);
	}
	const areas = together(requirements.each().map(readArea));
	return placed({ ...said, places: areas.places.length > 0 ? areas.places : where.places });
}
