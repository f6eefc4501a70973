import { type Field, required } from "../../field/field";
import { lastDay, moment } from "../../field/moment";
import type { Pay } from "../../field/pay";
import { countryOf } from "../../field/place";
import { type Placed, placedIn, whereOf, workplace } from "../../field/placed";
import { identifier, line, names, section, yesNo } from "../../field/text";
import { fromCode } from "../../job-types";
import type { Shape } from "../shape";
import { Lenient, part, payIn, payText, whole } from "./parts";

const readCompensation = payIn({
	currency: "compensation_currency",
	min: "compensation_minimum",
	max: "compensation_maximum",
	unit: "compensation_frequency",
});

/** Pay in numbers, or else in words. */
function readPay(row: Field): Pay | undefined {
	if (yesNo(row.at("compensation_visible")) === false) return undefined;
	return readCompensation(row) ?? payText(row.at("compensation"));
}

/** A location has no country, but its name may be one, or contain the whole place. */
function readPlace(row: Field): Placed {
	const location = row.at("location");
	const [city, region, name] = [line(location.at("city")), line(location.at("province")), line(location.at("name"))];
	const where = whereOf(city || region ? { city, region, country: countryOf(name) } : { city: name });
	return placedIn([where], workplace(line(row.first("workplace_type", "workplace_type_text"))));
}

/** A posting of Pinpoint's careers site. */
export const pinpoint: Shape = {
	name: "Pinpoint",
	fits: (row) => row.has("compensation_visible") || row.has("key_responsibilities") || row.has("workplace_type_text"),
	members: [
		...[
			"id",
			"title",
			"department",
			"employment_type",
			"employment_type_text",
			"deadline_at",
			"location",
			"workplace_type",
			"job",
		],
		...["workplace_type_text", "compensation", "compensation_visible", "compensation_minimum", "compensation_maximum"],
		...["compensation_currency", "compensation_frequency", "description", "benefits", "benefits_header", "url", "path"],
		...["key_responsibilities", "key_responsibilities_header", "skills_knowledge_expertise"],
		"skills_knowledge_expertise_header",
	],
	read: (row) => {
		const lenient = new Lenient();
		const until = lenient.read(row.at("deadline_at"), moment);
		const benefits = part(row, { heading: "benefits_header", html: "benefits" });
		return {
			externalId: identifier(row.first("id", "path", "url")),
			title: required(row.at("title"), line) ?? "",
			jobType: fromCode(line(row.first("employment_type_text", "employment_type")) ?? "") || undefined,
			dueDate: until && lastDay(until),
			timezone: until?.zone,
			...readPlace(row),
			department: names(row.at("job").at("department")) ?? names(row.at("department")),
			salary: lenient.read(row, readPay, "compensation"),
			about: whole(row.at("description"), [section(row.at("description")), benefits]),
			responsibility: section(row.at("key_responsibilities")),
			requirement: section(row.at("skills_knowledge_expertise")),
			notTaken: lenient.notTaken,
			company: {},
		};
	},
};
