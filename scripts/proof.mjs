/**
 * `npm run proof`: takes the results of the last whole `npm test` over into the pages on security and accessibility. Read
 * them, and commit them.
 */
import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [from, to] = [join(root, ".build", "proof.json"), join("lib", "proof", "results", "tests.json")];

if (!existsSync(from)) stop("There are no results: run `npm test` first.");
copyFileSync(from, join(root, to));
console.log(`${to} has the results of the last whole run.`);
