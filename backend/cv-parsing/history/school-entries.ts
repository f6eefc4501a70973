import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { findGrade, readDegree, withoutGrade } from "./degree";
import { type Entry, toEntries } from "./entries";
import { hasName } from "./entry-names";
import { besidePeriod, periodOf } from "./period-of";
import { isRemark } from "./remarks";
import { isSchool } from "./school";
import { COURSE, partLines } from "./school-part";
import { likeSchools } from "./school-place";

/** Whether a point of a list tells something of the studies above it: "Erasmus semester at the University of Oslo". */
const isPointAside = (line: Line) => line.bullet && isRemark(textOf(line));

/** Whether a point of a list has a date and a degree of its own. */
const isDatedStudy = (line: Line) =>
	line.bullet &&
	!isPointAside(line) &&
	findPeriod(textOf(line)) !== undefined &&
	line.cells.some((cell) => cell.split(/,\s+|[:：]\s+|\s+[|–—-]\s+/u).some((part) => readDegree(part) !== undefined));

/** Whether a line is the school of the dated study in the point right above it. */
const isBelowStudy = (line: Line, above: Line | undefined) =>
	!line.bullet && above !== undefined && isDatedStudy(above);

/** Lines without the bullets before schools, if these are the points of a list; nor before others, if all entries are points. */
export function withoutSchoolBullets(lines: readonly Line[]): readonly Line[] {
	const isEntry = (line: Line, at: number) =>
		findPeriod(textOf(line)) !== undefined || (line.cells.some(isSchool) && !isBelowStudy(line, lines[at - 1]));
	if (lines.filter(isEntry).every(isDatedStudy))
		return lines.map((line) => (isDatedStudy(line) ? { ...line, bullet: false } : line));
	const isPoint = (line: Line) => line.bullet && line.cells.some(isSchool) && !isPointAside(line);
	const areAll = lines.every((line) => isPoint(line) || !line.cells.some(isSchool));
	return areAll ? lines.map((line) => (isPoint(line) ? { ...line, bullet: false } : line)) : lines;
}

/** The date, in brackets or not, at the end of what names a school, and the sentences behind it. */
const SENTENCES_BEHIND = /^(.{10,139}?(?:19|20)\d{2}\)?)[:.;]\s+(?=\p{Lu})(.+)$/su;

/** Lines in which sentences stand behind the names and the date, with these apart: "BSc, Fold College (2012): Thesis on soup." */
export function withoutSentences(lines: readonly Line[]): readonly Line[] {
	return lines.flatMap((line) => {
		const [, names = "", text = ""] = line.cells.length === 1 ? (SENTENCES_BEHIND.exec(line.cells[0] ?? "") ?? []) : [];
		if (text.length < LEAST_TEXT || text.split(/,\s+/).some(isSchool)) return [line];
		const one = { ...line, parts: undefined, runs: undefined };
		return [
			{ ...one, cells: [names] },
			{ ...one, cells: [text], bullet: true, strong: false },
		];
	});
}

/** Shorter texts may be names. */
const LEAST_TEXT = 60;

/** Where a text goes on behind a sentence, or behind a remark in brackets. */
const NEXT = /(?<=(?<!^|\s)[\p{Ll}\d)]\.|\p{Lu}{3}\.|\d\)|\p{Ll}\))\s+(?=\p{Lu})/u;
/** Abbreviations whose full stop ends no sentence: "Univ. of Leeds". */
const ABBREVIATED = /(?<!\p{L})(?:univ|inst|prof|sta|sto|ste?|dr|fac|esc|col|no)\.$/iu;

/** A line for each sentence of one that names several schools: "BSc. Bread College, 2012. GCSEs. Kulai High School". */
export function withSchoolsApart(lines: readonly Line[]): readonly Line[] {
	return lines.flatMap((line) => {
		const [cell = "", ...others] = line.cells;
		const texts = cell.split(NEXT);
		const areSeveral = texts.filter(isSchool).length > 1 && !texts.some((text) => ABBREVIATED.test(text));
		const areApart = others.length === 0 && !line.bullet && areSeveral;
		const one = { ...line, parts: undefined, runs: undefined };
		return areApart ? texts.map((text) => ({ ...one, cells: [text.replace(/\.$/, "")] })) : [line];
	});
}

/** Whether a line begins with a degree and has a date of its own. */
const isDatedDegree = (line: Line) =>
	readDegree(line.cells[0] ?? "") !== undefined && findPeriod(textOf(line)) !== undefined;

/** An entry for each degree below one school, if each has its own dates. */
function perDegree({ before, mark: school, after }: Entry): Entry[] {
	const starts = after.flatMap((line, at) => (isDatedDegree(line) ? [at] : []));
	if (starts.length < 2) return [{ before, mark: school, after }];
	const mark = { ...school, cells: besidePeriod(school) };
	const free = after.map((line, at) => (starts.includes(at) ? { ...line, bullet: false } : line));
	return starts.map((from, number) => ({ before, mark, after: free.slice(from, starts[number + 1]) }));
}

/**
 * Whether several degrees have their dates below one school: nothing but remarks and other degrees stand between the school
 * and each, and all other dates stand beside schools.
 */
function shareSchools(lines: readonly Line[], hasSchool: (line: Line) => boolean): boolean {
	const dated = lines.flatMap((line, at) =>
		!line.bullet && findPeriod(textOf(line)) && !hasSchool(line) && !isRemark(textOf(line)) ? [at] : [],
	);
	const isBelow = (at: number) => {
		const line = lines[at];
		const isBetween = (one: Line) => one.bullet || isRemark(textOf(one)) || isDatedDegree(one);
		const above = lines.slice(0, at).findLast((one) => hasSchool(one) || !isBetween(one));
		return line !== undefined && isDatedDegree(line) && above !== undefined && hasSchool(above);
	};
	return dated.length > 1 && dated.every(isBelow);
}

/** What tells in these lines where an entry begins: schools, or dates where not all schools are known. */
function marksOf(rows: readonly Line[]) {
	const parts = partLines(rows);
	const isAlike = likeSchools(rows);
	/** Whether a line is a course held at the school beside it. */
	const isHeld = (line: Line) => {
		const at = rows.indexOf(line);
		const beside = [rows[at + 1], rows[at - 1]].filter((one) => one && !one.bullet && !COURSE.test(textOf(one)));
		const isOne = (other: Line) => [line, other].some((one) => !findPeriod(textOf(one)));
		return COURSE.test(textOf(line)) && beside.some((one) => one?.cells.some(isSchool) && isOne(one));
	};
	const isOther = (line: Line) =>
		/^(?:thesis|skripsi)/i.test(textOf(line)) || parts.has(line) || isPointAside(line) || isHeld(line);
	const hasSchool = (line: Line) => (line.cells.some(isSchool) && !isOther(line)) || isAlike(line);
	const schools = rows.filter(hasSchool).length;
	// "Dean's List 2012"
	const isRemarkOnly = (line: Line) =>
		schools > 0 && periodOf(line)?.single === true && !hasSchool(line) && isRemark(textOf(line));
	const hasPeriod = (line: Line) =>
		(periodOf(line) !== undefined && !isRemarkOnly(line)) || (!line.bullet && isDatedDegree(line));
	// Schools whose names don't say what they are have dates like the others.
	const areKnown = schools > 0 && (schools >= rows.filter(hasPeriod).length || shareSchools(rows, hasSchool));
	return { hasSchool, isMark: areKnown ? hasSchool : hasPeriod };
}

/** Whether a line is a grade and nothing else: "IPK 3,54". */
const isGrade = (line: Line) => findGrade(textOf(line)) !== undefined && !/\p{L}/u.test(withoutGrade(textOf(line)));

/** Entries in which a grade above a school belongs to the entry before it, unless the first entry begins with its own. */
function withGradesBelow(entries: readonly Entry[]): Entry[] {
	if (entries[0]?.before.some(isGrade)) return [...entries];
	return entries.map((entry, at) => ({
		...entry,
		before: entry.before.filter((line) => !isGrade(line)),
		after: [...entry.after, ...(entries[at + 1]?.before.filter(isGrade) ?? [])],
	}));
}

/** The entries of education sections: each has its school or its dates, and one degree. */
export function schoolEntries(rows: readonly Line[]): Entry[] {
	const { hasSchool, isMark } = marksOf(rows);
	const namesIn = (line: Line) => (hasSchool(line) || hasName(line.cells) ? 1 : 0);
	return withGradesBelow(toEntries(rows, isMark, namesIn)).flatMap(perDegree);
}
