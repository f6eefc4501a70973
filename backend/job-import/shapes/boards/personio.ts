import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { type Placed, placed, together } from "../../field/placed";
import { splitPlaces } from "../../field/split-place";
import { identifier, line, names } from "../../field/text";
import { fromCode } from "../../job-types";
import type { Shape } from "../shape";
import { Lenient, part, payIn, whole } from "./parts";

function readPlaces(row: Field): Placed {
	const offices = [row.at("office"), ...row.at("additionalOffices").at("office").each()];
	return placed(together(offices.map((office) => splitPlaces(line(office) ?? ""))));
}

const SCHEDULES: Readonly<Record<string, string>> = { "full-or-part-time": "Full time or part time" };

function readType(row: Field): string | undefined {
	const [schedule = "", type = ""] = [line(row.at("schedule")), line(row.at("employmentType"))];
	const parts = [SCHEDULES[schedule] ?? fromCode(schedule), fromCode(type)].filter(Boolean);
	return parts.join(", ") || undefined;
}

const readPay = payIn({ currency: "currencyCode", min: "min", max: "max", unit: "type" });

/**
 * A position of Personio's XML feed. An office can have any name, so it counts as a city unless the text is more
 * specific.
 */
export const personio: Shape = {
	name: "Personio",
	repeats: true,
	fits: (row) => row.has("jobDescriptions") || row.has("recruitingCategory") || row.has("office"),
	members: [
		...["id", "name", "office", "additionalOffices", "department", "subcompany", "schedule", "employmentType"],
		...["createdAt", "jobDescriptions", "salaryInformation"],
	],
	read: (row) => {
		const texts = row.at("jobDescriptions").at("jobDescription").each();
		if (texts.length === 0 && row.has("id") && row.has("name")) return { unlisted: "its board has no text for it" };
		const lenient = new Lenient();
		return {
			externalId: required(row.at("id"), identifier),
			title: required(row.at("name"), line) ?? "",
			jobType: readType(row),
			publishedAt: lenient.read(row.at("createdAt"), moment)?.written,
			...readPlaces(row),
			department: names(row.at("department")),
			salary: lenient.read(row.at("salaryInformation"), readPay),
			about: whole(
				row.at("jobDescriptions"),
				texts.map((text) => part(text, { heading: "name", html: "value" })),
			),
			notTaken: lenient.notTaken,
			company: { title: line(row.at("subcompany")) },
		};
	},
};
