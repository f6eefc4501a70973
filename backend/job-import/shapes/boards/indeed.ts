import { type Field, required } from "../../field/field";
import { lastDay } from "../../field/moment";
import { type Placed, placedIn, whereOf } from "../../field/placed";
import { htmlLine, identifier, line, names, section } from "../../field/text";
import { writtenMoment } from "../../field/written-day";
import { unescapeMarkup } from "../../html";
import { postedTypes } from "../../job-types";
import type { Shape } from "../shape";
import { Lenient, payText, readWay } from "./parts";

function readPlace(row: Field, lenient: Lenient): Placed {
	const [city, region, country] = ["city", "state", "country"].map((name) => line(row.at(name)));
	return placedIn([whereOf({ city, region, country })], lenient.read(row.at("remotetype"), readWay));
}

/**
 * A job of a feed in the elements that Indeed documents, which most systems offer for job boards. A job in several places
 * has an entry for each, with one requisition.
 */
export const indeed: Shape = {
	name: "Indeed's XML feed",
	repeats: true,
	fits: (row) => row.has("referencenumber"),
	members: [
		...["title", "company", "sourcename", "referencenumber", "requisitionid", "url", "description", "date", "salary"],
		...["city", "state", "country", "postalcode", "streetaddress", "email", "jobtype", "category", "remotetype"],
		...["expirationdate", "lastactivitydate", "tracking_url"],
	],
	read: (row) => {
		const lenient = new Lenient();
		const until = lenient.read(row.at("expirationdate"), writtenMoment);
		const types = line(row.at("jobtype"));
		const where = readPlace(row, lenient);
		return {
			externalId: identifier(row.first("requisitionid", "referencenumber")),
			title: required(row.at("title"), htmlLine) ?? "",
			jobType: types && postedTypes(types, undefined),
			dueDate: until && lastDay(until),
			timezone: until?.zone,
			publishedAt: lenient.read(row.at("date"), writtenMoment)?.written,
			...where,
			department: names(row.at("category")),
			salary: lenient.read(row.at("salary"), (pay) => payText(pay, where.country)),
			about: required(row.at("description"), (text) => section(text, unescapeMarkup)) ?? "",
			notTaken: lenient.notTaken,
			company: { title: htmlLine(row.first("company", "sourcename")) },
		};
	},
};
