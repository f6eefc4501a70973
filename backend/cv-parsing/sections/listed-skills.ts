import { findTown } from "../contact/find-home";
import { saidHome } from "../contact/said-home";
import { type Line, textOf } from "../line";
import type { Section } from "./section";

/** Fewer lines are no list. */
const LEAST = 3;

/** The label of a group in letters of its own, and bullets between what it names: "Web • Vue • Rust". */
const isGroup = ({ bullet, runs = [], cells }: Line) =>
	!bullet &&
	cells.length === 1 &&
	runs.length === 2 &&
	/^[^•]{2,30}$/u.test(runs[0] ?? "") &&
	/^• [^•]+ • /u.test(runs[1] ?? "");

/** Headings whose short points name skills. Below "Profile" they are facts about a person. */
const NAMES_SKILLS = /^(?:(?:career )?highlights|qualifications summary|summary of qualifications):?$/i;

/** Words that tell what somebody did, is or wants. */
const TOLD =
	/^(?:\p{L}{2,}ed|built|won|led|made|ran|grew|cut|wrote|taught|kept|sold|met|brought|oversaw|spoke|took|held|set|to|seeking|available) |(?<!\p{L})(?:i|my|citizen|mother|father|single|married)(?!\p{L})/iu;

/** A point that names a skill, instead of telling something about the person: "Machining familiarity". */
function isPoint(line: Line): boolean {
	const text = textOf(line);
	if (!line.bullet || !/^(?:[\p{L}&/+#’'-]+ ?){1,5}$/u.test(text)) return false;
	return !TOLD.test(text) && !saidHome(text) && !findTown(text);
}

/** Most points of such a section that name skills; none if most of them are sentences. */
function pointsOf({ heading = "", lines }: Section): Line[] {
	if (!NAMES_SKILLS.test(heading)) return [];
	const points = lines.filter(isPoint);
	return points.length * 2 > lines.filter(({ bullet }) => bullet).length ? points : [];
}

/**
 * Sections in which skills that stand in a summary, as groups with labels or as short points, are a section of their own.
 */
export const withListedSkills = (sections: readonly Section[]): Section[] =>
	sections.flatMap((section): Section[] => {
		if (section.kind !== "summary") return [section];
		const found = [section.lines.filter(isGroup), pointsOf(section)].find(({ length }) => length >= LEAST);
		if (!found) return [section];
		return [
			{ ...section, lines: section.lines.filter((line) => !found.includes(line)) },
			{ kind: "skills", lines: found },
		];
	});
