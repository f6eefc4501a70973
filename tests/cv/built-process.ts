import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(__dirname, "../..");
const OUT = join(ROOT, ".build", `test-cv-${process.pid}`);

/** Bundles the reading process as the build does, once for each test process; returns its file. */
export function builtProcess(): string {
	const file = join(OUT, "cv-process.mjs");
	if (existsSync(file)) return file;
	const options = JSON.stringify({ outdir: OUT, entries: { "cv-process": "backend/cv-parsing/process.ts" } });
	const script = `import { bundle } from "./scripts/bundle.mjs"; await bundle(process.cwd(), ${options});`;
	execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, stdio: "inherit" });
	process.once("exit", () => rmSync(OUT, { recursive: true, force: true }));
	return file;
}
