import { isLocation } from "../contact/places";
import { type Line, textOf } from "../line";
import type { Education } from "../profile";
import { findPeriod, type Period, withoutPeriod } from "../text/dates";
import { firstOf, isTableHead, labelledValues, unlabelledItems, whole } from "../text/labels";
import { type Degree, findGrade, readDegree, withoutGrade } from "./degree";
import { type Entry, toEntries } from "./entries";
import { periodOf } from "./period-of";
import { runsOf } from "./runs";
import { withWholeSchools } from "./wrapped-names";

const MOST_ENTRIES = 20;

const WORDS =
	"(?:universi|univerzi|uniwersy)\\p{L}*|univ\\.?|institut[eo]?|istituto|pol[iy]te[ckhè]\\p{L}*|college|academy|academia|akademi|sekolah|faculty|" +
	"\\p{L}*(?:school|schule|gymnasium|akademie|kolleg|lyzeum|lyceum)|lycée|collège|école|faculté|liceo|scuola|colegio|escuela|escola|facultad|faculdade|fakultät|đại học|" +
	"conservatory|seminary|bootcamp|pesantren|stmik|stie|stikes|stikom|stkip|stt|uin|iain|ipb|itb|its|ugm|undip|unpad|unair|binus";
// "MASTER" and "MANAGEMENT" are no schools.
const INDONESIAN =
	"(?:SMA|SMK|SMP|SD|MAN|MA|MTs|SMAN|SMKN|SMPN|SLTA|SMU|STM|SMAK|SMPK|SMAIT|SMPIT)\\.?(?:\\s*(?:N\\b|\\d)|\\s+\\p{Lu})";
const SHORT =
	"(?:TU|TH|FH|ETH|EPFL|MIT|UCLA|RWTH|LMU|HTW|IIT|NIT|NTU|NUS|IES|SENAI|ETEC|FATEC|IUT|INSA)(?= \\p{Lu}|,|$)";
const SCHOOL = new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})|大学|学院|университет|جامعة`, "iu");
const NAMED_SCHOOL = new RegExp(`(?<!\\p{L})(?:${INDONESIAN}|${SHORT})`, "u");

/** What somebody did at a school. */
const TOLD =
	/^(?:graduated|attended|studied|completed|enrolled|member|president|lulus|absolviert)(?!\p{L})|:\/\/|^www\./iu;

/** The name of a subject, as it can stand behind a school's. */
const SUBJECT =
	/(?:sciences?|engineering|studies|mathematics|physics|chemistry|biology|economics|management|administration|arts|history|literature|psychology|philosophy|informati[ck]s?|informatik|accounting|finance|nursing|medicine)$/i;

/** Whether a text names a school. */
const isSchool = (text: string): boolean =>
	text.length <= 140 && !TOLD.test(text) && (SCHOOL.test(text) || NAMED_SCHOOL.test(text));

/** Whether a text is a town and what is around it, with a space between them: "London United Kingdom". */
const isSpacedPlace = (text: string) =>
	[...text.matchAll(/ /g)].some(({ index }) => isLocation(`${text.slice(0, index)}, ${text.slice(index + 1)}`));

/** Whether a part behind a school's name isn't one of the name. */
const isBehindSchool = (part: string) =>
	isLocation(part) || isSpacedPlace(part) || readDegree(part) !== undefined || (SUBJECT.test(part) && !isSchool(part));

const BETWEEN = /\s*[|•·●▪]\s*|\s+@\s+|\s+\/{1,2}(?:\s+|$)|^\/\s+|\s+[–—-]\s+|\s+[–—]|[–—]\s+|\s*;\s*/u;

/** "PT"-like parts of a school's name stay with it; places and remarks behind a comma go. */
function schoolIn(text: string): string | undefined {
	const [before = "", behind] = text.split(/\s(?:at|di|from|chez)\s(?=\p{Lu})/u);
	if (behind && readDegree(before) && isSchool(behind)) return schoolIn(behind);
	const [, outside = "", inside = ""] = /^([^()]+)\(([^()]+)\)$/u.exec(text) ?? [];
	if (isSchool(inside) && !isSchool(outside)) return schoolIn(inside);
	const parts = text.split(/,\s+/);
	const index = parts.findIndex(isSchool);
	if (index < 0) return undefined;
	const last = parts.slice(index + 1).findIndex(isBehindSchool);
	const [first = "", ...others] = parts.slice(index, last < 0 ? undefined : index + 1 + last);
	const { field = "" } = readDegree(first) ?? {};
	return [isSchool(field) ? field : first, ...others]
		.join(", ")
		.replace(/\s*\(([^)]*)\)$/u, (all, inner: string) => (isLocation(inner) ? "" : all))
		.replace(/^(?:at|di|from)\s+/i, "");
}

/** "Oslo University: BSc Physics": a colon between school and degree. */
function atColon(text: string): string[] {
	const [, one = "", other = ""] = /^([^:]+):\s+([^:]+)$/u.exec(text) ?? [];
	const areBoth = (school: string, degree: string) => isSchool(school) && readDegree(degree) !== undefined;
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
		.map((text) => text.replace(/^[\s,:(]+|[\s,:(]+$/gu, ""))
		.filter((text) => text !== "" && text.length <= 140);
}

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
		// A subject may be a text of its own after the degree.
		const next = texts[index + 1];
		const free =
			!found.field && next && !isSchool(next) && !isLocation(next) && /^\p{Lu}[\p{L} &,/()-]{2,60}$/u.test(next);
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
	/(?:\bjurusan|\bprogram studi|\bprodi|\bmajor(?:ing in)?|\bfield of study)\s*:?\s+([\p{Lu}][\p{L} &/()-]{2,60})/iu;

function periodIn(entry: Entry): Period | undefined {
	const lines = [entry.mark, ...entry.before, ...entry.after];
	const found = lines.map((line) => periodOf(line) ?? (line.bullet ? undefined : findPeriod(textOf(line))));
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

/** A school whose name has no word of a school: what stands beside the degree and is neither its subject nor a place. */
function unknownSchool(texts: readonly string[], { degree, field }: Degree): string | undefined {
	if (!degree) return undefined;
	const names = texts
		.filter(
			(text) =>
				readDegree(text) === undefined &&
				text !== field &&
				!SUBJECT.test(text) &&
				!TOLD.test(text) &&
				!isLocation(text) &&
				!text.includes(": "),
		)
		.filter((text) => /^\p{Lu}/u.test(text) && text.length > 2 && text.split(" ").length <= 7 && !/[.;:]$/.test(text));
	return names[0];
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
		degree_obtained: degree.degree ?? labelled,
		...datesOf(periodIn(entry)),
		gpa_score: grade?.score,
		gpa_scale: grade?.scale,
	};
}

/** A line with a cell for the degree and one for the school, which only the look of their letters parts. */
function apart(line: Line): Line {
	const runs = runsOf(line) ?? [];
	const school = runs.findIndex(isSchool);
	const hasDegree = runs.slice(0, school).some((run) => readDegree(run) !== undefined);
	if (school < 1 || !hasDegree) return line;
	return { ...line, cells: [...runs.slice(0, school), runs.slice(school).join(" ")] };
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

/** Schools and studies of the education sections, in the CV's order. Each is known by its school's name, else by its dates. */
export function readEducation(lines: readonly Line[]): Education[] {
	const rows = withWholeSchools(lines.filter((line) => !isTableHead(line)).map(apart), isSchool);
	const hasSchool = (line: Line) => line.cells.some(isSchool) && !/^(?:thesis|skripsi)/i.test(textOf(line));
	const hasPeriod = (line: Line) => periodOf(line) !== undefined;
	const schools = rows.filter(hasSchool).length;
	// Schools whose names don't say what they are have dates like the others.
	const marks = schools > 0 && schools >= rows.filter(hasPeriod).length ? hasSchool : hasPeriod;
	const isNamed = (line: Line) => hasSchool(line) || line.cells.some((cell) => readDegree(cell) !== undefined);
	return toEntries(rows, marks, isNamed)
		.slice(0, MOST_ENTRIES)
		.flatMap(perDegree)
		.map(toEducation)
		.filter((one) => one.institutional_name || one.degree_obtained);
}
