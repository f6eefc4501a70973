import { employmentTypes } from "../employment-type";
import { salaryUnit } from "../salary";
import type { JobView, Place } from "../view";
import type { Element } from "./xml";

/** LinkedIn's words for schema.org's employment types; it takes one. */
const TYPES: Readonly<Record<string, string>> = {
	FULL_TIME: "FULL_TIME",
	PART_TIME: "PART_TIME",
	CONTRACTOR: "CONTRACT",
	TEMPORARY: "TEMPORARY",
	INTERN: "INTERNSHIP",
	VOLUNTEER: "VOLUNTEER",
	PER_DIEM: "OTHER",
};

const PERIODS: Readonly<Record<string, string>> = {
	HOUR: "HOURLY",
	DAY: "DAILY",
	WEEK: "WEEKLY",
	MONTH: "MONTHLY",
	YEAR: "YEARLY",
};

/** A day as MM/DD/YYYY. */
const american = (day: string | undefined | null) => day?.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, "$2/$3/$1");

/** Pay with a period, which it requires. */
function salaries({ salary }: JobView): Element[] {
	const period = PERIODS[salaryUnit(salary?.unit) ?? ""];
	if (!salary || !period) return [];
	const end = (sum: number | undefined): Element[] =>
		sum === undefined
			? []
			: [
					["amount", String(sum)],
					["currencyCode", salary.currency.toUpperCase()],
				];
	const parts: Element[] = [
		["highEnd", end(salary.max)],
		["lowEnd", end(salary.min)],
	];
	return [["salary", [...parts, ["period", period], ["type", "BASE_SALARY"]]]];
}

const workplaceOf = ({ remote, hybrid }: JobView) => (remote ? "Remote" : hybrid ? "Hybrid" : "");

/** A job at one of its places in the elements that LinkedIn documents. */
export const linkedinElements = (view: JobView, place: Place): Element[] => [
	["listDate", american(view.publishedOn)],
	["location", [place.city, place.region, place.country].filter(Boolean).join(", ")],
	["city", place.city],
	["state", place.region],
	["country", place.country],
	["workplaceTypes", workplaceOf(view)],
	["jobtype", employmentTypes(view.jobType).map((type) => TYPES[type])[0]],
	["salaries", salaries(view)],
	["expirationDate", view.showsDueDate ? american(view.due?.day) : ""],
];
