import { type Field, required } from "../../field/field";
import { epochMoment } from "../../field/moment";
import { currency, type Pay, payOf, sum } from "../../field/pay";
import { countryCode } from "../../field/place";
import { type Placed, placed, together, workplace } from "../../field/placed";
import { inCountry, splitPlaces } from "../../field/split-place";
import { fitting, identifier, line, names, section, text } from "../../field/text";
import type { Shape } from "../shape";
import { headed, Lenient } from "./parts";

/** "per-year-salary" as YEAR; pages have no word for "one-time" and the like. */
const INTERVAL = /^per-(hour|day|week|month|year)-/;

function readPay(row: Field): Pay | undefined {
	const range = row.at("salaryRange");
	if (range.isMissing) return undefined;
	return payOf(range, {
		currency: currency(range.at("currency")),
		min: sum(range.at("min")),
		max: sum(range.at("max")),
		unit: INTERVAL.exec(text(range.at("interval")) ?? "")?.[1]?.toUpperCase(),
	});
}

/** A list of the posting, whose content is list items, below its name. */
const readList = (list: Field) => headed(line(list.at("text")), `<ul>${section(list.at("content")) ?? ""}</ul>`);

/** The description, the lists and the closing text, in the board's order. */
function readAbout(row: Field): string | undefined {
	const description = row.first("description", "descriptionPlain");
	const opening = required(description, section) ?? "";
	const parts = [
		opening,
		...row.at("lists").each().map(readList),
		section(row.first("additional", "additionalPlain")) ?? "",
		section(row.first("salaryDescription", "salaryDescriptionPlain")) ?? "",
	];
	return fitting(description, parts.join(""));
}

/** All places. The country is the first one's, and counts if the text names none. */
function readPlaces(row: Field, lenient: Lenient): Placed {
	const categories = row.at("categories");
	const names = [line(categories.at("location")), ...categories.at("allLocations").each().map(line)];
	const where = together([...new Set(names)].map((name) => splitPlaces(name ?? "")));
	const [first, ...others] = where.places;
	const home = inCountry(first ?? {}, lenient.read(row.at("country"), countryCode));
	return placed({ ...where, places: [home, ...others], ...workplace(line(row.at("workplaceType"))) });
}

/** A posting of Lever's postings API. */
export const lever: Shape = {
	name: "Lever",
	fits: (row) => row.at("categories").isObject || (row.has("text") && row.has("hostedUrl")),
	members: [
		...["id", "text", "categories", "createdAt", "country", "workplaceType", "salaryRange", "description"],
		...[
			"descriptionPlain",
			"lists",
			"additional",
			"additionalPlain",
			"hostedUrl",
			"applyUrl",
			"opening",
			"openingPlain",
		],
		...["descriptionBody", "descriptionBodyPlain", "salaryDescription", "salaryDescriptionPlain"],
	],
	read: (row) => {
		const lenient = new Lenient();
		return {
			externalId: identifier(row.at("id")),
			title: required(row.at("text"), line) ?? "",
			jobType: line(row.at("categories").at("commitment")),
			publishedAt: lenient.read(row.at("createdAt"), epochMoment),
			...readPlaces(row, lenient),
			department: names(row.at("categories").first("department", "team")),
			salary: lenient.read(row, readPay, "salaryRange"),
			about: readAbout(row) ?? "",
			notTaken: lenient.notTaken,
			company: {},
		};
	},
};
