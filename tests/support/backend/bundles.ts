import { execFileSync } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { isStale } from "../../../scripts/lib/stale.mjs";
import { oncePerRun } from "../runner/once-per-run";

/** Both runners are started in the project. */
export const ROOT = process.cwd();

const ENTRIES = {
	backend: "backend/serve.ts",
	"cv-process": "backend/cv-parsing/process.ts",
	"picture-process": "backend/pictures/encode-process.ts",
	jobs: "backend/job-import/main.ts",
	env: "lib/server/env.ts",
};

/** Links to what `npm run build` made, which Node follows before it looks for their chunks. */
function linkBuilt(outdir: string): void {
	const built = join(ROOT, ".build");
	for (const name of readdirSync(built)) if (name.endsWith(".mjs")) symlinkSync(join(built, name), join(outdir, name));
}

/**
 * The Node bundles of the current sources: those of the last build if nothing has changed since, or else made in the
 * same way; returns their folder.
 */
export const bundles = (): Promise<string> =>
	oncePerRun("bundles", async (outdir) => {
		if (!isStale(ROOT)) return linkBuilt(outdir);
		// Node looks for the few packages that are not bundled in the folders above.
		symlinkSync(join(ROOT, "node_modules"), join(outdir, "node_modules"));
		const options = JSON.stringify({ outdir, entries: ENTRIES });
		const script = `import { bundle } from "./scripts/bundle.mjs"; await bundle(process.cwd(), ${options});`;
		execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, stdio: "inherit" });
	});
