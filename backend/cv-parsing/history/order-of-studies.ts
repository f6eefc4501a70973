import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { readDegree } from "./degree";
import type { Entry } from "./entries";
import { hasName } from "./entry-names";
import { isSchool } from "./school";

/** Where dates stand: beside the first name of an entry, or not. */
type Dates = "beside" | "apart";

/** Less than any word that tells. */
const VOTE = 0.1;

/** Where the dates of studies stand, if all of these begin with the school; undefined if one begins with its degree. */
function schoolsFirst(lines: readonly Line[]): Dates | undefined {
	const free = lines.filter(({ bullet }) => !bullet);
	const kinds = free.flatMap((line) => {
		if (line.cells.some(isSchool)) return ["school"];
		return readDegree(line.cells[0] ?? "") ? ["degree"] : [];
	});
	const areAlternate = kinds.every((kind, at) => kind === (at % 2 === 0 ? "school" : "degree"));
	if (kinds.length === 0 || kinds.length % 2 > 0 || !areAlternate) return undefined;
	const schools = free.filter(({ cells }) => cells.some(isSchool));
	const dated = schools.filter((line) => findPeriod(textOf(line)));
	if (dated.length > 0 && dated.length < schools.length) return undefined;
	return dated.length > 0 ? "beside" : "apart";
}

/** Where the dates of a position stand. */
function datesOf({ before, mark }: Entry): Dates | undefined {
	const isNamed = hasName(mark.cells);
	if (before.length === 0) return isNamed ? "beside" : undefined;
	return isNamed ? undefined : "apart";
}

/**
 * How surely positions come before their companies, where no word tells: companies stand first, more often than not, where
 * schools do, before their degrees, and where dates stand in the same place.
 */
export function orderByStudies(entries: readonly Entry[], studies: readonly Line[]): number {
	const dates = schoolsFirst(studies);
	return dates && entries.every((entry) => datesOf(entry) === dates) ? -VOTE : 0;
}
