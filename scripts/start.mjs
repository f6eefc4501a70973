/** `npm start`: installs what is missing, builds what is stale, then runs the site and its embedded backend. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

process.chdir(root);
await prepare(root);
const { isStale } = await import("./lib/stale.mjs");
if (isStale(root)) {
	console.log("Building (once, until the sources change)…");
	const { build } = await import("./build.mjs");
	await build();
}
await import(pathToFileURL(`${root}/.build/server.mjs`).href);
