/** Writes what `npm run prove` found into `docs/reliability.md`, each part into its section. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = join("docs", "reliability.md");

const resultsFile = (name) => join(".build", "reports", `prove-${name}.json`);

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();

/** The tested commit; changes to the page itself, which each part makes, don't count. */
function commitOf() {
	const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", ".", `:!${PAGE}`) !== "";
	return `\`${git("rev-parse", "--short", "HEAD")}\`${isChanged ? " with uncommitted changes" : ""}`;
}

/** Removes the results of an earlier run, which would otherwise stand for one that failed at once. */
export const forgetResults = (name) => rmSync(resultsFile(name), { force: true });

const marks = (name) => [`<!-- ${name} -->`, `<!-- /${name} -->`];

/** A part's section as text: `run` is its command, whether it passed, and the minutes that it took. */
function sectionOf(name, { command, isPassed, minutes }) {
	const when = `${new Date().toISOString().slice(0, 10)}, commit ${commitOf()}`;
	const file = resultsFile(name);
	const { seeds = [], isWhole = false, rows = [] } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
	const size = isWhole ? "The whole part" : "A small run, not the whole part,";
	const outcome = isPassed ? "passed" : "**failed**";
	const table = ["| what | result |", "|---|---|", ...rows.map(([what, result]) => `| ${what} | ${result} |`)];
	return [
		`${size} ${outcome} in ${minutes} minutes: \`${command}\`, ${when}${seeds.length > 0 ? `, seed ${seeds.join(", ")}` : ""}.`,
		"",
		...(rows.length > 0 ? table : ["It ended before it had any results."]),
	].join("\n");
}

/** Takes a part's results over into the page. */
export function writeReliability(name, run) {
	const [start, end] = marks(name);
	const page = readFileSync(PAGE, "utf8");
	const [before, rest] = page.split(start);
	const after = rest?.split(end)[1];
	if (after === undefined) throw new Error(`${PAGE} has no place for ${name}.`);
	writeFileSync(PAGE, `${before}${start}\n\n${sectionOf(name, run)}\n\n${end}${after}`);
}
