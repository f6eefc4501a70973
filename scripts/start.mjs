/** `npm start`: installs what is missing, builds what is stale, then runs the site and its embedded backend. */
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildIfStale } from "./lib/build-if-stale.mjs";
import { prepare } from "./lib/prepare.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

process.chdir(root);
await prepare(root);
await buildIfStale(root);
await import(pathToFileURL(`${root}/.build/server.mjs`).href);
