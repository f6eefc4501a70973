/** Runs a command over the embedded backend's data, in this process, with the settings that the backend is started with. */
import { pathToFileURL } from "node:url";
import { buildIfStale } from "./build-if-stale.mjs";
import { prepare } from "./prepare.mjs";
import { stop } from "./run.mjs";

/**
 * `load` takes the bundle's exports and gives the command; `elsewhere` is the message if the backend isn't ours. Sets
 * the exit code.
 */
export async function runBackendCommand(root, { bundle, load, args, elsewhere }) {
	process.chdir(root);
	await prepare(root);
	await buildIfStale(root);
	const built = (name) => import(pathToFileURL(`${root}/.build/${name}.mjs`).href);
	const { env, EnvError } = await built("env");
	const settings = () => {
		try {
			return env().backend ?? stop(elsewhere);
		} catch (error) {
			return stop(error instanceof EnvError ? error.lines.join("\n") : String(error));
		}
	};
	const command = load(await built(bundle));
	process.exitCode = await command(args, settings(), { out: console.log, error: console.error });
}
