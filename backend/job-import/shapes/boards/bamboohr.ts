import { type Field, required } from "../../field/field";
import { moment } from "../../field/moment";
import { type Placed, placedIn, whereOf } from "../../field/placed";
import { identifier, line, names, section, text, yesNo } from "../../field/text";
import type { Shape } from "../shape";
import { Lenient, NO_DETAILS, payText, whole } from "./parts";

/** The meanings of the numbers of `locationType`. */
const WAYS: Readonly<Record<string, Pick<Placed, "remote" | "hybrid">>> = {
	"0": { remote: false },
	"1": { remote: true },
	"2": { remote: false, hybrid: true },
};

const read = (place: Field) =>
	whereOf({
		city: line(place.at("city")),
		region: line(place.first("state", "province")),
		country: line(place.first("addressCountry", "country")),
	});

function readPlace(row: Field): Placed {
	const [own, ats] = [read(row.at("location")), read(row.at("atsLocation"))];
	const isOwn = own.places.some(({ city, country }) => city || country);
	return placedIn([isOwn ? own : ats], {
		remote: yesNo(row.at("isRemote")),
		...WAYS[text(row.at("locationType")) ?? ""],
	});
}

/** Details identify their job by its address only. */
function readId(row: Field): string | undefined {
	const address = text(row.at("jobOpeningShareUrl")) ?? "";
	return identifier(row.at("id")) ?? /\/(\d+)\/?$/.exec(address)?.[1];
}

/** An opening of BambooHR's careers site: one of its list together with its details. */
export const bambooHr: Shape = {
	name: "BambooHR",
	fits: (row) => row.has("jobOpeningName"),
	members: [
		...["id", "jobOpeningName", "jobOpeningStatus", "jobOpeningShareUrl", "departmentLabel", "employmentStatusLabel"],
		...["location", "atsLocation", "isRemote", "locationType", "description", "datePosted", "compensation"],
		...["departmentId", "employmentType", "jobCategoryId", "seekPromoted", "aiProcessingDisclosureEnabled"],
	],
	read: (row) => {
		const status = text(row.at("jobOpeningStatus"));
		if (status && status !== "Open") return { unlisted: `its board says “${status}”` };
		const lenient = new Lenient();
		const where = readPlace(row);
		return {
			externalId: readId(row),
			title: required(row.at("jobOpeningName"), line) ?? "",
			jobType: line(row.at("employmentStatusLabel")),
			publishedAt: lenient.read(row.at("datePosted"), moment)?.written,
			...where,
			salary: lenient.read(row.at("compensation"), (pay) => payText(pay, where.country)),
			department: names(row.at("departmentLabel")),
			about: whole(row.at("description"), [section(row.at("description"))], NO_DETAILS),
			notTaken: lenient.notTaken,
			company: {},
		};
	},
};
