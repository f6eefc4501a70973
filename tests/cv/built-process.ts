import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");
const OUT = join(ROOT, ".build", `test-cv-${process.pid}`);

/** The product's process, which reads one CV, and one that reads many. */
const ENTRIES = { "cv-process": "backend/cv-parsing/process.ts", "read-many": "tests/cv/read-many.ts" };

/** Bundles the reading processes as the build does, once for each test process; returns the file of one. */
export function builtProcess(name: keyof typeof ENTRIES = "cv-process"): string {
	const file = join(OUT, `${name}.mjs`);
	if (existsSync(file)) return file;
	const options = JSON.stringify({ outdir: OUT, entries: ENTRIES });
	const script = `import { bundle } from "./scripts/bundle.mjs"; await bundle(process.cwd(), ${options});`;
	execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, stdio: "inherit" });
	process.once("exit", () => rmSync(OUT, { recursive: true, force: true }));
	return file;
}
