import { type Field, required } from "../../field/field";
import { language } from "../../field/language";
import { moment } from "../../field/moment";
import { type Placed, placedIn, whereOf } from "../../field/placed";
import { identifier, line, names, section, yesNo } from "../../field/text";
import type { Shape } from "../shape";
import { Lenient, NO_DETAILS, part, whole } from "./parts";

function readPlace(row: Field): Placed {
	const location = row.at("location");
	const where = whereOf({
		city: line(location.at("city")),
		region: line(location.at("region")),
		country: line(location.at("country")),
	});
	return placedIn([where], { remote: yesNo(location.at("remote")), hybrid: yesNo(location.at("hybrid")) });
}

function readAbout(row: Field): string {
	const sections = row.at("jobAd").at("sections");
	const names = ["companyDescription", "jobDescription", "additionalInformation"];
	const parts = names.map((name) => part(sections.at(name), { heading: "title", html: "text" }));
	return whole(row.at("jobAd"), parts, NO_DETAILS);
}

/** A posting of SmartRecruiters' posting API; a list of them has no texts. */
export const smartRecruiters: Shape = {
	name: "SmartRecruiters",
	fits: (row) => row.has("jobAd") || row.has("typeOfEmployment") || row.has("releasedDate"),
	members: [
		...[
			"id",
			"uuid",
			"name",
			"typeOfEmployment",
			"releasedDate",
			"language",
			"location",
			"department",
			"jobAd",
			"company",
		],
		...["refNumber", "jobId", "jobAdId", "defaultJobAd", "ref", "creator", "applyUrl", "postingUrl", "referralUrl"],
		...["active", "visibility", "profession"],
	],
	read: (row) => {
		const lenient = new Lenient();
		return {
			externalId: identifier(row.first("id", "uuid")),
			title: required(row.at("name"), line) ?? "",
			jobType: line(row.at("typeOfEmployment").at("label")),
			publishedAt: lenient.read(row.at("releasedDate"), moment)?.written,
			language: lenient.read(row.at("language").at("code"), language),
			...readPlace(row),
			department: names(row.at("department"), "label"),
			about: readAbout(row),
			requirement: section(row.at("jobAd").at("sections").at("qualifications").at("text")),
			notTaken: lenient.notTaken,
			company: { title: line(row.at("company").at("name")) },
		};
	},
};
