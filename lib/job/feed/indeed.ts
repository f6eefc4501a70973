import { employmentTypes } from "../employment-type";
import type { Salary } from "../read-salary";
import type { JobView, Place } from "../view";
import type { Element } from "./xml";

/** Indeed's words for schema.org's employment types. */
const TYPES: Readonly<Record<string, string>> = {
	FULL_TIME: "fulltime",
	PART_TIME: "parttime",
	CONTRACTOR: "contract",
	TEMPORARY: "temporary",
	INTERN: "internship",
	VOLUNTEER: "volunteer",
	PER_DIEM: "perdiem",
};

/** Signs that mean one currency; any other is named by its letters. */
const SIGNS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };

/** Pay as text: "$4000 - $5000 per month", "IDR 8000000 - IDR 11000000 per month". */
function payText({ currency, min, max, unit }: Salary): string {
	const code = currency.toUpperCase();
	const sign = SIGNS[code] ?? `${code} `;
	const sums = [...new Set([min, max])].flatMap((sum) => (sum === undefined ? [] : `${sign}${sum}`)).join(" - ");
	const about = min === undefined ? "up to " : max === undefined ? "from " : "";
	return `${about}${sums}${unit ? ` per ${unit.toLowerCase()}` : ""}`;
}

const payOf = ({ salary, salaryRanges }: JobView) =>
	(salary ? [{ ...salary, label: "" }] : salaryRanges)
		.map((range) => (range.label ? `${range.label}: ${payText(range)}` : payText(range)))
		.join("; ");

const remoteOf = ({ remote, hybrid }: JobView) => (remote ? "Fully remote" : hybrid ? "Hybrid remote" : "");

/** A job at one of its places in the elements that Indeed documents. */
export const indeedElements = (view: JobView, place: Place): Element[] => [
	// Days, not moments: a moment is another day elsewhere, and the page shows this one.
	["date", view.publishedOn ?? ""],
	["city", place.city],
	["state", place.region],
	["country", place.country],
	["salary", payOf(view)],
	[
		"jobtype",
		employmentTypes(view.jobType)
			.map((type) => TYPES[type])
			.join(", "),
	],
	["category", view.department],
	["remotetype", remoteOf(view)],
	["expirationdate", view.showsDueDate ? view.due?.day : ""],
];
