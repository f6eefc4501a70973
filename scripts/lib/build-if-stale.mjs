/** Builds before a command that runs what was built. */
import { run, stop } from "./run.mjs";
import { isInUse, isStale } from "./stale.mjs";

/** Builds if the sources have changed. Ends the command instead while a site runs from the build, whose pages would break. */
export async function buildIfStale(root) {
	if (!isStale(root)) return;
	if (await isInUse(root))
		stop(
			"A site runs from this folder, and its sources have changed since its build. Stop the site, then start it again.",
		);
	console.log("Building (once, until the sources change)…");
	// In a separate process, so that the build's memory is released.
	if ((await run(root, "node", ["scripts/build.mjs"])) !== 0) process.exit(1);
}
