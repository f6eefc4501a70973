/** Reports texts that no page shows. */
import { FIRST } from "./folder.mjs";
import { SAYINGS } from "./sayings.mjs";
import { readUsedKeys } from "./usage/used-keys.mjs";

const nameOf = (file) => file.replace(/\.json$/, "");

/** Texts by their whole keys, such as `home.hero.heading`, of the first language. */
const keysIn = (folder) =>
	new Map(
		[...folder[FIRST]]
			.filter(([, { kind }]) => kind === "json")
			.flatMap(([file, { texts }]) => [...texts.values()].map((entry) => [`${nameOf(file)}.${entry.key}`, entry])),
	);

/** Reports keys that nothing below `root` reads. */
export function checkUnused(root, folder, report) {
	const keys = keysIn(folder);
	const used = readUsedKeys(root, new Set(keys.keys()));
	for (const [key, entry] of keys) if (!used.has(key)) report(entry, entry.key, SAYINGS.unused());
}
