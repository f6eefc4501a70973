import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { type Placed, placedIn, whereOf, workplace } from "../../field/placed";
import { identifier, line, names, section, yesNo } from "../../field/text";
import type { Shape } from "../shape";
import { Lenient, payIn, whole } from "./parts";

const read = (place: Field) =>
	whereOf({
		city: line(place.first("city", "location_str")),
		region: line(place.first("region", "state")),
		country: line(place.first("countryCode", "country")),
	});

/** Whether a job is of the API for companies, where `state` tells whether the job is published. */
const isForCompanies = (row: Field) => row.at("location").isObject || row.has("full_title");

/** What the API for companies says about a job. In some answers, `state` is the region there, too. */
function stateOf(row: Field): string | undefined {
	const state = isForCompanies(row) ? line(row.at("state")) : undefined;
	return state === line(row.at("location").at("region")) ? undefined : state;
}

function readPlaces(row: Field): Placed {
	const own = row.at("location");
	const listed = row
		.at("locations")
		.each()
		.filter((place) => yesNo(place.at("hidden")) !== true);
	const places = listed.length > 0 ? listed : [isForCompanies(row) ? own : row];
	const word = line(row.first("workplace", "workplace_type")) ?? line(own.first("workplace", "workplace_type"));
	const remote = yesNo(row.at("telecommuting")) ?? yesNo(own.at("telecommuting"));
	return placedIn(places.map(read), { remote, ...workplace(word) });
}

const readPay = payIn({
	currency: "salary_currency",
	min: "salary_from",
	max: "salary_to",
	unit: "salary_frequency",
});

/** A job of Workable's widget API, or of its API for companies. A job in several places may appear several times. */
export const workable: Shape = {
	name: "Workable",
	repeats: true,
	fits: (row) => row.has("shortcode") || row.has("telecommuting"),
	members: [
		...[
			"shortcode",
			"title",
			"employment_type",
			"telecommuting",
			"workplace",
			"workplace_type",
			"published_on",
			"created_at",
			"locations",
			"location",
		],
		...["city", "state", "country", "department", "description", "requirements", "benefits"],
		...[
			"id",
			"code",
			"company_name",
			"url",
			"shortlink",
			"application_url",
			"full_title",
			"full_description",
			"salary",
		],
	],
	read: (row) => {
		const state = stateOf(row);
		if (state && state !== "published") return { unlisted: `its board says “${state}”` };
		const lenient = new Lenient();
		return {
			externalId: identifier(row.first("shortcode", "id")),
			title: required(row.at("title"), line) ?? "",
			jobType: line(row.at("employment_type")),
			publishedAt: lenient.read(row.first("published_on", "created_at"), moment)?.written,
			...readPlaces(row),
			department: names(row.at("department")),
			salary: lenient.read(row.at("salary"), readPay),
			about: whole(
				row.at("description"),
				[section(row.first("description", "full_description")), section(row.at("benefits"))],
				"is missing; ask the board for its jobs with ?details=true",
			),
			requirement: section(row.at("requirements")),
			notTaken: lenient.notTaken,
			company: { title: line(row.at("company_name")) },
		};
	},
};
