import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { isWrittenAsName } from "../text/name-words";
import { canBeHeader } from "./entries";
import { isSurelyCompany, looksLikeCompany, looksLikeTitle } from "./looks-like";
import { periodOf } from "./period-of";

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

/** Two names behind dates, up to the end of the sentence, and the description behind them. */
const TWO_NAMED = /^(\p{Lu}[^.]{1,60}?)\s+[|–—-]\s+(\p{Lu}[^.]{0,60}\p{Ll}{3})\.\s+(\p{Lu}.{10,})$/su;

/** A paragraph that begins with dates and two names, of which one is a position: "2019 – 2021 Fold Hearth - Baker. Made bread." */
function atMark(line: Line): Line[] {
	const text = textOf(line);
	const { from, to, single } = findPeriod(text) ?? { from: -1, to: 0, single: true };
	if (line.bullet || line.cells.length > 1 || from !== 0 || single) return [line];
	const rest = text.slice(to).trim();
	const [, first = "", second = "", told = ""] = TWO_NAMED.exec(rest) ?? [];
	const [company, ...others] = [first, second].filter((name) => !looksLikeTitle(name));
	if (company === undefined || others.length > 0 || !isWrittenAsName(company)) return [line];
	const names = rest.slice(0, rest.indexOf(told)).trim().replace(/\.$/, "");
	return [
		{ ...line, cells: [text.slice(0, to), names], parts: undefined, runs: undefined },
		{ ...line, cells: [told], parts: undefined, runs: undefined },
	];
}

/** A description behind dates and a comma: its first sentence, or all of it. */
const TOLD_BEHIND = /^\s*,\s+(\p{Lu}[^.]*(?:\p{Ll}{3}|\p{Lu}{2})\.(?:\s+.*)?)$/su;

function toldBehind(line: Line): string | undefined {
	const text = textOf(line);
	const period = line.bullet || line.cells.length > 1 ? undefined : findPeriod(text);
	const [, told] = (period?.from === 0 && TOLD_BEHIND.exec(text.slice(period.to))) || [];
	const [first = ""] = told?.split(". ") ?? [];
	return [isSurelyCompany, looksLikeCompany, looksLikeTitle].some((is) => is(first)) ? undefined : told;
}

/** The two texts of a line, if cells, gaps or the look of its letters part it in two. */
const twoTexts = ({ bullet, cells, parts = [], runs = [] }: Line) =>
	bullet ? undefined : [cells, runs, parts].find((texts) => texts.length === 2);

/** Descriptions that stand behind dates and a comma, if both names stand above the dates in all of these entries. */
function withToldBehind(lines: readonly Line[]): Line[] {
	const tells = lines.map(toldBehind);
	const names = lines.map((line, at) => (tells[at + 1] ? twoTexts(line) : undefined));
	const count = tells.filter(Boolean).length;
	if (count < LEAST_ENTRIES || names.filter(Boolean).length < count) return [...lines];
	return lines.flatMap((line, at) => {
		const [told, cells] = [tells[at], names[at]];
		if (told === undefined) return [cells ? { ...line, cells, runs: undefined } : line];
		const dates = textOf(line).slice(0, -told.length).trim().replace(/,$/, "");
		return [dates, told].map((text) => ({ ...line, cells: [text], parts: undefined, runs: undefined }));
	});
}

/** One entry doesn't tell how all of them are written. */
const LEAST_ENTRIES = 2;

/**
 * Names and their dates in brackets, before a description: "Baker, Fold Hearth (2019 – 2021). Made bread for the whole
 * street."; behind a dash, it may be short.
 */
function atBrackets(line: Line): Line[] {
	const [, names = "", date = "", told = ""] =
		/^([^().]{5,100} \(([^()]+)\))(?:[.:–-]*\s+(?=\p{Lu}.{30})|\s+[–—-]\s+)(\S.+)$/su.exec(textOf(line)) ?? [];
	if (line.cells.length > 1 || !isDate(date) || findPeriod(date)?.single) return [line];
	return [
		{ ...line, cells: [names], parts: undefined, runs: undefined },
		{ ...line, cells: [told], parts: undefined, runs: undefined },
	];
}

/** A position, its dates and a company in one line: "Baker, 06/2020 to Current Fold Hearth – Kulai". */
function aroundDates(line: Line): Line[] {
	const text = textOf(line);
	const { from, to, single } = (!line.bullet && line.cells.length === 1 && findPeriod(text)) || {
		from: 0,
		to: 0,
		single: true,
	};
	const [before, behind] = [text.slice(0, from).trim(), text.slice(to).trim()];
	const isParted = !single && before.endsWith(",") && /^\p{Lu}/u.test(behind) && behind.length < LEAST_TOLD;
	const isNamed = isParted && looksLikeTitle(before) && !/[.;]$/u.test(behind);
	return isNamed
		? [{ ...line, cells: [before.replace(/,$/, ""), text.slice(from, to), behind], parts: undefined, runs: undefined }]
		: [line];
}

/** A position and a company around dates in brackets, also in a point: "Baker (2019 – 2021), Fold Hearth". */
function aroundBrackets(line: Line): Line[] {
	const text = textOf(line);
	const [, before = "", date = "", behind = ""] =
		(line.cells.length === 1 && /^([^()]{3,60}) \(([^()]+)\)(?:,| [–—|-])? (\p{Lu}[^()]{2,59})$/u.exec(text)) || [];
	const isNamed =
		isDate(date) &&
		!findPeriod(date)?.single &&
		isWrittenAsName(behind) &&
		canBeHeader({ ...line, cells: [behind], bullet: false });
	if (!isNamed || !(looksLikeTitle(before) || (looksLikeTitle(behind) && isWrittenAsName(before)))) return [line];
	if (looksLikeTitle(behind) || behind.includes(" ") || looksLikeCompany(behind))
		return [{ ...line, cells: [before, behind, date], parts: undefined, runs: undefined }];
	// One word may also be a subject, a language or a kind of work: "Teacher (2019 – 2021), Spanish".
	return [
		{ ...line, cells: [before, date], parts: undefined, runs: undefined },
		{ ...line, cells: [behind], parts: undefined, runs: undefined, bullet: true },
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
export function withToldApart(lines: readonly Line[]): Line[] {
	// A point between other entries tells about one of these.
	const hasEntries = lines.some((line) => periodOf(line)?.single === false);
	const bracketed = (line: Line) => (line.bullet && hasEntries ? [line] : aroundBrackets(line));
	return withToldBehind(lines).flatMap((line) =>
		textOf(line).length < 40
			? bracketed(line)
			: apart(line).flatMap(atMark).flatMap(atBrackets).flatMap(aroundDates).flatMap(bracketed).flatMap(atDates),
	);
}
