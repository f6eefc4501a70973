/**
 * Runs the main ways in every browser that is installed, and writes what came of it into `docs/browsers.md` and, in short, into
 * `lib/proof/results`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureOtherBrowsers } from "./lib/other-browsers.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, stop } from "./lib/run.mjs";
import { isStale } from "./lib/stale.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const report = join(root, ".build/reports/browsers.jsonl");
const page = join(root, "docs/browsers.md");

const [START, END] = ["<!-- ways -->", "<!-- /ways -->"];

/** A table of ways by browsers, from the lines that the tests wrote. */
function tableOf(lines) {
	const names = [...new Set(lines.map(({ browser }) => browser))];
	const ways = [...new Set(lines.map(({ way }) => way))];
	const resultOf = (way, browser) => {
		const line = lines.findLast((one) => one.way === way && one.browser === browser);
		return line ? (line.works ? "works" : "**fails**") : "not run";
	};
	const row = (cells) => `| ${cells.join(" | ")} |`;
	return [
		row(["way", ...names]),
		row(["---", ...names.map(() => "---")]),
		...ways.map((way) => row([way, ...names.map((name) => resultOf(way, name))])),
	].join("\n");
}

/** What each browser made of the ways, for the page on security. */
function summaryOf(lines, date) {
	const names = [...new Set(lines.map(({ browser }) => browser))];
	const ways = [...new Set(lines.map(({ way }) => way))];
	const last = (name) => ways.flatMap((way) => lines.findLast((one) => one.way === way && one.browser === name) ?? []);
	const browsers = names.map((name) => ({
		name,
		works: last(name).filter(({ works }) => works).length,
		fails: last(name).filter(({ works }) => !works).length,
	}));
	return { date, browsers, ways: ways.length };
}

process.chdir(root);
await prepare(root);
await ensureOtherBrowsers(root);
if (isStale(root) && (await run(root, "npm", ["run", "build"])) !== 0) stop("The build did not succeed.");
rmSync(report, { force: true });
const code = await run(root, "npx", [
	"jest",
	"--config",
	"jest.browsers.config.mjs",
	"--selectProjects",
	"browsers",
	"--forceExit",
	"--maxWorkers=2",
]);
if (!existsSync(report)) stop("No browser ran.");
const lines = readFileSync(report, "utf8")
	.trim()
	.split("\n")
	.map((line) => JSON.parse(line));
const [before, rest = ""] = readFileSync(page, "utf8").split(START);
const date = new Date().toISOString().slice(0, 10);
const written = `${before}${START}\n\nWritten by \`npm run browsers\` on ${date}.\n\n${tableOf(lines)}\n\n${END}${rest.split(END)[1] ?? "\n"}`;
writeFileSync(page, written);
const summary = join(root, "lib/proof/results/browsers.json");
writeFileSync(summary, `${JSON.stringify(summaryOf(lines, date), null, "\t")}\n`);
process.exit(code);
