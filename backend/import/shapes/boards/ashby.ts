import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { currency, type Pay, payOf, payUnit, sum } from "../../field/pay";
import { countryOf } from "../../field/place";
import { identifier, line, section, text, yesNo } from "../../field/text";
import { jobType } from "../../job-types";
import type { Shape } from "../shape";

/** "1 YEAR" as YEAR; another number of units has no word on a page. */
const INTERVAL = /^(?:1 )?(HOUR|DAY|WEEK|MONTH|YEAR)$/i;

function readUnit(interval: Field): string | undefined {
	const unit = INTERVAL.exec(text(interval) ?? "")?.[1];
	return unit?.toUpperCase() ?? (interval.isMissing ? undefined : payUnit(interval));
}

/** The salary among a job's compensations; of several, none can be told to be the one. */
function readPay(row: Field): Pay | undefined {
	if (yesNo(row.at("shouldDisplayCompensationOnJobPostings")) === false) return undefined;
	const parts = row.at("compensation").at("summaryComponents").each();
	const [salary, ...more] = parts.filter((part) => part.at("compensationType").value === "Salary");
	if (!salary || more.length > 0) return undefined;
	return payOf(salary, {
		currency: currency(salary.at("currencyCode")),
		min: sum(salary.at("minValue")),
		max: sum(salary.at("maxValue")),
		unit: readUnit(salary.at("interval")),
	});
}

function readPlace(row: Field) {
	const address = row.at("address").at("postalAddress");
	const workplace = line(row.at("workplaceType"));
	return {
		city: line(address.isObject ? address.at("addressLocality") : row.at("location")),
		country: countryOf(line(address.at("addressCountry"))),
		remote: workplace === undefined ? yesNo(row.at("isRemote")) : workplace === "Remote",
	};
}

/** A job of Ashby's job posting API. */
export const ashby: Shape = {
	name: "Ashby",
	fits: (row) => row.has("descriptionHtml") || row.has("isListed") || row.has("publishedAt"),
	read: (row) => {
		if (yesNo(row.at("isListed")) === false) return { unlisted: "its board doesn't list it" };
		const type = line(row.at("employmentType"));
		return {
			externalId: identifier(row.first("id", "jobUrl")),
			title: required(row.at("title"), line) ?? "",
			jobType: type && jobType(type, undefined),
			publishedAt: moment(row.at("publishedAt"))?.written,
			...readPlace(row),
			salary: readPay(row),
			about: required(row.at("descriptionHtml"), section) ?? "",
			company: {},
		};
	},
};
