import { isAddress } from "../contact/address";
import { type Line, textOf } from "../line";
import { findPeriod, withoutPeriod } from "../text/dates";
import { firstOf, labelledValues, whole } from "../text/labels";
import { isNamed } from "./chunks";
import type { Entry } from "./entries";
import { looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";

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

const isLabelled = (line: Line) => labelledValues([line]).some(({ kind }) => kind !== "ignored");

/** An entry without its lines with labels, and without the label of its dates. */
export function withoutLabels(entry: Entry): Entry {
	const without = (lines: readonly Line[]) => lines.filter((line) => !isLabelled(line));
	const mark = periodOf(entry.mark) || !isLabelled(entry.mark) ? entry.mark : { ...entry.mark, cells: [] };
	return { before: without(entry.before), mark, after: without(entry.after) };
}

/** Whether each entry has one free text above its dates and a company behind a label, and words tell that most are positions. */
export function areTitledAbove(entries: readonly Entry[]): boolean {
	const texts = entries.map((entry) => {
		const { company, title } = fromLabels(entry, []);
		const [text, ...others] = withoutLabels(entry).before.map(textOf);
		return company && !title && others.length === 0 ? text : undefined;
	});
	const told = texts.filter((text) => text && looksLikeTitle(text));
	return !texts.includes(undefined) && told.length * 2 >= texts.length;
}
