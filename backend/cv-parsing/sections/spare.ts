import { withoutEntryBullets } from "../history/bulleted";
import { readDegree } from "../history/degree";
import { hasTitleWord, isSurelyCompany } from "../history/looks-like";
import { periodOf } from "../history/period-of";
import { isSchool } from "../history/school";
import { type Line, textOf } from "../line";
import { headingOf, namesExperience } from "./headings";
import type { Section } from "./section";

/** Headings of what isn't read, whatever else is in them. */
const NEVER = new RegExp(
	"(?<!\\p{L})(?:volunt\\p{L}*|community|projects?|campus|extra-?curricular|co-?curricular|references?|interests?|hobb\\p{L}+|publications?|courses?|coursework|certificat\\p{L}*|awards?|memberships?|organi\\p{L}*|" +
		"clubs?|societ(?:y|ies)|associations?|families|family|children|parents|theatre|theater|drama|stage|films?|music|concerts?|exhibitions?|sports?|athletics|games?|training|trainings|workshops?|seminars?|webinars?|conferences?|talks?|lectures|speeches|military|army|national service|travels?|travelling|events?|activit(?:y|ies)|church|charit(?:y|ies)|camps?|scholarships?|competitions?|" +
		"relawan|kegiatan|ekstrakurikuler|keluarga|pelatihan|kursus|lomba|kepanitiaan|kepengurusan|komunitas|wajib militer|olahraga|teater|" +
		"vereine?|ehrenamt\\p{L}*|familie|sport|weiterbildung\\p{L}*|fortbildung\\p{L}*|schulung\\p{L}*|seminare|konferenzen|vorträge|wehrdienst|zivildienst|bundeswehr|hobbys|reisen|kurse|engagement|" +
		"bénévolat|associati\\p{L}+|famille|théâtre|loisirs|formations? complémentaires?|stages? de formation|séminaires?|conférences?|service militaire|voyages?|cours|" +
		"voluntariado|clubes?|sociedades|familia|teatro|deportes?|cursos?|seminarios?|conferencias|charlas|servicio militar|viajes|actividades|capacitaci\\p{L}+)(?!\\p{L})",
	"iu",
);

/** Headings of courses, under which people without other schools have theirs. */
const LEARNT =
	/^(?:(?:professional |vocational |formal )?training|trainings|schools?|apprenticeships?|learning|qualifications|weiterbildung(?:en)?|fortbildung(?:en)?|formations complémentaires|capacitaci[oó]n(?:es)?|pelatihan)$/iu;

/** Words of headings that stand above positions. */
const WORK =
	/(?<!\p{L})(?:work|working|jobs?|employment|employers?|career|leadership|teaching|professional|positions?|pekerjaan|karier|karir|kerja|magang|beruf\p{L}*|anstellung\p{L}*|arbeit\p{L}*|emplois?|travail|carrière|parcours professionnel|empleos?|trabajos?|carrera|trayectoria)(?!\p{L})/iu;

/** Positions that people also have in clubs, families and shows. */
const HONORARY =
	/(?<!\p{L})(?:(?:vice |co-?)?president|chair(?:man|woman|person)?|chief|captain|heads?|leads?|leader|members?|students?|secretary|treasurer|officer|ambassador|coordinator|director|assistant|hosts?|hostess|founder|owner|partner|volunteers?|fellow|player|maker|ketua|wakil|anggota|bendahara|sekretaris|koordinator|kepala|responsable)(?!\p{L})/giu;

const hasPeriod = (line: Line) => periodOf(line)?.single === false;

const isStudied = (cell: string) => isSchool(cell) || readDegree(cell) !== undefined;

/** Whether a line tells that its section has entries: by a date, a degree or a school. */
const isEntry = (line: Line) => periodOf(line) !== undefined || line.cells.some(isStudied);

/** Whether a text has a title or a company that only work has. */
const isSurelyWork = (text: string) => isSurelyCompany(text) || hasTitleWord(text.replace(HONORARY, ""));

/** Whether dates stand in a section, and beside or around them what `isTold` knows. */
function tellsPositions({ lines }: Section, isTold: (text: string) => boolean): boolean {
	const around = lines.flatMap((line, at) => (hasPeriod(line) ? lines.slice(Math.max(0, at - 2), at + 3) : []));
	return around.some((line) => !line.bullet && textOf(line).length < 100 && isTold(textOf(line)));
}

/** Whether a degree or a school stands beside dates, or both around these. */
function tellsStudies({ lines }: Section): boolean {
	if (lines.some((line) => hasPeriod(line) && line.cells.some(isStudied))) return true;
	return lines.some((line, at) => {
		const cells = lines.slice(Math.max(0, at - 2), at + 3).flatMap((one) => (one.bullet ? [] : one.cells));
		return periodOf(line) !== undefined && cells.some(isSchool) && cells.some((cell) => readDegree(cell) !== undefined);
	});
}

/** Whether a degree stands beside the dates of a period. */
const tellsDegree = ({ lines }: Section): boolean =>
	lines.some((line, at) => {
		const cells = lines.slice(Math.max(0, at - 2), at + 3).flatMap((one) => (one.bullet ? [] : one.cells));
		return hasPeriod(line) && cells.some((cell) => readDegree(cell) !== undefined);
	});

/** Whether lines tell positions or studies: by a period, or by a date and a degree or a school. */
export const holdsEntries = (lines: readonly Line[]): boolean =>
	withoutEntryBullets(lines).some(hasPeriod) ||
	(lines.some((line) => periodOf(line) !== undefined) && lines.some((line) => line.cells.some(isStudied)));

/** What a section that isn't read is about by what it contains, if no other heading tells that. */
function kindByContent(section: Section, all: readonly Section[]): Section["kind"] {
	const { kind, heading = "" } = section;
	if (kind !== "other" || heading === "") return kind;
	const lacks = (wanted: Section["kind"]) => !all.some((one) => one.kind === wanted && one.lines.some(isEntry));
	if (LEARNT.test(heading.trim()) && tellsDegree(section) && lacks("education")) return "education";
	if (NEVER.test(heading)) return kind;
	const isUnknown = headingOf(heading) === undefined;
	if (isUnknown && tellsStudies(section) && lacks("education")) return "education";
	const isNamed = WORK.test(heading) || namesExperience(heading);
	const isWork = (isUnknown || isNamed) && tellsPositions(section, isNamed ? hasTitleWord : isSurelyWork);
	return isWork && lacks("experience") ? "experience" : kind;
}

/** Whether the lines of one entry are studies: a degree, or what is no position, beside a school. */
const areStudies = (lines: readonly Line[]) =>
	lines.some((line) => line.cells.some(isSchool)) &&
	lines.every((line) => !line.bullet && !line.cells.some((cell) => hasTitleWord(cell) && !isStudied(cell)));

/**
 * Where studies begin at the end of a section of work: each of its last entries has a school beside its dates, which stand
 * first, and one of them a degree. "2015 – 2019 || Fold Hearth", "Baker", "2012 – 2015 || Fold College", "BSc Baking"
 */
function startOfStudies(lines: readonly Line[]): number {
	const starts = lines.flatMap((line, at) => (!line.bullet && periodOf(line)?.from === 0 ? [at] : []));
	const entryAt = (number: number) => lines.slice(starts[number], starts[number + 1]);
	const last = starts.findLastIndex((_, number) => !areStudies(entryAt(number)));
	const from = starts[last + 1] ?? lines.length;
	const hasDegree = lines.slice(from).some(({ cells }) => cells.some((cell) => readDegree(cell) !== undefined));
	return hasDegree ? from : lines.length;
}

/** Sections of work with the studies at their end apart, as under "Work and education", if no other section has any. */
function withStudiesApart(sections: readonly Section[]): Section[] {
	if (sections.some(({ kind, lines }) => kind === "education" && lines.some(isEntry))) return [...sections];
	return sections.flatMap((section) => {
		const from = section.kind === "experience" ? startOfStudies(section.lines) : section.lines.length;
		if (from === section.lines.length) return [section];
		const studies: Section = { kind: "education", lines: section.lines.slice(from) };
		return [{ ...section, lines: section.lines.slice(0, from) }, studies];
	});
}

/**
 * Sections of which those under unknown headings, and under "Leadership Experience", count as experience or education by
 * what they contain, if no other heading does.
 */
export const withSpareSections = (sections: readonly Section[]): Section[] =>
	withStudiesApart(
		sections.map((section) => {
			const free = { ...section, lines: withoutEntryBullets(section.lines) };
			return { ...section, kind: kindByContent(free, sections) };
		}),
	);
