/** Holds every language against the first: the same files, the same keys, the same parts in the same order. */
import { FIRST } from "./folder.mjs";
import { SAYINGS } from "./sayings.mjs";

const NAMES = { json: "texts", markdown: "parts" };
const entriesOf = (file) => file[NAMES[file.kind]];

/** The line after which a missing key belongs: that of the key before it which is there. */
function placeOf(key, { file: ours, ...rest }, theirs) {
	const [here, keys] = [entriesOf({ ...rest }), [...entriesOf(theirs).keys()]];
	const before = keys.slice(0, keys.indexOf(key)).findLast((name) => here.has(name));
	return { file: ours, line: before === undefined ? 1 : here.get(before).line };
}

function compareKeys(ours, first, report) {
	if (ours.readable === false || first.readable === false) return;
	for (const key of entriesOf(first).keys())
		if (!entriesOf(ours).has(key)) report(placeOf(key, ours, first), key, SAYINGS.missing(first.file));
	for (const [key, { line }] of entriesOf(ours))
		if (!entriesOf(first).has(key)) report({ file: ours.file, line }, key, SAYINGS.extra(first.file));
}

/** Only the first part that stands elsewhere is told: the others follow from it. */
function checkOrder(ours, first, report) {
	const common = (one, other) => [...one.parts.values()].filter(({ id }) => other.parts.has(id));
	const [here, there] = [common(ours, first), common(first, ours)];
	const at = here.findIndex(({ id }, index) => id !== there[index].id);
	if (at >= 0) report({ file: ours.file, line: here[at].line }, here[at].id, SAYINGS.order(there[at].id));
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
			if (!theirs) report(at(FIRST), "-", SAYINGS.missingFile(ours.file));
			else if (!ours) report(at(language), "-", SAYINGS.missingFile(theirs.file));
			else compare(ours, theirs, report);
		}
	}
}
