/** Caches the used keys as long as neither a source nor a key changes, because the compiler is slow. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const LEFT_OUT = new Set(["node_modules", "tests", "messages", "public", "docs"]);
const SOURCE = /(?<!\.test)\.(?:tsx?|mts)$|^(?:package-lock|tsconfig)\.json$/;
/** The file of value names is rewritten by each check, and excluded from the program. */
const VALUE_NAMES = "value-names.d.ts";
const OWN = dirname(fileURLToPath(import.meta.url));

function* sourcesBelow(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const isShown = !LEFT_OUT.has(entry.name) && !entry.name.startsWith(".");
		if (entry.isDirectory() && isShown) yield* sourcesBelow(join(folder, entry.name));
		else if (entry.isFile() && SOURCE.test(entry.name) && entry.name !== VALUE_NAMES) yield join(folder, entry.name);
	}
}

function fingerprint(root, keys) {
	const hash = createHash("sha256").update([...keys].join("\n"));
	const own = readdirSync(OWN).map((name) => join(OWN, name));
	for (const path of [...sourcesBelow(root), ...own].sort())
		hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
	return hash.digest("hex");
}

const pathOf = (root) => join(root, ".build", "used-messages.json");

function recall(root, mark) {
	try {
		const stored = JSON.parse(readFileSync(pathOf(root), "utf8"));
		return stored.mark === mark ? { used: new Set(stored.used), missing: new Map(stored.missing) } : null;
	} catch {
		return null;
	}
}

/** The result of `find()`, a promise of `{ used, missing }`; the previous result if nothing has changed. */
export async function remembered(root, keys, find) {
	const mark = fingerprint(root, keys);
	const stored = existsSync(pathOf(root)) ? recall(root, mark) : null;
	if (stored) return stored;
	const { used, missing } = await find();
	mkdirSync(join(root, ".build"), { recursive: true });
	writeFileSync(pathOf(root), JSON.stringify({ mark, used: [...used], missing: [...missing] }));
	return { used, missing };
}
