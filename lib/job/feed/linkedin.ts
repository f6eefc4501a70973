import { employmentTypes } from "../employment-type";
import { salaryUnit } from "../salary";
import type { JobView, Place } from "../view";
import type { Element } from "./xml";

/** LinkedIn's words for schema.org's employment types; it takes one, and has none for temporary work. */
const TYPES: Readonly<Record<string, string>> = {
	FULL_TIME: "FULL_TIME",
	PART_TIME: "PART_TIME",
	CONTRACTOR: "CONTRACT",
	INTERN: "INTERNSHIP",
	VOLUNTEER: "VOLUNTEER",
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

/** Pay with a period, which it requires, in whole amounts, the only ones that it takes. */
function salaries({ salary }: JobView): Element[] {
	const period = PERIODS[salaryUnit(salary?.unit) ?? ""];
	if (!salary || !period || [salary.min, salary.max].some((sum = 0) => !Number.isInteger(sum))) return [];
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

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });

/** "Austin, TX" in the United States, "Bandung, Jawa Barat, Indonesia" elsewhere. */
function locationOf({ city, region, country }: Place): string {
	const isClear = country === "US" && city !== "" && region !== "";
	return [city, region, country && !isClear && COUNTRIES.of(country)].filter(Boolean).join(", ");
}

/** A job at one of its places in the elements that LinkedIn documents. */
export const linkedinElements = (view: JobView, place: Place): Element[] => [
	["listDate", american(view.publishedOn)],
	["location", locationOf(place)],
	["city", place.city],
	["state", place.region],
	["country", place.country],
	["workplaceTypes", workplaceOf(view)],
	["jobtype", employmentTypes(view.jobType).flatMap((type) => TYPES[type] ?? [])[0]],
	["salaries", salaries(view)],
	["expirationDate", view.showsDueDate ? american(view.due?.day) : ""],
];
