import { type Field, required } from "../../field/field";
import { language } from "../../field/language";
import { lastDay } from "../../field/moment";
import { fitting, htmlLine, identifier, line, section } from "../../field/text";
import { writtenMoment } from "../../field/written-day";
import { unescapeMarkup } from "../../html";
import { postedTypes } from "../../job-types";
import { Lenient } from "../boards/parts";
import type { Shape } from "../shape";
import { readOrganization } from "./organization";
import { readBaseSalary } from "./pay";
import { readWhere } from "./place";

const IS_JOB_POSTING = /(?:^|[/:#])JobPosting$/;

/** Whether a node says that it is a JobPosting. */
export const isJobPosting = (row: Field): boolean =>
	row
		.at("@type")
		.each()
		.some(({ value }) => typeof value === "string" && IS_JOB_POSTING.test(value));

function readIdentifier(row: Field): string | undefined {
	const [own] = row.at("identifier").each();
	if (own?.isObject && own.has("value")) return identifier(own.at("value"));
	return own && !own.isObject ? identifier(own) : identifier(row.first("@id", "url"));
}

const html = (field: Field) => section(field, unescapeMarkup);

/** HTML of a member that is a text or a list of texts; nodes have nothing to show. */
function readTexts(field: Field): string | undefined {
	const texts = field.each().filter((entry) => !entry.isObject);
	if (!Array.isArray(field.value)) return texts[0] && html(texts[0]);
	const items = texts.map((entry) => `<li>${html(entry) ?? ""}</li>`);
	return items.length > 0 ? fitting(field, `<ul>${items.join("")}</ul>`) : undefined;
}

function readTypes(row: Field, tag: string | undefined): string | undefined {
	const types = row.at("employmentType").each().map(line);
	const words = types.filter((type) => type !== undefined).map((type) => postedTypes(type, tag));
	return words.length > 0 ? [...new Set(words)].join(", ") : undefined;
}

/** schema.org's JobPosting, as pages contain it for search engines. */
export const jobPosting: Shape = {
	name: "schema.org JobPosting",
	fits: (row) => row.has("@type") || row.has("hiringOrganization"),
	members: [
		...["@type", "identifier", "@id", "url", "title", "name", "employmentType", "validThrough", "datePosted"],
		...["inLanguage", "jobLocation", "jobLocationType", "applicantLocationRequirements", "baseSalary"],
		...["salaryCurrency", "description", "responsibilities", "qualifications", "hiringOrganization"],
		...["@context", "directApply", "image", "sameAs", "mainEntityOfPage", "applicationContact", "dateModified"],
	],
	read: (row) => {
		if (row.has("@type") && !isJobPosting(row)) row.at("@type").wrong("must be JobPosting");
		const lenient = new Lenient();
		const until = lenient.read(row.at("validThrough"), writtenMoment);
		const tag = lenient.read(row.at("inLanguage"), language);
		return {
			externalId: readIdentifier(row),
			title: required(row.first("title", "name"), htmlLine) ?? "",
			jobType: readTypes(row, tag),
			dueDate: until && lastDay(until),
			timezone: until?.zone,
			publishedAt: lenient.read(row.at("datePosted"), writtenMoment)?.written,
			language: tag,
			...readWhere(row, lenient),
			...lenient.read(row, readBaseSalary, "baseSalary"),
			about: required(row.at("description"), html) ?? "",
			responsibility: readTexts(row.at("responsibilities")),
			requirement: readTexts(row.at("qualifications")),
			// A job with markup is meant to be listed by search engines.
			listed: true,
			company: readOrganization(row, lenient),
			notTaken: lenient.notTaken,
		};
	},
};
