import { isAddress } from "../contact/address";
import { textOf } from "../line";
import { findPeriod, withoutPeriod } from "../text/dates";
import { firstOf, labelledValues, whole } from "../text/labels";
import { isNamed } from "./chunks";
import type { Entry } from "./entries";
import { looksLikeTitle } from "./looks-like";

/** The company behind its label; "Company: 500 people" tells about it, and doesn't name it. */
const labelledCompany = (company: string | undefined): string | undefined =>
	company && isNamed(company) && /^(?:[\p{Lu}\p{Lo}]|\S*[\p{Lu}\d]\S*$|\d+-?[\p{L}&])/u.test(company)
		? company
		: undefined;

/** The position behind its label; "Position: full-time" is a remark. */
const labelledTitle = (title: string | undefined): string | undefined => (title && isNamed(title) ? title : undefined);

/** A labelled name without its dates: "Baker - May 2012 to present". */
export function undated(value: string): string {
	const period = findPeriod(value);
	const [named = ""] = period && !period.single ? withoutPeriod(value, period) : [value];
	return named;
}

/** A labelled company without its dates, and without its address: "Fold Hearth, Mill Road 3, Kulai". */
function companyOf(value: string): string | undefined {
	const parts = undated(value).split(/,\s+/);
	const from = parts.findIndex((part, at) => at > 0 && isAddress(part));
	return whole(parts.slice(0, from < 0 ? undefined : from).join(", "));
}

/**
 * What the labels of an entry say outright: "Jabatan: …", "Industry: …". Where a position and a company stand `free`, points
 * below them are about a project.
 */
export function fromLabels(entry: Entry, free: readonly string[]) {
	const isNamed = free.length > 1 && free.some(looksLikeTitle);
	const lines = [...entry.before, entry.mark, ...entry.after].filter(
		(line) => textOf(line).length < 150 && !(isNamed && line.bullet),
	);
	const labels = labelledValues(lines);
	return {
		company: labelledCompany(firstOf(labels, "company", companyOf)),
		title: labelledTitle(firstOf(labels, "title", (value) => whole(undated(value)))),
		industry: firstOf(labels, "industry", whole),
		family: firstOf(labels, "job-family", whole),
		level: firstOf(labels, "job-level", whole),
	};
}
