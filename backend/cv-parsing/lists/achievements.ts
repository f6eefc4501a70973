import { type Line, textOf } from "../line";
import type { Achievement } from "../profile";
import { findPeriod, withoutPeriod } from "../text/dates";

/** The contract's limit, characters. */
const LONGEST = 700;
const MOST = 30;

function toAchievement(line: Line): Achievement | undefined {
	const text = textOf(line);
	const period = findPeriod(text);
	const around = period ? withoutPeriod(text, period) : [text];
	// A date in the middle is part of the sentence.
	const achievement = (around.length === 1 ? around[0] : text)?.slice(0, LONGEST).trim();
	if (!achievement || !/\p{L}{2}/u.test(achievement)) return undefined;
	const { start: date, startYear: year } = period?.single ? period : {};
	return { achievement, date, ...(year && { year }) };
}

/** Achievements of the sections about them, one for each line or point, with the month where it is stated. */
export const readAchievements = (lines: readonly Line[]): Achievement[] =>
	lines.flatMap((line) => toAchievement(line) ?? []).slice(0, MOST);
