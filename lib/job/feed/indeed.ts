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

/** Pay as text: "IDR 8000000 - 11000000 per month". */
function payText({ currency, min, max, unit }: Salary): string {
	const sums = [...new Set([min, max])].filter((sum) => sum !== undefined).join(" - ");
	const about = min === undefined ? "up to " : max === undefined ? "from " : "";
	return `${currency.toUpperCase()} ${about}${sums}${unit ? ` per ${unit.toLowerCase()}` : ""}`;
}

const payOf = ({ salary, salaryRanges }: JobView) =>
	(salary ? [{ ...salary, label: "" }] : salaryRanges)
		.map((range) => (range.label ? `${range.label}: ${payText(range)}` : payText(range)))
		.join("; ");

const remoteOf = ({ remote, hybrid }: JobView) => (remote ? "Fully remote" : hybrid ? "Hybrid remote" : "");

const utc = (day: string | undefined | null) => (day ? new Date(`${day}T00:00:00Z`).toUTCString() : "");

/** A job at one of its places in the elements that Indeed documents. */
export const indeedElements = (view: JobView, place: Place): Element[] => [
	["date", utc(view.publishedOn)],
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
	["expirationdate", view.showsDueDate ? utc(view.due?.day) : ""],
];
