/** Holds every language against the first: the same files, the same keys, the same parts in the same order. */
import { isApart } from "./apart.mjs";
import { FIRST } from "./folder.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

const NAMES = { json: "texts", markdown: "parts" };
const entriesOf = (file) => file[NAMES[file.kind]];

/** The line of the innermost group around a key in a file; its first line if there is none. */
export function lineOfGroup(key, { groups }) {
	const path = key.split(".");
	const around = path.map((_, index) => path.slice(0, -index - 1).join("."));
	return groups.get(around.find((group) => groups.has(group)) ?? "") ?? 1;
}

/** The line after which a missing key belongs: that of the key before it in the same group, or of the group. */
function lineFor(key, ours, theirs) {
	const [here, keys] = [entriesOf(ours), [...entriesOf(theirs).keys()]];
	const groupOf = (name) => name.slice(0, name.lastIndexOf(".") + 1);
	const isBeside = (name) => here.has(name) && (ours.kind === "markdown" || groupOf(name) === groupOf(key));
	const before = keys.slice(0, keys.indexOf(key)).findLast(isBeside);
	if (before !== undefined) return here.get(before).line;
	return ours.kind === "json" ? lineOfGroup(key, ours) : 1;
}

/** A file with a heading that lacks its place would miss just that part: the heading is reported already. */
const isWhole = ({ readable, unplaced = [] }) => readable !== false && unplaced.length === 0;

function reportMissing(ours, theirs, report) {
	for (const [key, entry] of entriesOf(theirs))
		if (!entriesOf(ours).has(key) && !isApart(entry, ours, theirs))
			report(
				{ file: ours.file, line: lineFor(key, ours, theirs) },
				key,
				PROBLEM_TEXTS.missing(`${theirs.file}:${entry.line}`),
			);
}

function compareKeys(ours, first, report) {
	if (!isWhole(ours) || !isWhole(first)) return;
	reportMissing(ours, first, report);
	reportMissing(first, ours, report);
}

/** Reports only the first misplaced part; the others follow from it. */
function checkOrder(ours, first, report) {
	const common = (one, other) => [...one.parts.values()].filter(({ id }) => other.parts.has(id));
	const [here, there] = [common(ours, first), common(first, ours)];
	const at = here.findIndex(({ id }, index) => id !== there[index].id);
	if (at >= 0) report({ file: ours.file, line: here[at].line }, here[at].id, PROBLEM_TEXTS.order(there[at].id));
}

function compare(ours, first, report) {
	compareKeys(ours, first, report);
	if (ours.kind === "markdown") checkOrder(ours, first, report);
}

/** Reports what one language has and another lacks. */
export function checkParity(folder, report) {
	const first = folder[FIRST];
	for (const language of Object.keys(folder).filter((name) => name !== FIRST)) {
		for (const name of new Set([...first.keys(), ...folder[language].keys()])) {
			const [theirs, ours] = [first.get(name), folder[language].get(name)];
			const at = (code) => ({ file: `messages/${code}/${name}`, line: 1 });
			if (!theirs) report(at(FIRST), "-", PROBLEM_TEXTS.missingFile(ours.file));
			else if (!ours) report(at(language), "-", PROBLEM_TEXTS.missingFile(theirs.file));
			else compare(ours, theirs, report);
		}
	}
}
