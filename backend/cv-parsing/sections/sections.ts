import type { CvText, Flow, Line } from "../line";
import { textOf } from "../line";
import { headingOf, type SectionKind } from "./headings";

/** Lines under one heading; those before any heading have none. */
export interface Section {
	kind: SectionKind | "head";
	lines: Line[];
}

type Kind = Section["kind"];

/** Kinds that may stand in one line with what they are about: "Skills: Java, SQL". */
const INLINE = new Set<Kind>(["skills", "soft-skills", "hard-skills", "languages", "certifications"]);
/** Sections whose prose may contain such a line about something smaller: the tools of one job. */
const PROSE = new Set<Kind>(["experience", "other"]);

/** A line that names its own section. */
interface Headed {
	kind: SectionKind;
	/** What stands beside the heading, if anything. */
	line: Line | undefined;
	/** Whether the section ends with the line. */
	only: boolean;
}

/** A heading in one line with what it is about, behind a colon. */
function inlineHeading(line: Line, around: Kind): Headed | undefined {
	const parts = /^([^:：]{3,40})[:：]\s*(\S.*)$/su.exec(textOf(line));
	const kind = headingOf(parts?.[1] ?? "");
	if (!parts?.[2] || !kind || PROSE.has(around)) return undefined;
	// Among skills a label can also begin something else: "Interests: …".
	if (!INLINE.has(kind) && !(kind === "other" && INLINE.has(around))) return undefined;
	return { kind, line: { ...line, cells: [parts[2]] }, only: true };
}

/** A heading that stands beside its section's first line, in the margin or in a table's first column. */
function besideHeading(line: Line, around: Kind): Headed | undefined {
	const [first = "", ...rest] = line.cells;
	const kind = rest.length > 0 ? headingOf(first) : undefined;
	if (!kind) return undefined;
	const cells = rest.map((cell) => cell.replace(/^[:：]\s*/u, "")).filter(Boolean);
	return { kind, line: { ...line, cells }, only: INLINE.has(around) && INLINE.has(kind) };
}

/** Headings whose words are skills among skills. */
const AMBIGUOUS =
	/^(?:leadership|research|training|organi[sz]ation|organisasi|volunteering|publications?|projects?|seminars?|workshops?|software|strengths)$/i;

/** Whether a line looks like a heading, not only reads like one. */
const standsOut = (line: Line) => line.strong || line.size > 1.08 || /^[^\p{Ll}]+$/u.test(textOf(line));

function readHeading(line: Line, around: Kind): Headed | undefined {
	if (line.bullet) return inlineHeading(line, around);
	const kind = line.cells.length === 1 ? headingOf(textOf(line)) : undefined;
	const isItem = INLINE.has(around) && AMBIGUOUS.test(textOf(line)) && !standsOut(line);
	if (isItem) return undefined;
	if (kind) return { kind, line: undefined, only: false };
	return besideHeading(line, around) ?? inlineHeading(line, around);
}

/** Splits a flow at its headings; `initial` is the section that it begins in. */
function splitFlow(flow: Flow, initial: Kind): Section[] {
	let current: Section = { kind: initial, lines: [] };
	const sections = [current];
	for (const line of flow) {
		const headed = readHeading(line, current.kind);
		if (!headed) {
			current.lines.push(line);
			continue;
		}
		const { kind, only } = headed;
		const around = current.kind;
		current = { kind, lines: headed.line ? [headed.line] : [] };
		sections.push(current);
		if (only) {
			current = { kind: around, lines: [] };
			sections.push(current);
		}
	}
	return sections;
}

/** Sections of a CV in reading order; several can be of one kind. */
export function sectionsOf({ top, side, main }: CvText): Section[] {
	const first = splitFlow(top, "head");
	const last = first.at(-1)?.kind ?? "head";
	return [...first, ...splitFlow(side, last), ...splitFlow(main, last)].filter(({ lines }) => lines.length > 0);
}

/** All lines of sections of these kinds. */
export const linesOf = (sections: readonly Section[], ...kinds: Kind[]): Line[] =>
	sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
