/** Writes `lib/i18n/value-names.d.ts`: the values of the texts by their keys, so that TypeScript requires them. */

import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { FIRST, readFolder } from "./folder.mjs";
import { everyElement, readIcu } from "./icu.mjs";

const HEAD = "// Written by `npm run check:types` and `npm run messages` from the English texts; not kept in git.\n";

const ignore = () => undefined;

const NAMELESS = new Set([TYPE.literal, TYPE.pound, TYPE.tag]);

/** The values that a text names, each once, without the product's facts, which it has when it is loaded. */
function namesIn(entry, facts) {
	const named = [...everyElement(readIcu(entry, ignore) ?? [])].filter(({ type }) => !NAMELESS.has(type));
	return [...new Set(named.map(({ value }) => value))].filter((name) => !Object.hasOwn(facts, name));
}

/** The tree that a file's keys name, of texts with values only, each replaced by their names. Texts of lists name facts only. */
function treeOf(texts, facts) {
	const tree = {};
	for (const entry of texts.values()) {
		if (entry.list) continue;
		const names = namesIn(entry, facts);
		if (names.length === 0) continue;
		const path = entry.key.split(".");
		const group = path.slice(0, -1).reduce((node, name) => (node[name] ??= {}), tree);
		group[path.at(-1)] = names;
	}
	return tree;
}

/** The declaration of all values in texts below `root`; unreadable texts are omitted. */
export function declarationOf(root, facts) {
	const files = [...readFolder(root, ignore)[FIRST]].filter(([, { kind }]) => kind === "json");
	const trees = files.map(([name, { texts }]) => [name.replace(/\.json$/, ""), treeOf(texts, facts)]);
	return `${HEAD}export type ValueNames = ${JSON.stringify(Object.fromEntries(trees), null, "\t")};\n`;
}

/** Writes the declaration whole: other checks may read it at the same moment. */
export function declare(root, facts) {
	const file = join(root, "lib", "i18n", "value-names.d.ts");
	const next = `${file}.${process.pid}`;
	writeFileSync(next, declarationOf(root, facts));
	renameSync(next, file);
}
