import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { currency, type Pay, type PaySaid, payAmong, payOf, payUnit, sum } from "../../field/pay";
import { type Placed, placed, together, whereOf, workplace } from "../../field/placed";
import { inCountry, isWide, splitPlaces, type Where } from "../../field/split-place";
import { identifier, line, names, section, text, yesNo } from "../../field/text";
import { jobType } from "../../job-types";
import type { Shape } from "../shape";
import { Lenient, payText } from "./parts";

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

/** The salaries among a job's compensations, else what its summary says. */
function readPay(row: Field, country: string | undefined): PaySaid {
	if (isHidden(row)) return {};
	const summary = row.at("compensation").first("scrapeableCompensationSalarySummary", "compensationTierSummary");
	if (components(row).length === 0) return { salary: payText(summary, country) };
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
	const [place] = where.places;
	if (place?.city !== undefined) return where;
	const named = splitPlaces(line(location.at("location")) ?? "");
	const isKnown = place?.region !== undefined || place?.country !== undefined;
	// People see the name: "San Francisco" in a country, or "North America", whose address is some country of it.
	if (!isKnown || named.places.some(isWide)) return named;
	const towns = named.places.filter(({ city }) => city !== undefined).map((town) => inCountry(town, place?.country));
	return towns.length > 0 ? { ...named, places: towns } : where;
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
		const where = readPlaces(row);
		return {
			externalId: identifier(row.first("id", "jobUrl")),
			title: required(row.at("title"), line) ?? "",
			jobType: type && jobType(type, undefined),
			publishedAt: lenient.read(row.at("publishedAt"), moment)?.written,
			...where,
			department: names(row.first("department", "team")),
			...lenient.read(row, (field) => readPay(field, where.country), "compensation"),
			about: required(row.first("descriptionHtml", "descriptionPlain"), section) ?? "",
			notTaken: [...lenient.notTaken, ...otherPay(row)],
			company: {},
		};
	},
};
