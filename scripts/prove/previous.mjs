/** Another version of the project, built beside this one. */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, stop } from "../lib/run.mjs";

const git = (root, ...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** Builds a commit in a work tree of its own in the folder for temporary files, once; returns its folder. */
export async function buildPrevious(root, commit) {
	const sha = git(root, "rev-parse", "--verify", `${commit}^{commit}`);
	const folder = join(tmpdir(), `astronaut-${sha.slice(0, 12)}`);
	if (existsSync(join(folder, ".build/sources"))) return folder;
	rmSync(folder, { recursive: true, force: true });
	git(root, "worktree", "prune");
	git(root, "worktree", "add", "--detach", folder, sha);
	for (const args of [["ci"], ["run", "--silent", "build"]])
		if ((await run(folder, "npm", args)) !== 0) stop(`The version ${commit} can't be built.`);
	return folder;
}
