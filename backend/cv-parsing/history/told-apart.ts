import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";

/** Names with their place, up to the end of the sentence, and the description behind them. An abbreviation ends nothing. */
const NAMED = /^(.{8,110}?,\s.{0,100}?(?:\p{Ll}{3}|\p{Lu}{2}|\)))\.\s+(\p{Lu}.{10,})$/su;
const MOST_WORDS = 14;

const isDate = (cell: string) => {
	const period = findPeriod(cell);
	return period !== undefined && period.from === 0 && period.to === cell.length;
};

/** A paragraph beside dates that begins with names: "2019 – 2021", "Baker, Fold Hearth, Kulai. Made bread for the whole street." */
function apart(line: Line): Line[] {
	const [date = "", text = "", ...others] = line.cells;
	const [, names = "", told = ""] = (others.length === 0 && isDate(date) && NAMED.exec(text)) || [];
	if (names === "" || names.split(" ").length > MOST_WORDS) return [line];
	return [
		{ ...line, cells: [date, names], runs: undefined },
		{ ...line, cells: [told], parts: undefined, runs: undefined },
	];
}

/** Names and their dates in brackets, before a description: "Baker, Fold Hearth (2019 – 2021). Made bread for the whole street." */
function atBrackets(line: Line): Line[] {
	const [, names = "", date = "", told = ""] =
		/^([^().]{5,100} \(([^()]+)\))[.:–-]*\s+(\p{Lu}.{30,})$/su.exec(textOf(line)) ?? [];
	if (line.cells.length > 1 || !isDate(date) || findPeriod(date)?.single) return [line];
	return [
		{ ...line, cells: [names], parts: undefined, runs: undefined },
		{ ...line, cells: [told], parts: undefined, runs: undefined },
	];
}

/** Dates inside of a paragraph, in letters of their own between names and a description. */
function atDates(line: Line): Line[] {
	const runs = line.cells.length === 1 ? (line.runs ?? []) : [];
	const at = runs.findIndex((run, index) => index > 0 && isDate(run));
	const told = runs.slice(at + 1).join(" ");
	if (at < 0 || told.length < LEAST_TOLD) return [line];
	return [
		{ ...line, cells: [...runs.slice(0, at), runs[at] ?? ""], runs: undefined },
		{ ...line, cells: [told], parts: undefined, runs: undefined },
	];
}

/** A shorter text behind dates may be a name. */
const LEAST_TOLD = 60;

/** Lines of which none has both names and a description. */
export const withToldApart = (lines: readonly Line[]): Line[] =>
	lines.flatMap((line) => (textOf(line).length < 40 ? [line] : apart(line).flatMap(atBrackets).flatMap(atDates)));
