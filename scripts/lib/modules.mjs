/** The import graph, read by dependency-cruiser. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { OPTIMISE_LESS } from "./optimise-less.mjs";

const PLACES = ["app", "backend", "components", "lib", "tests", "middleware.ts", "server.ts", "next.config.ts"];

const DEPCRUISE = fileURLToPath(new URL("../../bin/dependency-cruise.mjs", import.meta.resolve("dependency-cruiser")));

/** Without npx, which takes half a second, and with room for new objects, which saves a tenth of the processor time. */
const PROGRAM = ["--max-semi-space-size=64", ...OPTIMISE_LESS, DEPCRUISE];

/** Reads every module and checks the import rules: returns dependency-cruiser's `modules` and `summary`. */
export function readModules(root) {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[...PROGRAM, "--config", ".dependency-cruiser.mjs", "--output-type", "json", ...PLACES],
		{ cwd: root, encoding: "utf8", maxBuffer: 256 * 1_048_576 },
	);
	if (!stdout) throw new Error(stderr);
	return JSON.parse(stdout);
}
