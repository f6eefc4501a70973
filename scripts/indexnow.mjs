/** `npm run indexnow`: reports job pages that changed since the last run to search engines. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { run, stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

if (!existsSync(`${root}/.build/indexnow.mjs`)) stop("There is no build yet: run npm start once.");
process.exitCode = await run(root, "node", [".build/indexnow.mjs"]);
