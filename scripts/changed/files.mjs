/** The files that differ from a commit. */
import { execFileSync } from "node:child_process";

function git(root, ...args) {
	const output = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	return output.split("\n").filter(Boolean);
}

/** The commit at which this branch left `main`; on `main` itself the last commit. */
function branchPoint(root) {
	try {
		return git(root, "merge-base", "HEAD", "main")[0];
	} catch {
		return "HEAD";
	}
}

/** Files that differ from the commit `since` (by default from `main`), new ones that git ignores not among them. Throws when there is no such commit. */
export function changedFiles(root, since = branchPoint(root)) {
	const changed = git(root, "diff", "--name-only", "--diff-filter=d", since, "--");
	return [...new Set([...changed, ...git(root, "ls-files", "--others", "--exclude-standard")])].sort();
}
