/** Compares the texts with the code: reports unused texts, and texts that the code expects but that don't exist. */
import { FIRST } from "./folder.mjs";
import { lineOfGroup } from "./parity.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";
import { remembered } from "./usage/remembered.mjs";

const nameOf = (file) => file.replace(/\.json$/, "");
const jsonFiles = (files) => [...files].filter(([, { kind }]) => kind === "json");

/** Texts by their whole keys, such as `home.hero.heading`, of one language; a list is shown as a whole. */
const keysIn = (files) =>
	new Map(
		jsonFiles(files).flatMap(([file, { texts, lists }]) =>
			[...texts.values(), ...lists.values()]
				.filter(({ list }) => !list)
				.map((entry) => [`${nameOf(file)}.${entry.key}`, entry]),
		),
	);

/** Loads the compiler on demand, because that takes half a second. */
async function findUsed(root, keys) {
	const { readUsedKeys } = await import("./usage/used-keys.mjs");
	return readUsedKeys(root, keys);
}

function reportMissing(missing, folder, report) {
	const elsewhere = Object.values(folder).map(keysIn);
	for (const [key, place] of missing) {
		const name = Object.keys(Object.fromEntries(folder[FIRST])).find((one) => key.startsWith(`${nameOf(one)}.`));
		const file = name && folder[FIRST].get(name);
		if (!file || elsewhere.some((keys) => keys.has(key))) continue;
		const rest = key.slice(nameOf(name).length + 1);
		report({ file: file.file, line: lineOfGroup(rest, file) }, rest, PROBLEM_TEXTS.missingUsed(place));
	}
}

/**
 * Reports keys that nothing below `root` reads, and keys that are read but exist in no language. Skips the keys of
 * unreadable files.
 */
export async function checkUsage(root, folder, report) {
	if (jsonFiles(folder[FIRST]).some(([, { readable }]) => !readable)) return;
	const keys = keysIn(folder[FIRST]);
	const names = new Set(keys.keys());
	const { used, missing } = await remembered(root, names, () => findUsed(root, names));
	for (const [key, entry] of keys) if (!used.has(key)) report(entry, entry.key, PROBLEM_TEXTS.unused());
	reportMissing(missing, folder, report);
}
