/** The build in `.build` and `.next`: whether it was made from the sources as they are now, and whether a site runs from it. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const FOLDERS = ["app", "backend", "components", "lib", "messages", "pictures", "scripts"];
const FILES = [
	"middleware.ts",
	"next.config.ts",
	"package-lock.json",
	"postcss.config.mjs",
	"public/manifest.webmanifest",
	"server.ts",
	"tsconfig.json",
];
/** The file whose lock each embedded backend shares that runs from the build (`backend/process/in-use.ts`). */
const IN_USE = "in-use";
/** Tests, and types alone, some of which are generated: a build doesn't change with them. */
const NOT_BUILT = /\.test\.tsx?$|\.d\.ts$/;

function* filesBelow(folder) {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* filesBelow(path);
		else if (!NOT_BUILT.test(entry.name)) yield path;
	}
}

function fingerprint(root) {
	const paths = [
		...FOLDERS.flatMap((folder) => [...filesBelow(join(root, folder))]),
		...FILES.map((file) => join(root, file)),
	];
	const hash = createHash("sha256");
	for (const path of paths.filter(existsSync).sort()) {
		hash
			.update(`${relative(root, path)}\0`)
			.update(readFileSync(path))
			.update("\0");
	}
	return hash.digest("hex");
}

const markOf = (root) => join(root, ".build", "sources");

export function isStale(root) {
	const mark = markOf(root);
	const built = existsSync(mark) && existsSync(join(root, ".next", "BUILD_ID"));
	return !built || readFileSync(mark, "utf8") !== fingerprint(root);
}

export function markBuilt(root) {
	writeFileSync(markOf(root), fingerprint(root));
	// Never replaced: running backends hold its lock.
	writeFileSync(join(root, ".build", IN_USE), "", { flag: "a" });
}

/** Whether an embedded backend runs from the build. */
export async function isInUse(root) {
	const file = join(root, ".build", IN_USE);
	if (!existsSync(file)) return false;
	const { default: Database } = await import("libsql");
	const lock = new Database(file);
	try {
		// Otherwise the attempt would leave a journal behind.
		lock.pragma("journal_mode = memory");
		lock.exec("begin exclusive");
		lock.exec("rollback");
		return false;
	} catch (error) {
		if (error.code !== "SQLITE_BUSY") throw error;
		return true;
	} finally {
		lock.close();
	}
}
