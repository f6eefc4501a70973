import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { type Placed, placedIn, whereOf } from "../../field/placed";
import { identifier, line, names, section, text, yesNo } from "../../field/text";
import { fromCode } from "../../job-types";
import type { Shape } from "../shape";
import { Lenient, payIn, whole } from "./parts";

const readPay = payIn({ currency: "currency", min: "min", max: "max", unit: "period" });

function readPlaces(row: Field): Placed {
	const listed = row.at("locations").each();
	const places = (listed.length > 0 ? listed : [row]).map((place) =>
		whereOf({
			city: line(place.at("city")),
			region: line(place.first("state", "state_name")),
			country: line(place.first("country_code", "country")),
		}),
	);
	return placedIn(places, { remote: yesNo(row.at("remote")), hybrid: yesNo(row.at("hybrid")) });
}

/** An offer of Recruitee's careers site API. */
export const recruitee: Shape = {
	name: "Recruitee",
	fits: (row) => row.has("careers_url") || row.has("employment_type_code"),
	members: [
		...[
			"id",
			"title",
			"close_at",
			"published_at",
			"employment_type_code",
			"locations",
			"city",
			"state_name",
			"state_code",
		],
		...["country", "country_code", "postal_code", "location", "remote", "hybrid", "on_site", "salary", "department"],
		...["description", "requirements", "company_name", "status", "careers_url", "careers_apply_url", "slug", "guid"],
		...[
			"mailbox_email",
			"created_at",
			"updated_at",
			"position",
			"translations",
			"min_hours_per_week",
			"max_hours_per_week",
		],
		...["sharing_title", "sharing_description", "sharing_image", "cover_image", "locations_question_type"],
		...["locations_question", "locations_question_required", "location_question_visible", "dynamic_fields"],
		...["options_phone", "options_photo", "options_cover_letter", "options_cv", "options_title", "options_salutation"],
	],
	read: (row) => {
		if (row.has("status") && text(row.at("status")) !== "published") return { unlisted: "its board doesn't list it" };
		const lenient = new Lenient();
		const until = lenient.read(row.at("close_at"), moment);
		const code = line(row.at("employment_type_code"));
		return {
			externalId: identifier(row.at("id")),
			title: required(row.at("title"), line) ?? "",
			jobType: code && fromCode(code),
			dueDate: until?.day,
			timezone: until?.zone,
			publishedAt: lenient.read(row.at("published_at"), moment)?.written,
			...readPlaces(row),
			department: names(row.at("department")),
			salary: lenient.read(row.at("salary"), readPay),
			about: whole(row.at("description"), [section(row.at("description"))]),
			requirement: section(row.at("requirements")),
			notTaken: lenient.notTaken,
			company: { title: line(row.at("company_name")) },
		};
	},
};
