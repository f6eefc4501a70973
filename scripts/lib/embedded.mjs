import { pathToFileURL } from "node:url";
import { prepare } from "./prepare.mjs";
import { run, stop } from "./run.mjs";

/**
 * Installs and builds what is missing, and returns the settings that the embedded backend is started with, and the function
 * that loads a bundle. Ends the process if a setting is wrong, or other hosts have the data.
 */
export async function embeddedBackend(root) {
	process.chdir(root);
	await prepare(root);
	const { isStale } = await import("./stale.mjs");
	if (isStale(root)) {
		console.log("Building (once, until the sources change)…");
		if ((await run(root, "node", ["scripts/build.mjs"])) !== 0) process.exit(1);
	}
	const built = (name) => import(pathToFileURL(`${root}/.build/${name}.mjs`).href);
	const { env, EnvError } = await built("env");
	try {
		const settings = env().backend ?? stop("The data is at API_HOST; this command knows the embedded backend only.");
		return { settings, built };
	} catch (error) {
		return stop(error instanceof EnvError ? error.lines.join("\n") : String(error));
	}
}
