import { type Field, required } from "../../field/field";
import { language } from "../../field/language";
import { moment } from "../../field/moment";
import { currency, type Pay, payAmong, payOf, sum } from "../../field/pay";
import { type Placed, placed, workplace } from "../../field/placed";
import { type Place, splitPlaces, type Where } from "../../field/split-place";
import { identifier, line, names, section } from "../../field/text";
import { unescapeOnce } from "../../html";
import type { Shape } from "../shape";
import { Lenient } from "./parts";

function readContent(row: Field): string | undefined {
	const content = row.at("content");
	if (!content.isMissing) return section(content, unescapeOnce);
	return content.wrong("is missing; ask the board for its jobs with ?content=true");
}

/** Pay in hundredths of its currency. */
function readRange(range: Field): Pay | undefined {
	const [min, max] = [sum(range.at("min_cents")), sum(range.at("max_cents"))];
	const whole = (cents: number | undefined) => cents && cents / 100;
	return payOf(range, { currency: currency(range.at("currency_type")), min: whole(min), max: whole(max) });
}

const readPay = (ranges: Field) => payAmong(ranges.each(), readRange, (range) => line(range.at("title")));

const IS_TYPE = /^(?:employment|job|position|contract|time) type$|^type of employment$/i;

const IS_WAY = /^(?:work(?:place|ing)?|location|remote) (?:type|model|mode|policy|arrangement|status)$|^workplace$/i;

/** Texts of the fields that a company added itself, whose names are of one kind. */
const valuesOf = (row: Field, names: RegExp): Field[] =>
	row
		.at("metadata")
		.each()
		.filter((field) => names.test(String(field.at("name").value)))
		.flatMap((field) => field.at("value").each())
		.filter(({ value }) => typeof value === "string");

/** The kind of work, which companies keep in a field of their own. */
const readType = (row: Field): string | undefined => valuesOf(row, IS_TYPE).map(line).join(", ") || undefined;

/** A city with the region and the country of the job's office there. */
function atOffice(place: Place, offices: readonly Place[]): Place {
	const isHere = ({ city, country }: Place) =>
		country !== undefined && city?.toLowerCase() === place.city?.toLowerCase();
	const [office, ...others] = place.city === undefined || place.country ? [] : offices.filter(isHere);
	const isSure = office && others.every(({ country }) => country === office.country);
	return isSure ? { city: place.city, region: place.region ?? office.region, country: office.country } : place;
}

/** The places, whose countries the offices name if the text doesn't. */
function placesIn(row: Field): Where {
	const where = splitPlaces(line(row.at("location").at("name")) ?? "");
	const texts = row
		.at("offices")
		.each()
		.map((office) => office.at("location"));
	const offices = texts.flatMap(({ value }) => (typeof value === "string" ? splitPlaces(value).places : []));
	return { ...where, places: where.places.map((place) => atOffice(place, offices)) };
}

/** Where people work: in the words of the place, else in a field of the company's own. */
function readPlaces(row: Field): Placed {
	const where = placesIn(row);
	if (where.remote || where.hybrid) return placed(where);
	const ways = valuesOf(row, IS_WAY).map((way) => workplace(line(way)?.replace(/\(.*\)/, "")));
	const isRemote = ways.some(({ remote }) => remote);
	return placed({ ...where, ...Object.assign({}, ...ways), ...(isRemote && { remote: true }) });
}

/** The company's other fields, by name. */
const otherFields = (row: Field): string[] =>
	row
		.at("metadata")
		.each()
		.filter((field) =>
			field
				.at("value")
				.each()
				.some(({ value }) => value !== false),
		)
		.map((field) => String(field.at("name").value))
		.filter((name) => !IS_TYPE.test(name) && !IS_WAY.test(name))
		.map((name) => `metadata: ${name}`);

const readDepartment = (row: Field): string | undefined => {
	const department = names(row.at("departments"));
	return department === "No Department" ? undefined : department;
};

/** A job of Greenhouse's job board API. Its place is a text. */
export const greenhouse: Shape = {
	name: "Greenhouse",
	fits: (row) => row.has("internal_job_id") || row.has("absolute_url") || row.has("content"),
	members: [
		...[
			"id",
			"title",
			"application_deadline",
			"first_published",
			"language",
			"location",
			"pay_input_ranges",
			"content",
		],
		...["company_name", "departments", "metadata", "internal_job_id", "absolute_url", "requisition_id", "updated_at"],
		...[
			"offices",
			"data_compliance",
			"location_questions",
			"questions",
			"compliance",
			"demographic_questions",
			"include_ai_disclaimer",
			"ai_opt_out_request_url",
		],
	],
	read: (row) => {
		const lenient = new Lenient();
		const until = lenient.read(row.at("application_deadline"), moment);
		return {
			externalId: identifier(row.at("id")),
			title: required(row.at("title"), line) ?? "",
			dueDate: until?.day,
			timezone: until?.zone,
			publishedAt: lenient.read(row.at("first_published"), moment)?.written,
			language: lenient.read(row.at("language"), language),
			jobType: readType(row),
			...readPlaces(row),
			department: readDepartment(row),
			...lenient.read(row.at("pay_input_ranges"), readPay),
			about: readContent(row) ?? "",
			notTaken: [...lenient.notTaken, ...otherFields(row)],
			company: { title: line(row.at("company_name")) },
		};
	},
};
