/** Writes `lib/i18n/signatures.d.ts`: the values that texts take, by their keys, so that TypeScript knows them. */
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FIRST, readFolder } from "./folder.mjs";
import { readIcu } from "./icu.mjs";
import { signatureOf } from "./signature.mjs";

const HEAD = "// Written by `npm run check:types` and `npm run messages` from the English texts; not kept in git.\n";

const ignore = () => undefined;

/** The tree that a file's keys name, of texts with values only, each replaced by them. */
function treeOf(texts, facts) {
	const tree = {};
	for (const entry of texts.values()) {
		const signature = signatureOf(readIcu(entry, ignore) ?? [], facts);
		if (!signature) continue;
		const path = entry.key.split(".");
		const group = path.slice(0, -1).reduce((node, name) => (node[name] ??= {}), tree);
		group[path.at(-1)] = signature;
	}
	return tree;
}

/** The declaration of all values in texts below `root`; those in texts that can't be read are left out. */
export function declarationOf(root, facts) {
	const files = [...readFolder(root, ignore)[FIRST]].filter(([, { kind }]) => kind === "json");
	const trees = files.map(([name, { texts }]) => [name.replace(/\.json$/, ""), treeOf(texts, facts)]);
	return `${HEAD}export type Signatures = ${JSON.stringify(Object.fromEntries(trees), null, "\t")};\n`;
}

/** Writes the declaration whole: other checks may read it at the same moment. */
export function declare(root, facts) {
	const file = join(root, "lib", "i18n", "signatures.d.ts");
	const next = `${file}.${process.pid}`;
	writeFileSync(next, declarationOf(root, facts));
	renameSync(next, file);
}
