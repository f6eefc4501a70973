/** Builds before a command that runs what was built. */
import { untilFree } from "./alone.mjs";
import { run, stop } from "./run.mjs";
import { isInUse, isStale } from "./stale.mjs";

/** Ends the command while a site runs from the build, whose pages would break; `more` ends its line. */
export async function refuseIfInUse(root, more) {
	if (await isInUse(root)) stop(`A site runs from this folder, ${more}`);
}

/** Builds if the sources have changed, which a running site prevents; waits for a build that another command has begun. */
export async function buildIfStale(root) {
	await untilFree(root);
	if (!isStale(root)) return;
	await refuseIfInUse(root, "and its sources have changed since its build. Stop the site, then start it again.");
	console.log("Building (once, until the sources change)…");
	// In a separate process, so that the build's memory is released.
	if ((await run(root, "node", ["scripts/build.mjs"])) !== 0) process.exit(1);
}
