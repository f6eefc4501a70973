/** Checks that packages are locked and freely licensed, that none has an unknown install script, and that no tracked file holds a secret. */
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { licenceProblems } from "./supply/licences.mjs";
import { lockProblems, secretsIn } from "./supply/rules.mjs";

/** Larger files are films and pictures. */
const LARGEST_TEXT = 2_000_000;

/** The folders with packages of their own. */
const FOLDERS = [".", "tests/bench/lighthouse"];

const json = (file) => JSON.parse(readFileSync(file, "utf8"));
const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 50_000_000 })
	.split("\0")
	.filter(Boolean);

function problemsOf(file) {
	const stats = statSync(file, { throwIfNoEntry: false });
	if (!stats?.isFile() || stats.size > LARGEST_TEXT) return [];
	return secretsIn(readFileSync(file, "latin1")).map((kind) => `${file} seems to hold ${kind}.`);
}

const packages = FOLDERS.map((folder) => {
	const { dependencies, devDependencies } = json(`${folder}/package.json`);
	const declared = Object.keys({ ...dependencies, ...devDependencies });
	const lock = json(`${folder}/package-lock.json`);
	return { declared, problems: [...lockProblems(lock, declared), ...licenceProblems(lock)] };
});
const count = packages.flatMap(({ declared }) => declared).length;
const problems = [...packages.flatMap((folder) => folder.problems), ...tracked.flatMap(problemsOf)];
for (const problem of problems) console.error(problem);
console.log(`${tracked.length} files and ${count} packages checked, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
