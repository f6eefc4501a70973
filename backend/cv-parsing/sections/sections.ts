import { type CvText, type Flow, type Line, textOf } from "../line";
import { splitItems } from "../lists/items";
import { unglued, withoutIcon } from "./glued-heading";
import { type HeadingStyle, headingStyle, lookOf } from "./heading-style";
import { headingOf, namesUnread } from "./headings";
import { withLabelCells } from "./label-cells";
import { withListedSkills } from "./listed-skills";
import { type Headed, INLINE, isTalentBeside, REST, readHeading, TALENT } from "./read-heading";
import type { Section } from "./section";
import { withShortPeriods } from "./short-periods";
import { withSpareSections } from "./spare";

export type { Section };

type Kind = Section["kind"];

/** Whether "Other" is the label of a group in a list: an earlier line there looks like it, but the list's heading doesn't. */
const isRestOfList = (line: Line, { kind, lines }: Section, heading: Line | undefined) =>
	INLINE.has(kind) &&
	heading !== undefined &&
	REST.test(textOf(line)) &&
	lookOf(heading) !== lookOf(line) &&
	lines.slice(0, -1).some((one) => lookOf(one) === lookOf(line));

/** Whether what reads like a heading is the label of a group. */
const isGroup = ({ isLabel = false }: Headed, takesLabels: boolean, isRest: () => boolean) =>
	(isLabel && takesLabels) || isRest();

/** Whether an unknown heading may be the label of a group, with a list below it. */
function isAboveList(line: Line, below: Line | undefined): boolean {
	const label = textOf(line).replace(/[:：]$/u, "");
	const isOpen = TALENT.test(label) || (headingOf(label) === undefined && !namesUnread(label));
	return isOpen && below?.cells.length === 1 && splitItems(textOf(below)).length > 1;
}

/** Labels of groups are this much smaller than the heading of their list. */
const SMALLER = 0.9;

/** Whether a known heading that begins no list looks like a line, before any larger text. */
function isLikeHeadings(line: Line, below: Flow): boolean {
	const end = below.findIndex(({ size }) => size > line.size + 0.01);
	return below.slice(0, end < 0 ? undefined : end).some((one) => {
		const kind = lookOf(one) === lookOf(line) ? headingOf(textOf(one)) : undefined;
		return kind !== undefined && !INLINE.has(kind);
	});
}

/**
 * Tells what section a heading begins. The label of a group, which is smaller or has a colon as no heading has, goes on with
 * the list that the last larger heading began.
 */
function kindsUnder(initial: Kind, style: HeadingStyle) {
	let list = initial;
	let size = 0;
	return ({ kind, only }: Headed, line: Line, below: Flow): Kind => {
		const isSmaller = INLINE.has(list) && line.size < size * SMALLER && !isLikeHeadings(line, below);
		const isLabel = style.isColonLabel(line) || isSmaller;
		const goesOn = INLINE.has(list) && !INLINE.has(kind) && isLabel && isAboveList(line, below[0]);
		const begun = goesOn ? list : kind;
		if (!only && !style.isColonLabel(line) && !(isSmaller && INLINE.has(begun))) [list, size] = [begun, line.size];
		return begun;
	};
}

/** Cells that each have a label and a list are lines of their own: "Licences: …" beside "Systems: …". */
const labelledApart = (line: Line): Line[] =>
	line.cells.length > 1 && line.cells.every((cell) => /^\p{Lu}[^,:：]{2,30}[:：][^,]+,/u.test(cell))
		? line.cells.map((cell) => ({ ...line, cells: [cell], parts: undefined, runs: undefined }))
		: [line];

/** The section that a line begins, among those of a section and below its heading. */
function headedBy(
	line: Line,
	{ kind, lines }: Section,
	heading: Line | undefined,
	style: HeadingStyle,
	below: Flow,
): Headed | undefined {
	const isGroupBeside = INLINE.has(kind) && heading?.cells.length === 1 && isTalentBeside(line);
	return isGroupBeside ? undefined : readHeading(line, kind, style, lines.at(-1) ?? below[0], below);
}

/** Splits a flow at its headings; `initial` is the section that it begins in. */
function splitFlow(glued: Flow, initial: Kind, style: HeadingStyle): Section[] {
	const flow = withLabelCells(glued).map(withoutIcon).flatMap(unglued).flatMap(labelledApart);
	let current: Section = { kind: initial, lines: [] };
	// What looks like a heading right below "Skills" is the label of a group, and so are those after it.
	let takesLabels = false;
	let isGrouped = false;
	let heading: Line | undefined;
	const kindUnder = kindsUnder(initial, style);
	const sections = [current];
	for (const [at, line] of flow.entries()) {
		const headed = headedBy(line, current, heading, style, flow.slice(at + 1));
		if (headed && isGroup(headed, takesLabels, () => isRestOfList(line, current, heading))) {
			isGrouped = takesLabels;
			continue;
		}
		if (!headed) {
			takesLabels = isGrouped;
			current.lines.push(line);
			continue;
		}
		takesLabels = INLINE.has(headed.kind) && !headed.line;
		isGrouped = false;
		heading = headed.only ? heading : line;
		const kind = kindUnder(headed, line, flow.slice(at + 1));
		const { only } = headed;
		const around = current.kind;
		current = { kind, lines: headed.line ? [headed.line] : [], ...(!headed.line && { heading: textOf(line) }) };
		sections.push(current);
		if (only) {
			current = { kind: around, lines: [] };
			sections.push(current);
		}
	}
	return sections;
}

/** Sections of a CV in reading order; several can be of one kind. */
export function sectionsOf(text: CvText): Section[] {
	const style = headingStyle(text);
	const { top, side, main } = text;
	const first = splitFlow(top, "head", style);
	const last = first.at(-1)?.kind ?? "head";
	const all = [...first, ...splitFlow(side, last, style), ...splitFlow(main, last, style)];
	const filled = all.filter(({ lines }) => lines.length > 0);
	return withSpareSections(
		withListedSkills(filled).map((section) => ({ ...section, lines: withShortPeriods(section.lines) })),
	);
}

/** All lines of sections of these kinds. */
export const linesOf = (sections: readonly Section[], ...kinds: Kind[]): Line[] =>
	sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

/** A heading without what says that its section goes on: "Experience (continued)". */
const plainHeading = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/\bcont(?:inued|['’]d|\.)?/gu, "")
		.replace(/[^\p{L}\p{N}]/gu, "");

/** Lines of sections of a kind, apart where another heading begins: "Teaching Experience" and "Industry Experience". */
export function groupsOf(sections: readonly Section[], kind: Kind): Line[][] {
	const groups: Line[][] = [];
	const seen = new Set<string>();
	for (const section of sections.filter((one) => one.kind === kind)) {
		const heading = plainHeading(section.heading ?? "");
		const last = groups.at(-1);
		if (last && (heading === "" || seen.has(heading))) last.push(...section.lines);
		else groups.push([...section.lines]);
		seen.add(heading);
	}
	return groups;
}
