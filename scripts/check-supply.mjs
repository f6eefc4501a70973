/** Checks that packages are locked and freely licensed, that none has an unknown install script, and that no tracked file holds a secret. */
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { licenceProblems } from "./supply/licences.mjs";
import { lockProblems, secretsIn } from "./supply/rules.mjs";

/** Larger files are films and pictures. */
const LARGEST_TEXT = 2_000_000;

const json = (file) => JSON.parse(readFileSync(file, "utf8"));
const { dependencies, devDependencies } = json("package.json");
const declared = Object.keys({ ...dependencies, ...devDependencies });
const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 50_000_000 })
	.split("\0")
	.filter(Boolean);

function problemsOf(file) {
	const stats = statSync(file, { throwIfNoEntry: false });
	if (!stats?.isFile() || stats.size > LARGEST_TEXT) return [];
	return secretsIn(readFileSync(file, "latin1")).map((kind) => `${file} seems to hold ${kind}.`);
}

const lock = json("package-lock.json");
const problems = [...lockProblems(lock, declared), ...licenceProblems(lock), ...tracked.flatMap(problemsOf)];
for (const problem of problems) console.error(problem);
console.log(`${tracked.length} files and ${declared.length} packages checked, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
