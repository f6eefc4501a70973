import { isHome, isLocation } from "../contact/places";
import { type Line, textOf } from "../line";
import { isPlaceholderPlace } from "../placeholders";
import type { Education } from "../profile";
import { findPeriod, type Period, withoutPeriod } from "../text/dates";
import { firstOf, isTableHead, labelledValues, unlabelledItems, whole } from "../text/labels";
import { findGrade, readDegree, withoutGrade } from "./degree";
import { degreeIn, schoolFree, subjectBeside } from "./degree-in";
import type { Entry } from "./entries";
import { withHanStudiesApart } from "./han-names";
import { withDegreesApart } from "./joint-degrees";
import { withLabelledEnds } from "./labelled-ends";
import { periodOf } from "./period-of";
import { inRuns, runsOf } from "./runs";
import { AWARD, BETWEEN, isSchool, schoolIn, withoutPlaces } from "./school";
import { schoolEntries, withoutSchoolBullets, withoutSentences, withSchoolsApart } from "./school-entries";
import { isOnlyKind } from "./school-kinds";
import { wholeSchool } from "./school-part";
import { withSchool, withSchoolsInPlace } from "./school-place";
import { withoutToldSchools } from "./told-schools";
import { townsIn, withoutTown } from "./town-behind";
import { abbreviatedBehind, behindDegree, behindKind, behindLeaving, unknownSchool } from "./unknown-school";
import { withWholeSchools } from "./wrapped-names";

const MOST_ENTRIES = 20;

/** "Oslo University: BSc Physics": a colon between school and degree. */
function atColon(text: string): string[] {
	const [, one = "", other = ""] = /^([^:]+):\s+([^:]+)$/u.exec(text) ?? [];
	const areBoth = (school: string, degree: string) => isSchool(school) && readDegree(degree) !== undefined;
	if (isSchool(one) && AWARD.test(other) && !isSchool(other) && !one.includes(", ")) return [one, other];
	return areBoth(one, other) || areBoth(other, one) ? [one, other] : [text];
}

/** A degree with only a space between it and the school before it. */
const BEHIND_SPACE =
	/^(.+?\S)\s((?:S[- ]?[1-3]|D[- ]?(?:[1-4]|I{1,3}|IV)|[BM]\.?Sc\.?|Ph\.?D\.?|(?:BTEC |NVQ )?Level \d|BTEC|NVQ|HN[CD])\s+[\p{Lu}\d].*|(?:GCSEs?|A[- ][Ll]evels?)(?:\s.*)?)$/u;

/** "Universitas Oslo S1 Teknik Sipil": only a space between school and degree. */
function atDegree(text: string): string[] {
	const [, school = "", degree = ""] = BEHIND_SPACE.exec(text) ?? [];
	return isSchool(school) && (readDegree(degree) || AWARD.test(degree)) && !readDegree(school)
		? [school, degree]
		: [text];
}

/** "Physics BSc (Oslo University)": the school in brackets behind a degree. */
function atBrackets(text: string): string[] {
	const [, studies = "", school = ""] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(text) ?? [];
	const isOutside = isSchool(studies) || degreeIn([studies]).degree === undefined;
	return isSchool(school) && !isOnlyKind(school) && !isOutside ? [studies, school] : [text];
}

/** Texts of an entry without dates, grades and marks between them. */
function textsOf(entry: Entry): string[] {
	return (
		[...entry.before, entry.mark, ...entry.after]
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
			// An icon, or a bracket around the town.
			.flatMap((text) => text.split(/\s+\(\s+/u))
			.flatMap(atColon)
			.flatMap(atDegree)
			.map((text) =>
				text.replace(/[\s,(]+(?:class of|graduated|in|im|pada tahun|lulus(?: tahun)?|tamat(?: tahun)?)$/iu, ""),
			)
			.map((text) => text.replace(/^[\s,:(]+|[\s,:(]+$|(?<=\p{Ll}{3}\)?|\p{Lu}{3})\.$/gu, ""))
			.flatMap(atBrackets)
			.filter((text) => text !== "" && text.length <= 140)
	);
}

/** A value without dates behind it. */
function withoutDates(value: string): string | undefined {
	const period = findPeriod(value);
	return period ? withoutPeriod(value, period)[0] : value;
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

/** Letters that are a degree elsewhere, at the beginning of a school's name: "JD Institute" beside a diploma. */
const INITIALS = /^(?:JD|MBA|BA|BBA|MA|MS|BS|MD)\s(?=\p{Lu})/u;

const isInitialled = (text: string, texts: readonly string[]) =>
	INITIALS.test(text) &&
	isSchool(text) &&
	texts.some((other) => other !== text && readDegree(other) !== undefined && !isSchool(other));

function toEducation(entry: Entry): Education {
	const lines = [...entry.before, entry.mark, ...entry.after];
	const labels = labelledValues(lines);
	const all = textsOf(entry);
	const initialled = all.find((text) => isInitialled(text, all));
	const texts = all.filter((text) => text !== initialled);
	const labelled = firstOf(labels, "degree", whole);
	const degree = degreeIn(labelled ? [labelled] : texts);
	const schools = texts.flatMap((text) => schoolIn(text) ?? []);
	// "MA" is also a kind of school: "MA Kulai".
	const isMa = texts.some((text) => isSchool(text) && readDegree(text)?.degree === "MA");
	const grade = lines.map((line) => findGrade(textOf(line))).find((one) => one !== undefined);
	const field = lines
		.map((line) => FIELD.exec(textOf(line))?.[1]?.replace(/[\s(]+$/, ""))
		.find((one) => one !== undefined);
	const subject = isMa
		? undefined
		: (degree.field ?? schoolFree(field) ?? (degree.degree ? undefined : subjectBeside(texts)));
	return {
		institutional_name:
			firstOf(labels, "institution", (value) =>
				isPlaceholderPlace(value) ? undefined : whole(withoutPlaces(withoutDates(value) ?? "")),
			) ??
			(initialled && withoutPlaces(initialled)) ??
			wholeSchool(schools) ??
			behindKind(texts) ??
			unknownSchool(texts, degree),
		field_of_study: firstOf(labels, "field", (value) => schoolFree(withoutDates(value))) ?? subject,
		degree_obtained: isMa ? labelled : (degree.degree ?? labelled),
		...datesOf(periodIn(entry)),
		gpa_score: grade?.score,
		gpa_scale: grade?.scale,
	};
}

/** Only so many entries written alike tell that what stands behind the degrees are schools. */
const LEAST_ALIKE = 2;

/** Whether the school of an entry, which a word tells, stands at the end of the text that begins with the degree. */
const isSchoolBehind = (entry: Entry, { institutional_name: name = "" }: Education) =>
	name !== "" && textsOf(entry).some((text) => readDegree(text) && withoutPlaces(text).endsWith(`, ${name}`));

/** Schools that no word tells, if all entries name something behind the degree and its subject, and the known ones do so too. */
function withSchoolsBehind(entries: readonly Entry[], read: readonly Education[]): readonly Education[] {
	if (entries.length < LEAST_ALIKE) return read;
	const schools = entries.map((entry, at) => {
		const one = read[at];
		if (!one?.institutional_name) return behindDegree(textsOf(entry));
		return isSchoolBehind(entry, one) ? one.institutional_name : undefined;
	});
	if (schools.includes(undefined)) return read;
	return read.map((one, at) => (one.institutional_name ? one : withSchool(one, schools[at] ?? "")));
}

/** What was read from an entry, with a school that stands where its degree's subject would. */
function withUnnamed(entry: Entry, read: Education): Education {
	const studies = { degree: read.degree_obtained, field: read.field_of_study };
	const name = read.institutional_name ? undefined : (abbreviatedBehind(textsOf(entry)) ?? behindLeaving(studies));
	return name ? withSchool(read, name) : read;
}

/** A line in which only the look of its letters parts a place from the name before it: "Stanford" and "Palo Alto, CA". */
function withPlaceApart(line: Line): Line {
	const [, place = "", ...others] = runsOf(line) ?? [];
	return line.cells.length === 1 &&
		others.length === 0 &&
		!isSchool(textOf(line)) &&
		(isHome(place) || isLocation(place))
		? inRuns(line)
		: line;
}

/** Schools and studies of the education sections, in the CV's order. Each is known by its school's name, else by its dates. */
export function readEducation(lines: readonly Line[]): Education[] {
	const rows = withoutSchoolBullets(
		withWholeSchools(
			withDegreesApart(
				withLabelledEnds(
					withSchoolsApart(
						withoutSentences(withoutToldSchools(lines.map(withHanStudiesApart).map(withPlaceApart))),
					).filter((line) => !isTableHead(line)),
				),
			),
			isSchool,
		),
	);
	const entries = schoolEntries(rows).slice(0, MOST_ENTRIES);
	const towns = townsIn(rows);
	const read = withSchoolsBehind(entries, entries.map(toEducation));
	const named = entries.flatMap((entry, at) => (read[at] ? withUnnamed(entry, read[at]) : []));
	return withSchoolsInPlace(entries, named)
		.map((one) => ({
			...one,
			institutional_name: one.institutional_name && withoutTown(one.institutional_name, towns),
		}))
		.filter((one) => one.institutional_name || one.degree_obtained);
}
