import { readDegree } from "../history/degree";
import { hasTitleWord } from "../history/looks-like";
import { periodOf } from "../history/period-of";
import { isSchool } from "../history/school";
import { type Flow, type Line, textOf } from "../line";
import { findPeriod, withoutPeriod } from "../text/dates";
import { isTableHead } from "../text/labels";
import { type HeadingStyle, lookOf, standsOut } from "./heading-style";
import { headingOf, kindByWord, misspeltHeading, namesExperience, type SectionKind } from "./headings";
import type { Section } from "./section";
import { holdsEntries } from "./spare";

type Kind = Section["kind"];

/** Kinds whose heading may be on one line with their text: "Skills: Java, SQL". */
export const INLINE = new Set<Kind>(["skills", "soft-skills", "hard-skills", "languages", "certifications"]);
/** Kinds that are one list: among skills, "Software: Excel, Word" is a group. */
const SKILLS = new Set<Kind>(["skills", "hard-skills"]);
/** Sections whose text may contain such a line about a detail: the tools of one job. */
const PROSE = new Set<Kind>(["experience", "other"]);

/** A line that contains the heading of its section. */
export interface Headed {
	kind: SectionKind;
	/** The text beside the heading, if any. */
	line: Line | undefined;
	/** Whether the section ends with the line. */
	only: boolean;
	/** Whether it may as well be the label of a group of items. */
	isLabel?: boolean;
}

/** A heading and the text behind it, parted by a colon or by the look of their letters: "Languages English, Thai". */
function partsOf(line: Line): { label?: string; text?: string } {
	const [, label, text] = /^([^:：]{3,40})[:：]\s*(\S.*)$/su.exec(textOf(line)) ?? [];
	const [first, ...others] = line.cells.length === 1 ? (line.runs ?? []) : [];
	return label ? { label, text } : { label: first, text: others.join(" ") };
}

/** Whether a text has a degree and a school. */
function tellsStudy(text: string): boolean {
	const period = findPeriod(text);
	const [first = ""] = period?.from === 0 ? withoutPeriod(text, period) : [text];
	return text.split(/,\s+|\s+[|•·–—-]\s+/u).some(isSchool) && readDegree(first) !== undefined;
}

/** A heading on one line with its text. */
function inlineHeading(line: Line, around: Kind): Headed | undefined {
	const { label = "", text } = partsOf(line);
	const kind = headingOf(label);
	if (!text || !kind || PROSE.has(around) || (SKILLS.has(kind) && SKILLS.has(around))) return undefined;
	// "Education: BSc in Physics, University of Oslo"
	if (kind === "education" && tellsStudy(text))
		return { kind, line: { ...line, cells: [text], runs: undefined }, only: true };
	// Among skills a label can also begin something else: "Interests: …".
	if (!INLINE.has(kind) && !(kind === "other" && INLINE.has(around))) return undefined;
	if (kind === "other" && (REST.test(label) || TALENT.test(label))) return undefined;
	return { kind, line: { ...line, cells: [text] }, only: true };
}

/** Whether a heading in the margin is so near that only a gap parts it from the text, or the list, beside it. */
function isHeadingNear({ cells, parts = [] }: Line, around: Kind): boolean {
	const [first = ""] = cells;
	const [heading = "", next = "", ...others] = parts;
	if (!first.startsWith(`${heading} `) || !/^[\p{Lu}\p{Lo}\d]/u.test(next)) return false;
	return (
		cells.length + others.length === 1 ||
		(INLINE.has(headingOf(heading) ?? "head") && !PROSE.has(around) && !isForm(around))
	);
}

/** A heading that stands beside its section's first line, in the margin or in a table's first column. */
function besideHeading(line: Line, around: Kind): Headed | undefined {
	const { cells, parts = [] } = line;
	if (isTableHead(line)) return undefined;
	const isNear = isHeadingNear(line, around);
	const [label = "", ...others] = cells;
	const [first = "", ...rest] = isNear ? [parts[0] ?? "", label.slice(parts[0]?.length).trim(), ...others] : cells;
	const kind = rest.length > 0 ? headingOf(first) : undefined;
	const isGroupLabel =
		(INLINE.has(around) && (REST.test(first) || PERSONAL.test(first))) ||
		(kind && SKILLS.has(kind) && SKILLS.has(around));
	if (!kind || isGroupLabel || (isForm(around) && FACT.test(first))) return undefined;
	const beside = rest.map((cell) => cell.replace(/^[:：]\s*/u, "")).filter(Boolean);
	return {
		kind,
		line: { ...line, cells: beside, parts: isNear ? parts.slice(1) : line.parts },
		only: INLINE.has(around) && INLINE.has(kind),
	};
}

/** A group of soft skills among others: "Personal: Patience, Humour". */
const PERSONAL = /^personal\s*[:：]$/iu;

/** A fact about a person in a form: "Occupation" and "Nurse". */
const FACT = /^occupation\s*[:：]?$/i;

const isForm = (around: Kind) => around === "head" || around === "personal";

/** The last group of a list: "Other: Excel, Word". */
export const REST =
	/^(?:others?|additional|miscellaneous|lain-lain|lainnya|sonstiges|otros|autres|outros|overig|altro|altri)[:：]?$/i;

/** Groups of skills that are named like sections: "Leadership: Planning, Coaching". */
export const TALENT = /^(?:leadership|research|teaching|training|writing|design|presentations?|organi[sz]ation)$/i;

/** Whether a line is such a group with its label beside it. */
export const isTalentBeside = ({ cells: [label = "", ...others] }: Line) => others.length > 0 && TALENT.test(label);

/** Headings whose words are skills among skills. */
const AMBIGUOUS =
	/^(?:leadership|occupation|research|training|organi[sz]ation|organisasi|volunteering|publications?|projects?|seminars?|workshops?|software|strengths|technology|technologies|programming|frameworks|databases|equipment|machinery|machines|services|approach|methodology|methodologies|computer|technical|tools|work|works|jobs|internships?|magang|praktik(?:um|a)|stages?|study|studies|school|schools|college|colleges|service|community|social|media|teaching|books|additional|details|links|contact|other|others|highlights|press|writing|design|outreach|talks|presentations|conferences|contributions|clubs|availability|membership|mentorship|exhibitions|connect|distinctions|prizes|grants|associations|societies):?$/i;

const RATING = /[\s●○•◦★☆■□▪▫⬤]+$/u;

/** Strong letters this large are a heading's. */
const LARGE = 1.25;

/** Labels inside of an entry, which look different from headings. */
const INNER = /^(?:relevant |selected |major )?(?:courses?|coursework|modules):?$/i;

const INNER_OF_WORK =
	/^(?:(?:key|main|major|selected|relevant|notable) )?(?:achievements?|accomplishments?|awards?|technolog(?:y|ies)|tech(?:nology)? stack|tools|skills(?: used| gained)?|projects?|highlights|pencapaian|prestasi|erfolge|réalisations|logros):?$/i;

/** Whether a line may be a label inside of an entry. Where headings have no colon, a smaller line with one is: "Проекты:". */
const isInner = (line: Line, around: Kind, style: HeadingStyle) =>
	(around === "education" && INNER.test(textOf(line))) ||
	(around === "experience" && (INNER_OF_WORK.test(textOf(line)) || style.isColonLabel(line)) && !style.fits(line));

/** Whether a line's only word also stands among skills, at the end of a broken line, or is a company's name. */
const isOrdinaryWord = (line: Line, around: Kind, style: HeadingStyle, beside: Line | undefined) => {
	if (isInner(line, around, style)) return !style.fits(line);
	const text = textOf(line);
	if (line.strong && line.size > LARGE) return false;
	// The end of a sentence, or of a line that was cut.
	if (/\.$|^\p{Ll}/u.test(text) && !(style.fits(line) && standsOut(line))) return true;
	// Among items that all look like it.
	if (INLINE.has(around) && !style.fits(line) && beside && lookOf(beside) === lookOf(line)) return true;
	// "Writing ●●●"
	const word = text.replace(RATING, "");
	if (!AMBIGUOUS.test(word) && !REST.test(word)) return false;
	return !style.fits(line) || (INLINE.has(around) && !standsOut(line));
};

/** A number or an icon in front of a heading, in a cell of its own. */
const withoutNumber = (line: Line): Line =>
	line.cells.length > 1 && /^[^\p{L}\d]*(?:\d{1,2}[^\p{L}\d]*)?$/u.test(line.cells[0] ?? "")
		? { ...line, cells: line.cells.slice(1) }
		: line;

/** Headings of one word that also are names elsewhere: "College", in the letters of headings. */
const LEARNT =
	/^(?:schools?|colleges?|school(?:ing)? (?:&|and) college|university|universities|schulen?|hochschulen?|scuole?|escuelas?|escolas?|sekolah|kuliah)$/iu;

/** Lines of names above dates. */
const MOST_NAMES = 2;

/** Whether a line in the letters of headings is the position, degree or school of an entry, with the dates close below it. */
function isNameOfEntry(line: Line, around: Kind, below: Flow): boolean {
	const text = textOf(line);
	const isNamed =
		(around === "experience" && hasTitleWord(text) && kindByWord(text) === "other" && !namesExperience(text)) ||
		(around === "education" && (isSchool(text) || readDegree(text) !== undefined));
	const dates = below.findIndex((one) => periodOf(one) !== undefined);
	return isNamed && dates >= 0 && dates < MOST_NAMES && !below.slice(0, dates).some(({ bullet }) => bullet);
}

/** Whether lines tell positions or studies before the next heading. */
function leadsToEntries(lines: Flow, style: HeadingStyle): boolean {
	const end = lines.findIndex((line) => headingOf(textOf(line)) !== undefined || style.isUnknownHeading(line));
	return holdsEntries(lines.slice(0, end < 0 ? undefined : end));
}

/** Whether a section begins at a line in the letters of headings; a name may look like one too. */
const beginsSection = (line: Line, around: Kind, below: Flow, style: HeadingStyle) =>
	around === "head" ? leadsToEntries(below, style) : !isNameOfEntry(line, around, below);

/** What a text in the letters of headings means, if a letter is wrong or the word also stands elsewhere. */
function meantBy(text: string, around: Kind, [below]: Flow): SectionKind | undefined {
	const isLearnt = around !== "education" && LEARNT.test(text) && below !== undefined && !periodOf(below);
	return misspeltHeading(text) ?? (isLearnt ? "education" : undefined);
}

/** The section that a line begins, if it is a heading; `around` is the section that it stands in. */
export function readHeading(
	line: Line,
	around: Kind,
	style: HeadingStyle,
	beside: Line | undefined,
	below: Flow,
): Headed | undefined {
	if (line.bullet) return inlineHeading(line, around);
	const { cells } = withoutNumber(line);
	const kind = cells.length === 1 ? headingOf(cells[0] ?? "") : undefined;
	if (kind && isOrdinaryWord(line, around, style, beside)) return undefined;
	if (kind) return { kind, line: undefined, only: false, isLabel: AMBIGUOUS.test(cells[0] ?? "") };
	const meant =
		cells.length === 1 && style.fits(line) && standsOut(line) ? meantBy(cells[0] ?? "", around, below) : undefined;
	if (meant) return { kind: meant, line: undefined, only: false };
	if (style.isUnknownHeading(line) && beginsSection(line, around, below, style))
		return { kind: kindByWord(textOf(line)), line: undefined, only: false, isLabel: true };
	return besideHeading(line, around) ?? inlineHeading(line, around);
}
