/** `npm start`: installs what is missing, builds what is stale, then runs the site and its embedded backend. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepare } from "./lib/prepare.mjs";
import { run } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

process.chdir(root);
await prepare(root);
const { isStale } = await import("./lib/stale.mjs");
if (isStale(root)) {
	console.log("Building (once, until the sources change)…");
	// In a separate process, so that the build's memory is released.
	if ((await run(root, "node", ["scripts/build.mjs"])) !== 0) process.exit(1);
}
await import(pathToFileURL(`${root}/.build/server.mjs`).href);
