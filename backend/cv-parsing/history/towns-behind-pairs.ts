import type { Line } from "../line";
import { findPeriod } from "../text/dates";
import { looksLikeTitle } from "./looks-like";
import { isTownName } from "./town-behind";

/** One line doesn't tell what stands behind both names. */
const LEAST_LINES = 2;

/** A position and its company, which a comma parts, and what a dash or a bar parts from both. */
const PAIR_AND_PLACE = /^([^,]+), ([^,]+?)\s+[–—|·-]\s+(\p{Lu}[^,]*)$/u;

const pairIn = ({ bullet, cells: [first = ""] }: Line) =>
	bullet || findPeriod(first) ? undefined : (PAIR_AND_PLACE.exec(first) ?? undefined);

/**
 * Lines with both names apart and without the town in "Porter, Fold Hearth — Kulai", if at least two lines are written so, all with a known town
 * and with a position in the same place. One alone may be a position with a remark, and a company named like a town.
 */
export function withoutTownsBehindPairs(lines: readonly Line[]): readonly Line[] {
	const found = lines.map(pairIn).filter((pair) => pair !== undefined);
	const areTowns = found.every(([, , , town = ""]) => isTownName(town) && !looksLikeTitle(town));
	const isTold = [1, 2].some((at) => found.every((pair) => looksLikeTitle(pair[at] ?? "")));
	if (found.length < LEAST_LINES || !areTowns || !isTold) return lines;
	return lines.map((line) => {
		const [, one = "", other = ""] = pairIn(line) ?? [];
		return one && other
			? { ...line, cells: [one, other, ...line.cells.slice(1)], parts: undefined, runs: undefined }
			: line;
	});
}
