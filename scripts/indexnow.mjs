/** `npm run indexnow`: tells search engines which jobs' pages changed since the last time. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run, stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

if (!existsSync(`${root}/.build/indexnow.mjs`)) stop("There is no build yet: run npm start once.");
process.exitCode = await run(root, "node", [".build/indexnow.mjs"]);
