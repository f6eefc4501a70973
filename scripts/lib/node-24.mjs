/** The version of Node.js that the image runs on, for the tests; npm's package brings it. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.mjs";

const FOLDER = "node_modules/.cache/node-24";

/** The path of its program after installation. */
export const NODE_24 = join(FOLDER, "node_modules/node/bin/node");

const INSTALL = ["install", "node@24", "--no-save", "--no-audit", "--no-fund", "--loglevel=silent", "--prefer-offline"];

/** Brings Node.js 24 unless it is there, or runs this script; prints a line if it can't be brought. */
export async function ensureNode24(root) {
	if (process.versions.node.startsWith("24.") || existsSync(join(root, NODE_24))) return;
	const folder = join(root, FOLDER);
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), "{}");
	await run(folder, "npm", [...INSTALL, "--fetch-retries=0"], { stdio: "ignore" });
	if (!existsSync(join(root, NODE_24))) console.log("Node.js 24 can't be brought here, so its test is skipped.");
}
