import { isLocation } from "../contact/places";
import { type Line, textOf } from "../line";
import type { Education } from "../profile";
import { findPeriod, type Period, withoutPeriod } from "../text/dates";
import { firstOf, isTableHead, labelledValues, unlabelledItems, whole } from "../text/labels";
import { type Degree, findGrade, isComplete, readDegree, withoutGrade } from "./degree";
import { type Entry, toEntries } from "./entries";
import { hasName } from "./entry-names";
import { withDegreesApart } from "./joint-degrees";
import { withLabelledEnds } from "./labelled-ends";
import { periodOf } from "./period-of";
import { isRemark, maybeSubject } from "./remarks";
import { AWARD, BETWEEN, behindDegree, isSchool, schoolIn, unknownSchool } from "./school";
import { likeSchools, withSchool, withSchoolsInPlace } from "./school-place";
import { townsIn, withoutTown } from "./town-behind";
import { withWholeSchools } from "./wrapped-names";

const MOST_ENTRIES = 20;

/** "Oslo University: BSc Physics": a colon between school and degree. */
function atColon(text: string): string[] {
	const [, one = "", other = ""] = /^([^:]+):\s+([^:]+)$/u.exec(text) ?? [];
	const areBoth = (school: string, degree: string) => isSchool(school) && readDegree(degree) !== undefined;
	if (isSchool(one) && AWARD.test(other) && !isSchool(other) && !one.includes(", ")) return [one, other];
	return areBoth(one, other) || areBoth(other, one) ? [one, other] : [text];
}

/** Texts of an entry without dates, grades and marks between them. */
function textsOf(entry: Entry): string[] {
	return [...entry.before, entry.mark, ...entry.after]
		.filter((line) => !line.bullet || readDegree(textOf(line)) || isSchool(textOf(line)))
		.flatMap((line) => {
			const labels = labelledValues([line]);
			if (labels.length === 0) return line.cells;
			return [...unlabelledItems([line]), ...labels.map(({ value }) => value).filter(isSchool)];
		})
		.flatMap((cell) => {
			const period = findPeriod(cell);
			return period ? withoutPeriod(cell, period) : [cell];
		})
		.map(withoutGrade)
		.flatMap((text) => text.split(BETWEEN))
		.flatMap(atColon)
		.map((text) => text.replace(/[\s,]+class of$/iu, ""))
		.map((text) => text.replace(/^[\s,:(]+|[\s,:(]+$|(?<=\p{Ll}{3}|\p{Lu}{3})\.$/gu, ""))
		.filter((text) => text !== "" && text.length <= 140);
}

/** A subject has no more words than these; a sentence has. */
const MOST_WORDS = 8;

/** Whether a text of its own after a degree may be its subject. */
const isFreeSubject = (text: string) =>
	text.split(" ").length <= MOST_WORDS &&
	/^\p{Lu}[\p{L} &,/()-]{2,60}$/u.test(text) &&
	!isSchool(text) &&
	!isLocation(text) &&
	!isRemark(text);

function degreeIn(texts: readonly string[]): Degree {
	for (const [index, text] of texts.entries()) {
		const parts = [
			text,
			...text
				.split(/,\s+/)
				.slice(1)
				.map((_, at) =>
					text
						.split(/,\s+/)
						.slice(at + 1)
						.join(", "),
				),
		];
		const found = parts.map(readDegree).find((one) => one !== undefined);
		if (!found) continue;
		const next = texts[index + 1] ?? "";
		const free = isFreeSubject(next) && (!isComplete(found) || maybeSubject(next) || texts.some(isSchool));
		return { ...found, field: schoolFree(found.field) ?? (free ? next : undefined) };
	}
	return {};
}

/** A value without dates behind it. */
function withoutDates(value: string): string | undefined {
	const period = findPeriod(value);
	return period ? withoutPeriod(value, period)[0] : value;
}

/** What was studied ends where the school's name begins. */
function schoolFree(field: string | undefined): string | undefined {
	if (!field) return undefined;
	const parts = field.split(/,\s+|\s+(?:at|di|from)\s+(?=\p{Lu})/u);
	const at = parts.findIndex((part) => isSchool(part) || isLocation(part));
	if (at < 0) return field;
	return parts.slice(0, at).join(", ") || undefined;
}

const FIELD =
	/(?:\bjurusan|\bprogram studi|\bprodi|\bmajor(?:ing)?(?: in)?|\bfield of study)\s*:?\s+([\p{Lu}][\p{L} &/()-]{2,60})/iu;

/** Whether a label says that a date is the first one: "Start Date: 2013-10". */
const isStart = (line: Line | undefined, { from }: Period) =>
	line !== undefined &&
	/(?<!\p{L})(?:start|begin|beginn|enrol\p{L}*|mulai|début|inicio|início)(?:\s\p{L}+)?\s*[:：]\s*$/iu.test(
		textOf(line).slice(0, from),
	);

function periodIn(entry: Entry): Period | undefined {
	const lines = [entry.mark, ...entry.before, ...entry.after];
	const found = lines
		.map((line) => periodOf(line) ?? (line.bullet ? undefined : findPeriod(textOf(line))))
		.map((period, at) => (period?.single && isStart(lines[at], period) ? undefined : period));
	return found.find((period) => period && !period.single) ?? found.find((period) => period !== undefined);
}

/** A single date is the graduation; a period has both ends. */
function datesOf(period: Period | undefined) {
	if (!period) return { is_currently_studying: false };
	const { start, end, startYear, endYear, lasts, single } = period;
	if (single) return { graduation_date: start, graduation_year: startYear, is_currently_studying: false };
	const years = { attended_year: startYear, graduation_year: endYear };
	return { date_attended: start, graduation_date: end, ...years, is_currently_studying: lasts };
}

function toEducation(entry: Entry): Education {
	const lines = [...entry.before, entry.mark, ...entry.after];
	const labels = labelledValues(lines);
	const texts = textsOf(entry);
	const labelled = firstOf(labels, "degree", whole);
	const degree = degreeIn(labelled ? [labelled] : texts);
	const grade = lines.map((line) => findGrade(textOf(line))).find((one) => one !== undefined);
	const field = lines.map((line) => FIELD.exec(textOf(line))?.[1]?.trim()).find((one) => one !== undefined);
	return {
		institutional_name:
			firstOf(labels, "institution", whole) ??
			texts.map(schoolIn).find((one) => one !== undefined) ??
			unknownSchool(texts, degree),
		field_of_study:
			firstOf(labels, "field", (value) => schoolFree(withoutDates(value))) ?? degree.field ?? schoolFree(field),
		// "MA" is also a kind of school: "MA Kulai".
		degree_obtained: texts.some((text) => isSchool(text) && readDegree(text)?.degree === "MA")
			? labelled
			: (degree.degree ?? labelled),
		...datesOf(periodIn(entry)),
		gpa_score: grade?.score,
		gpa_scale: grade?.scale,
	};
}

/** An entry for each degree below one school, if each has its own dates. */
function perDegree({ before, mark, after }: Entry): Entry[] {
	const hasDegree = (line: Line) =>
		readDegree(line.cells[0] ?? "") !== undefined && findPeriod(textOf(line)) !== undefined;
	const starts = after.flatMap((line, at) => (hasDegree(line) ? [at] : []));
	if (starts.length < 2 || findPeriod(textOf(mark))) return [{ before, mark, after }];
	const free = after.map((line, at) => (starts.includes(at) ? { ...line, bullet: false } : line));
	return starts.map((from, number) => ({ before, mark, after: free.slice(from, starts[number + 1]) }));
}

/** Only so many entries written alike tell that what stands behind the degrees are schools. */
const LEAST_ALIKE = 2;

/** Schools that no word tells, if no entry has another one and all name something behind the degree and its subject. */
function withSchoolsBehind(entries: readonly Entry[], read: readonly Education[]): readonly Education[] {
	if (entries.length < LEAST_ALIKE) return read;
	const schools = entries.map((entry) => behindDegree(textsOf(entry)));
	if (read.some((one) => one.institutional_name) || schools.includes(undefined)) return read;
	return read.map((one, at) => {
		return withSchool(one, schools[at] ?? "");
	});
}

/** Schools and studies of the education sections, in the CV's order. Each is known by its school's name, else by its dates. */
export function readEducation(lines: readonly Line[]): Education[] {
	const rows = withWholeSchools(
		withDegreesApart(withLabelledEnds(lines.filter((line) => !isTableHead(line)))),
		isSchool,
	);
	const isAlike = likeSchools(rows);
	const hasSchool = (line: Line) =>
		(line.cells.some(isSchool) && !/^(?:thesis|skripsi)/i.test(textOf(line))) || isAlike(line);
	const hasPeriod = (line: Line) => periodOf(line) !== undefined;
	const schools = rows.filter(hasSchool).length;
	// Schools whose names don't say what they are have dates like the others.
	const marks = schools > 0 && schools >= rows.filter(hasPeriod).length ? hasSchool : hasPeriod;
	const isNamed = (line: Line) => hasSchool(line) || hasName(line.cells);
	const entries = toEntries(rows, marks, isNamed).slice(0, MOST_ENTRIES).flatMap(perDegree);
	const towns = townsIn(rows);
	return withSchoolsInPlace(entries, withSchoolsBehind(entries, entries.map(toEducation)))
		.map((one) => ({
			...one,
			institutional_name: one.institutional_name && withoutTown(one.institutional_name, towns),
		}))
		.filter((one) => one.institutional_name || one.degree_obtained);
}
