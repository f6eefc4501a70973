import { type Field, required } from "../../field/field";
import { epochMoment } from "../../field/moment";
import { currency, type Pay, payOf, sum } from "../../field/pay";
import { countryCode } from "../../field/place";
import { fitting, identifier, line, section, text } from "../../field/text";
import { escapeHtml } from "../../html";
import type { Shape } from "../shape";

/** "per-year-salary" as YEAR; "one-time" and the like have no word on a page. */
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
const readList = (list: Field) =>
	`<h3>${escapeHtml(line(list.at("text")) ?? "")}</h3><ul>${section(list.at("content")) ?? ""}</ul>`;

/** The description, the lists and the closing text, one after the other as the board shows them. */
function readAbout(row: Field): string | undefined {
	const description = row.at("description");
	const opening = required(description, section) ?? "";
	const parts = [opening, ...row.at("lists").each().map(readList), section(row.at("additional")) ?? ""];
	return fitting(description, parts.join(""));
}

function readRemote(row: Field): boolean | undefined {
	const workplace = line(row.at("workplaceType"));
	return workplace === undefined || workplace === "unspecified" ? undefined : workplace === "remote";
}

/** A posting of Lever's postings API. */
export const lever: Shape = {
	name: "Lever",
	fits: (row) => row.has("categories") || row.has("hostedUrl"),
	read: (row) => ({
		externalId: identifier(row.at("id")),
		title: required(row.at("text"), line) ?? "",
		jobType: line(row.at("categories").at("commitment")),
		publishedAt: epochMoment(row.at("createdAt")),
		city: line(row.at("categories").at("location")),
		country: countryCode(row.at("country")),
		remote: readRemote(row),
		salary: readPay(row),
		about: readAbout(row) ?? "",
		company: {},
	}),
};
