import { type CvText, type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { labelOf } from "../text/labels";
import { isTime } from "../text/time";
import { headingOf, kindByWord } from "./headings";

/** The look of a document's headings. */
export interface HeadingStyle {
	/** Whether a line that reads like a heading also looks like the others, or is larger; true if they have no common look. */
	fits(line: Line): boolean;
	/** Whether a line looks like a heading, whatever its words: an unknown section begins there. */
	isUnknownHeading(line: Line): boolean;
	/** Whether a line ends with a colon while the document's headings are larger and have none: the label of a group. */
	isColonLabel(line: Line): boolean;
}

/** Minimum number of headings that must look alike before their look counts for other lines. */
const LEAST_ALIKE = 2;
const LEAST_TO_REJECT = 3;
/** Letters this much smaller than those of most headings tell less. */
const SMALLER = 0.9;
/** Letters this large are a heading's alone. */
const LARGE = 1.1;
/** So much larger than headings in capitals, other letters are a heading's too. */
const LARGER = 1.2;
const MOST_WORDS = 6;
const LONGEST = 60;

const AT_COLON = /[:：]$/u;

const isUpper = (text: string) => !/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);

/** The look of a heading: size, font, bold or not, capitals or not. */
export const lookOf = (line: Line): string =>
	[Math.round(line.size * 20), line.font ?? "", line.strong, isUpper(textOf(line))].join();

/** Whether a line looks like a heading by itself: bold, large or in capitals. */
export const standsOut = (line: Line) => line.strong || line.size > 1.08 || isUpper(textOf(line));

/** A number before a heading: "03 Talks", "4. Talks". */
const NUMBER = /^(?:0\d\s+(?=\p{L})|\d{1,2}[.)]\s+(?=\p{Lu}))/u;

function canBeHeading(line: Line): boolean {
	const text = textOf(line).replace(NUMBER, "");
	if (line.bullet || line.cells.length !== 1 || text.length > LONGEST || text.split(" ").length > MOST_WORDS)
		return false;
	return /^\p{L}[\p{L}\p{M}\p{Zs}&/,'’–-]+:?$/u.test(text) && !findPeriod(text) && !labelOf(text);
}

/** Whether one of a line's words tells what it may be the heading of, which tells nothing of its look: "EXPERIENCIA EN FOLD". */
const mayBeTold = (line: Line) => canBeHeading(line) && kindByWord(textOf(line)) !== "other";

interface Count {
	known: number;
	/** Lines that one of their words tells. */
	told: number;
	others: number;
	size: number;
	isUpper: boolean;
}

/** How many lines of each look are known headings, may be headings by one of their words, or are other lines. */
function countLooks(lines: readonly Line[]): Map<string, Count> {
	const counts = new Map<string, Count>();
	const seen = new Set<string>();
	for (const line of lines) {
		const [look, text] = [lookOf(line), textOf(line)];
		const named = line.cells.filter((cell) => !isTime(cell));
		if (line.bullet || (line.cells.length !== 1 && named.length !== 1)) continue;
		// What stands in each entry is a label: "Highlights:".
		const isKnown = line.cells.length === 1 && headingOf(text) !== undefined && !seen.has(`${look} ${text}`);
		seen.add(`${look} ${text}`);
		const count = counts.get(look) ?? { known: 0, told: 0, others: 0, size: line.size, isUpper: isUpper(text) };
		counts.set(look, count);
		if (isKnown) count.known += 1;
		else if (mayBeTold(line)) count.told += 1;
		else count.others += 1;
	}
	return counts;
}

/**
 * Learns the look of a document's headings from those that are known by their words. Lines with the same look are
 * headings too, unless most lines with that look aren't, such as names of companies.
 */
export function headingStyle({ top, side, main }: CvText): HeadingStyle {
	const lines = [...top, ...side, ...main];
	const counts = countLooks(lines);
	const best = [...counts].sort(([, one], [, other]) => other.known - one.known || other.size - one.size)[0];
	if (!best) return { fits: () => true, isUnknownHeading: () => false, isColonLabel: () => false };
	const [look, { known, size, isUpper: areCapitals }] = best;
	// A label in small letters inside of a section can be larger than headings in small capitals.
	const isLarger = (line: Line) =>
		line.size > size + 0.01 && (!areCapitals || isUpper(textOf(line)) || line.size > size * LARGER);
	// Smaller ones can be labels of groups.
	const isTelling = (count: Count) => {
		const headings = count.known + (count.isUpper && count.known > 0 ? count.told : 0);
		return headings >= LEAST_ALIKE && count.others * (count.size < size * SMALLER ? 2 : 1) <= headings;
	};
	const telling = new Set([...counts].filter(([, count]) => isTelling(count)).map(([one]) => one));
	const bare = lines.filter((line) => !AT_COLON.test(textOf(line)) && canBeHeading(line) && headingOf(textOf(line)));
	// Where headings stand in the margin, other lines in their letters name something.
	const margins = new Set(lines.filter(({ margin }) => margin).map(lookOf));
	const isInLook = (line: Line) =>
		line.margin === true || (telling.has(lookOf(line)) && !margins.has(lookOf(line)) && standsOut(line));
	const largest = Math.max(...lines.map(({ size }) => size));
	return {
		fits: (line) =>
			line.margin === true ||
			known < LEAST_TO_REJECT ||
			lookOf(line) === look ||
			telling.has(lookOf(line)) ||
			isLarger(line) ||
			// As large as headings, whatever its letters: "SKILLS" below "Experience".
			(size > LARGE && line.size > size - 0.01),
		isUnknownHeading: (line) =>
			isInLook(line) && canBeHeading(line) && line.size < largest + 0.01 && !headingOf(textOf(line)),
		isColonLabel: (line) =>
			AT_COLON.test(textOf(line)) &&
			canBeHeading(line) &&
			bare.filter(({ size }) => line.size < size * SMALLER).length >= LEAST_ALIKE,
	};
}
