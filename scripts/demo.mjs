/** `npm run demo`: the links that work on a freshly seeded installation, under the configured origin. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run, stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

if (!existsSync(`${root}/.build/server.mjs`)) stop("There is no build yet: run npm start once.");
process.exitCode = await run(root, "node", [".build/server.mjs", "--demo-links"]);
