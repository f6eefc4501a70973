import { readDegree } from "../history/degree";
import { looksLikeTitle } from "../history/looks-like";
import { periodOf } from "../history/period-of";
import { isSchool } from "../history/school";
import { type Line, textOf } from "../line";
import { headingOf, namesExperience } from "./headings";
import type { Section } from "./section";

/** Headings of what isn't read, whatever else is in them. */
const NEVER =
	/(?<!\p{L})(?:volunt\p{L}*|community|projects?|campus|extra-?curricular|references?|interests?|hobb\p{L}+|publications?|courses?|coursework|certificat\p{L}*|awards?|memberships?|organi\p{L}*|relawan)(?!\p{L})/iu;

const hasDates = (line: Line) => periodOf(line)?.single === false;

/** Whether dates stand in a section, and titles of positions beside or around them. */
function tellsPositions({ lines }: Section): boolean {
	const around = lines.flatMap((line, at) => (hasDates(line) ? lines.slice(Math.max(0, at - 2), at + 3) : []));
	return around.some((line) => !line.bullet && textOf(line).length < 100 && looksLikeTitle(textOf(line)));
}

const tellsStudies = ({ lines }: Section) =>
	lines.some((line) => hasDates(line) && line.cells.some((cell) => isSchool(cell) || readDegree(cell) !== undefined));

/** A section with its heading, if that stands on a line of its own. */
export interface TitledSection extends Section {
	heading?: string;
}

/** What a section that isn't read is about by what it contains, if no other heading tells that. */
function kindByContent(section: TitledSection, all: readonly Section[]): Section["kind"] {
	const { kind, heading = "" } = section;
	if (kind !== "other" || heading === "" || NEVER.test(heading)) return kind;
	const lacks = (wanted: Section["kind"]) => !all.some((one) => one.kind === wanted && one.lines.some(hasDates));
	const isUnknown = headingOf(heading) === undefined;
	if (isUnknown && tellsStudies(section) && lacks("education")) return "education";
	const isWork = (isUnknown || namesExperience(heading)) && tellsPositions(section);
	return isWork && lacks("experience") ? "experience" : kind;
}

/**
 * Sections of which those under unknown headings, and under "Leadership Experience", count as experience or education by
 * what they contain, if no other heading does.
 */
export const withSpareSections = (sections: readonly TitledSection[]): Section[] =>
	sections.map((section) => ({ kind: kindByContent(section, sections), lines: section.lines }));
