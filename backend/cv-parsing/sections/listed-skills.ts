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

/** Words that tell what somebody did. */
const TOLD =
	/^(?:\p{L}{2,}ed|built|won|led|made|ran|grew|cut|wrote|taught|kept|sold|met|brought|oversaw|spoke|took|held|set) |(?<!\p{L})(?:i|my) /iu;

/** A point that names a skill, instead of telling what somebody did: "Machining familiarity". */
const isPoint = (line: Line) =>
	line.bullet && /^(?:[\p{L}&/+#’'-]+ ?){1,5}$/u.test(textOf(line)) && !TOLD.test(textOf(line));

/** Most points of a summary that name skills, as "Highlights" do; none if most of them are sentences. */
function pointsOf(lines: readonly Line[]): Line[] {
	const points = lines.filter(isPoint);
	return points.length * 2 > lines.filter(({ bullet }) => bullet).length ? points : [];
}

/**
 * Sections in which skills that stand in a summary, as groups with labels or as short points, are a section of their own.
 */
export const withListedSkills = (sections: readonly Section[]): Section[] =>
	sections.flatMap((section): Section[] => {
		if (section.kind !== "summary") return [section];
		const found = [section.lines.filter(isGroup), pointsOf(section.lines)].find(({ length }) => length >= LEAST);
		if (!found) return [section];
		return [
			{ ...section, lines: section.lines.filter((line) => !found.includes(line)) },
			{ kind: "skills", lines: found },
		];
	});
