import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { currency, type Pay, type PaySaid, payAmong, payOf, payUnit, sum } from "../../field/pay";
import { type Placed, placed, together, whereOf, workplace } from "../../field/placed";
import { splitPlaces, type Where } from "../../field/split-place";
import { identifier, line, names, section, text, yesNo } from "../../field/text";
import { jobType } from "../../job-types";
import type { Shape } from "../shape";
import { Lenient } from "./parts";

/** "1 YEAR" as YEAR; pages have no word for another number of units. */
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

const isHidden = (row: Field) => yesNo(row.at("shouldDisplayCompensationOnJobPostings")) === false;

/** The salaries among a job's compensations. */
function readPay(row: Field): PaySaid {
	if (isHidden(row)) return {};
	return payAmong(
		components(row).filter((part) => typeOf(part) === "Salary"),
		readSalary,
	);
}

const components = (row: Field) => row.at("compensation").at("summaryComponents").each();
const typeOf = (component: Field) => text(component.at("compensationType"));

/** Kinds of pay that no page shows, such as a bonus. */
const otherPay = (row: Field): string[] =>
	isHidden(row)
		? []
		: components(row).flatMap((part) => (typeOf(part) === "Salary" ? [] : [`compensation: ${typeOf(part)}`]));

/** A location with its address, where it has one. */
function readOne(location: Field): Where {
	const own = location.at("address");
	const address = own.has("postalAddress") ? own.at("postalAddress") : own;
	const where = whereOf({
		city: line(address.at("addressLocality")),
		region: line(address.at("addressRegion")),
		country: line(address.at("addressCountry")),
	});
	const isKnown = where.places.some(({ city, country }) => city !== undefined || country !== undefined);
	return isKnown ? where : splitPlaces(line(location.at("location")) ?? "");
}

function readPlaces(row: Field): Placed {
	const where = together([row, ...row.at("secondaryLocations").each()].map(readOne));
	const type = line(row.at("workplaceType"));
	const remote = yesNo(row.at("isRemote")) ?? where.remote;
	return placed({ ...where, ...(type === undefined ? { remote } : workplace(type)) });
}

/** A job of Ashby's job posting API. */
export const ashby: Shape = {
	name: "Ashby",
	fits: (row) => row.has("descriptionHtml") || row.has("isListed") || row.has("jobUrl"),
	members: [
		...["id", "title", "employmentType", "publishedAt", "address", "location", "secondaryLocations", "workplaceType"],
		...["isRemote", "isListed", "compensation", "shouldDisplayCompensationOnJobPostings", "descriptionHtml"],
		...["descriptionPlain", "department", "team", "jobUrl", "applyUrl", "updatedAt"],
	],
	read: (row) => {
		if (yesNo(row.at("isListed")) === false) return { unlisted: "its board doesn't list it" };
		const lenient = new Lenient();
		const type = line(row.at("employmentType"));
		return {
			externalId: identifier(row.first("id", "jobUrl")),
			title: required(row.at("title"), line) ?? "",
			jobType: type && jobType(type, undefined),
			publishedAt: lenient.read(row.at("publishedAt"), moment)?.written,
			...readPlaces(row),
			department: names(row.first("department", "team")),
			...lenient.read(row, readPay, "compensation"),
			about: required(row.first("descriptionHtml", "descriptionPlain"), section) ?? "",
			notTaken: [...lenient.notTaken, ...otherPay(row)],
			company: {},
		};
	},
};
