/** The site as it was at a commit, built in a working tree of its own below `.build/before`. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run, stop } from "../lib/run.mjs";

const git = (root, ...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** The commit that is compared with: the one named, or where this branch left `main`. Ends the script if there is none. */
export function commitOf(root, name) {
	try {
		return name ? git(root, "rev-parse", "--verify", `${name}^{commit}`) : git(root, "merge-base", "HEAD", "main");
	} catch {
		return stop(name ? `There is no commit ${name}.` : "There is no branch main: name a commit to compare with.");
	}
}

/** Packages of the same versions are shared, others installed. */
async function addPackages(root, tree) {
	const lockOf = (folder) => readFileSync(join(folder, "package-lock.json"), "utf8");
	if (lockOf(root) === lockOf(tree) && (await run(root, "cp", ["-al", "node_modules", tree])) === 0) return;
	rmSync(join(tree, "node_modules"), { recursive: true, force: true });
	if ((await run(tree, "npm", ["ci", "--no-audit", "--no-fund"])) !== 0) stop("The packages can't be installed.");
}

/** Removes trees of other commits, whether or not git still knows them. */
function removeOthers(root, folder, commit) {
	for (const name of existsSync(folder) ? readdirSync(folder) : [])
		if (name !== commit) rmSync(join(folder, name), { recursive: true, force: true });
	git(root, "worktree", "prune");
}

/** The folder of the built site at a commit; it is kept until another commit is requested. */
export async function buildBefore(root, commit) {
	const folder = join(root, ".build", "before");
	const tree = join(folder, commit);
	removeOthers(root, folder, commit);
	if (existsSync(join(tree, ".build", "sources"))) return tree;
	mkdirSync(folder, { recursive: true });
	rmSync(tree, { recursive: true, force: true });
	git(root, "worktree", "prune");
	git(root, "worktree", "add", "--detach", "--quiet", tree, commit);
	await addPackages(root, tree);
	if ((await run(tree, "npm", ["run", "--silent", "build"])) !== 0) stop(`The site can't be built at ${commit}.`);
	return tree;
}
