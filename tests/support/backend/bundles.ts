import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
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

/** The Node bundles of the current sources, made as `npm run build` makes them; returns their folder. */
export const bundles = (): Promise<string> =>
	oncePerRun("bundles", async (outdir) => {
		// Node looks for the few packages that are not bundled in the folders above.
		symlinkSync(join(ROOT, "node_modules"), join(outdir, "node_modules"));
		const options = JSON.stringify({ outdir, entries: ENTRIES });
		const script = `import { bundle } from "./scripts/bundle.mjs"; await bundle(process.cwd(), ${options});`;
		execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, stdio: "inherit" });
	});
