/** The import graph, read by dependency-cruiser. */
import { spawnSync } from "node:child_process";

const PLACES = ["app", "backend", "components", "lib", "tests", "middleware.ts", "server.ts", "next.config.ts"];

/** Reads every module and checks the import rules: returns dependency-cruiser's `modules` and `summary`. */
export function readModules(root) {
	const { stdout, stderr } = spawnSync(
		"npx",
		["depcruise", "--config", ".dependency-cruiser.mjs", "--output-type", "json", ...PLACES],
		{ cwd: root, encoding: "utf8", maxBuffer: 256 * 1_048_576 },
	);
	if (!stdout) throw new Error(stderr);
	return JSON.parse(stdout);
}
