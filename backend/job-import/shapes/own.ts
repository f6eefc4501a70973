import { type Field, required } from "../field/field";
import { language } from "../field/language";
import { moment, timezone } from "../field/moment";
import { currency, isRange, type Pay, type PayRange, payOf, payUnit, sum } from "../field/pay";
import { countryCode } from "../field/place";
import { isListOf } from "../field/question";
import { readSettings, SETTINGS } from "../field/settings";
import type { Place } from "../field/split-place";
import { identifier, line, section, yesNo } from "../field/text";
import { colour, email, networks, openCode, picture, slug, webPage } from "../field/web";
import type { ImportedCompany } from "../imported-job";
import { fromConstants } from "../job-types";
import type { Shape } from "./shape";

function readSalary(salary: Field): Pay | undefined {
	if (salary.isMissing) return undefined;
	if (!salary.isObject) return salary.wrong("must be an object with currency, min, max and unit");
	const code = required(salary.at("currency"), currency);
	const [min, max] = [sum(salary.at("min")), sum(salary.at("max"))];
	const unit = payUnit(salary.at("unit"));
	if (code !== undefined) return payOf(salary, { currency: code, min, max, unit });
	isRange(salary, { min, max });
	return undefined;
}

function readRanges(ranges: Field): PayRange[] | undefined {
	if (ranges.isMissing) return undefined;
	return ranges.each().flatMap((range) => {
		const pay = readSalary(range);
		return pay ? [{ ...pay, label: line(range.at("label")) }] : [];
	});
}

const readPlace = (place: Field): Place => ({
	city: line(place.at("city")),
	region: line(place.at("region")),
	country: countryCode(place.at("country")),
});

/** Further places; pages show no more. */
const MOST_OTHERS = 49;

const readOthers = (places: Field): Place[] | undefined =>
	!places.isMissing && isListOf(places, MOST_OTHERS) ? places.each().map(readPlace) : undefined;

function readCompany(company: Field): ImportedCompany {
	if (company.isMissing) return {};
	if (!company.isObject) return { title: line(company) };
	return {
		title: company.has("slug") ? line(company.at("title")) : required(company.at("title"), line),
		slug: slug(company.at("slug")),
		website: webPage(company.at("website")),
		logo: picture(company.at("logoUrl")),
		city: line(company.at("city")),
		country: countryCode(company.at("country")),
		brandColor: colour(company.at("brand_color")),
		fontColor: colour(company.at("font_color")),
		contactEmail: email(company.at("contact_email")),
	};
}

/** Our own shape: a job in the names of the contract's job detail, with its company inside. */
export const own: Shape = {
	name: "our own",
	fits: (row) => row.has("aboutDescription") || row.keys().every((key) => own.members.includes(key)),
	members: [
		...["id", "slug", "open_code", "title", "jobType", "due_date", "timezone", "published_at", "language", "city"],
		...[
			"country",
			"remote",
			"salary",
			"salary_ranges",
			"aboutDescription",
			"responsibility",
			"requirement",
			"invite",
			"listed",
		],
		...["social_media", "company", "region", "other_places", "hybrid", "department"],
		...SETTINGS,
	],
	read: (row) => {
		const due = moment(row.at("due_date"));
		const type = line(row.at("jobType"));
		const tag = language(row.at("language"));
		return {
			externalId: identifier(row.at("id")),
			slug: slug(row.at("slug")),
			openCode: openCode(row.at("open_code")),
			title: required(row.at("title"), line) ?? "",
			jobType: type && fromConstants(type, tag),
			dueDate: due?.day,
			timezone: timezone(row.at("timezone")) ?? due?.zone,
			publishedAt: moment(row.at("published_at"))?.written,
			language: tag,
			...readPlace(row),
			otherPlaces: readOthers(row.at("other_places")),
			remote: yesNo(row.at("remote")),
			hybrid: yesNo(row.at("hybrid")),
			department: line(row.at("department")),
			salary: readSalary(row.at("salary")),
			salaryRanges: readRanges(row.at("salary_ranges")),
			about: required(row.at("aboutDescription"), section) ?? "",
			responsibility: section(row.at("responsibility")),
			requirement: section(row.at("requirement")),
			invite: yesNo(row.at("invite")),
			listed: yesNo(row.at("listed")),
			networks: networks(row.at("social_media")),
			settings: readSettings(row),
			company: readCompany(row.at("company")),
		};
	},
};
