import type { Line } from "../line";
import type { Section } from "./section";

/** Fewer lines are no list of groups. */
const LEAST_GROUPS = 3;

/** The label of a group in letters of its own, and bullets between what it names: "Web • Vue • Rust". */
const isGroup = ({ bullet, runs = [], cells }: Line) =>
	!bullet &&
	cells.length === 1 &&
	runs.length === 2 &&
	/^[^•]{2,30}$/u.test(runs[0] ?? "") &&
	/^• [^•]+ • /u.test(runs[1] ?? "");

/** Sections in which groups of skills that stand below a summary, without a heading, are a section of their own. */
export const withListedSkills = (sections: readonly Section[]): Section[] =>
	sections.flatMap((section) => {
		const groups = section.lines.filter(isGroup);
		if (section.kind !== "summary" || groups.length < LEAST_GROUPS) return [section];
		return [
			{ ...section, lines: section.lines.filter((line) => !isGroup(line)) },
			{ kind: "skills", lines: groups },
		];
	});
