/** The prerequisites of every command: the right Node.js and the packages of the lock file. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { alone } from "./alone.mjs";
import { run, stop } from "./run.mjs";

const [MAJOR, MINOR] = [20, 20];

// Not `npm ci`: it deletes everything first, and fetches it again after every change of the lock file. This takes the
// locked versions all the same, and writes neither package.json nor the lock file.
const INSTALL = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];

function checkNode() {
	const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
	if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
	stop(`Node.js ${MAJOR}.${MINOR} or newer is needed; this is ${process.versions.node}.`);
}

/** Installs the packages if they are missing or the lock file has changed since. */
export async function install(root) {
	const lock = createHash("sha256")
		.update(readFileSync(join(root, "package-lock.json")))
		.digest("hex");
	const mark = join(root, "node_modules", ".installed-lock");
	const isInstalled = () => existsSync(mark) && readFileSync(mark, "utf8") === lock;
	if (isInstalled()) return;
	await alone(root, async () => {
		if (isInstalled()) return;
		console.log("Installing packages (once)…");
		const code = await run(root, "npm", INSTALL);
		if (code !== 0)
			stop("The packages could not be installed; the lines above say why. A network is needed for this step.");
		mkdirSync(join(root, "node_modules"), { recursive: true });
		writeFileSync(mark, lock);
	});
}

export async function prepare(root) {
	checkNode();
	await install(root);
}
