import { type Line, textOf } from "../line";
import { findPeriod } from "../text/dates";
import { canBeHeader } from "./entries";

const looksAlike = (one: Line, other: Line) =>
	one.font === other.font && one.strong === other.strong && Math.abs(one.size - other.size) < 0.05;

/** Whether a line begins with a date: what stands behind a mark says where that was. */
function isDated(line: Line): boolean {
	const text = textOf(line);
	const period = line.bullet ? undefined : findPeriod(text);
	return period?.from === 0 && (!period.single || /^(?:\s*[|,·•–—-]\s|$)/u.test(text.slice(period.to)));
}

const isTold = (line: Line | undefined) => line !== undefined && (line.bullet || !canBeHeader(line));

/** Lines of each entry, if all of them end with their dates. */
function blocksOf(lines: readonly Line[]): Line[][] {
	const blocks: Line[][] = [[]];
	for (const line of lines) {
		blocks.at(-1)?.push(line);
		if (isDated(line)) blocks.push([]);
	}
	return blocks.at(-1)?.length === 0 ? blocks.slice(0, -1) : [];
}

/** How many lines at the beginning of an entry look like its first. */
const namesIn = (block: readonly Line[]) =>
	block.findIndex((line) => !looksAlike(line, block[0] ?? line) || isDated(line));

/** The names of an entry in one line, where a narrow column broke them. */
const joined = (names: readonly Line[]): Line[] =>
	names.slice(0, 1).map((first) => ({ ...first, cells: [names.map(textOf).join(" ")] }));

/**
 * Lines with the dates of each position right below its names, where they stand below its description: all entries begin
 * with names that look alike and differ from what follows, and end with their dates.
 */
export function withDatesAbove(lines: readonly Line[]): readonly Line[] {
	const blocks = blocksOf(lines);
	const [first] = lines;
	const areAlike = blocks.every(([name]) => first && name && looksAlike(name, first) && canBeHeader(name));
	if (!first || !areAlike || !(first.strong || first.size > 1.08) || !blocks.some((block) => isTold(block.at(-2))))
		return lines;
	const least = Math.min(...blocks.map(namesIn));
	return blocks.flatMap((block) => {
		const names = block.slice(0, namesIn(block));
		const dates = block.slice(-1);
		return [...(least === 1 ? joined(names) : names), ...dates, ...block.slice(names.length, -1)];
	});
}
