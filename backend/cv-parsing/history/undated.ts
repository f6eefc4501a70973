import type { Line } from "../line";
import { type Entry, isShort } from "./entries";

/** Fewer entries than these have no look in common. */
const LEAST_ALIKE = 2;

const lookOf = ({ size, font, strong }: Line) => [Math.round(size * 20), font ?? "", strong].join();

/** The look of an entry's first two lines. */
function lookOfNames({ before, mark, after }: Entry): string {
	const [first, second] = [...before, mark, ...after];
	return [first, second].map((line) => line && lookOf(line)).join(" / ");
}

/** Splits an entry where two of its lines look like the names of the others: a position without dates. */
function splitAt(entry: Entry, look: string): Entry[] {
	const { before, mark, after } = entry;
	const at = after.findIndex((line, index) => {
		const isName = index > 0 && !line.bullet && isShort(line) && isShort(after[index + 1]);
		return isName && lookOfNames({ before: [], mark: line, after: after.slice(index + 1) }) === look;
	});
	const next = after[at];
	if (!next) return [entry];
	return [
		{ before, mark, after: after.slice(0, at) },
		...splitAt({ before: [], mark: next, after: after.slice(at + 1) }, look),
	];
}

/**
 * Entries, also those without dates. The latter are known by their looks: all others begin with two lines that stand out
 * in the same way.
 */
export function withUndated(entries: readonly Entry[]): Entry[] {
	const [first] = entries;
	const look = first && lookOfNames(first);
	const standsOut = first && [...first.before, first.mark][0];
	const isCommon = entries.length >= LEAST_ALIKE && entries.every((entry) => lookOfNames(entry) === look);
	if (!look || !isCommon || !standsOut || !(standsOut.strong || standsOut.size > 1.08)) return [...entries];
	return entries.flatMap((entry) => splitAt(entry, look));
}
