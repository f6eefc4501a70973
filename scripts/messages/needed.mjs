/** Looks for the parts of long texts that addresses elsewhere lead to. */
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

/** Reports parts that a text lacks, or that are in another order than `ids`. It may have more than these. */
export function checkNeeded(file, ids, report) {
	if (file.unplaced.length > 0) return;
	const missing = ids.filter((id) => !file.parts.has(id));
	for (const id of missing) report({ file: file.file, line: 1 }, id, PROBLEM_TEXTS.needed(id));
	const [there, found] = [
		ids.filter((id) => file.parts.has(id)),
		[...file.parts.keys()].filter((id) => ids.includes(id)),
	];
	const at = found.findIndex((id, index) => id !== there[index]);
	if (at >= 0)
		report({ file: file.file, line: file.parts.get(found[at]).line }, found[at], PROBLEM_TEXTS.neededOrder(there[at]));
}
