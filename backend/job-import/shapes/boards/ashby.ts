import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { currency, type Pay, type PaySaid, payAmong, payOf, payUnit, sum } from "../../field/pay";
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

const readSalary = (salary: Field): Pay | undefined =>
	payOf(salary, {
		currency: currency(salary.at("currencyCode")),
		min: sum(salary.at("minValue")),
		max: sum(salary.at("maxValue")),
		unit: readUnit(salary.at("interval")),
	});

/** The salaries among a job's compensations. */
function readPay(row: Field): PaySaid {
	if (yesNo(row.at("shouldDisplayCompensationOnJobPostings")) === false) return {};
	const parts = row.at("compensation").at("summaryComponents").each();
	return payAmong(
		parts.filter((part) => part.at("compensationType").value === "Salary"),
		readSalary,
	);
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
			...readPay(row),
			about: required(row.at("descriptionHtml"), section) ?? "",
			company: {},
		};
	},
};
