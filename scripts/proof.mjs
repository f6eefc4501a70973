/**
 * `npm run proof`: takes the results of the last whole `npm test` over into the pages on security and accessibility. Read
 * them, and commit them.
 */
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stop } from "./lib/run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [from, to] = [join(root, ".build", "proof.json"), join("lib", "proof", "results", "tests.json")];

if (!existsSync(from)) stop("There are no results: run `npm test` first.");
const { failed, commit } = JSON.parse(readFileSync(from, "utf8"));
if (failed > 0) stop(`${failed} tests failed in the last whole run: the pages show results of a run without failures.`);
if (commit.endsWith("-dirty"))
	stop(`The last whole run had uncommitted changes on ${commit}: commit, and run \`npm test\` again.`);
copyFileSync(from, join(root, to));
console.log(`${to} has the results of the last whole run.`);
