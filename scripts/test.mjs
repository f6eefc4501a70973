/**
 * `npm test`: everything, from installing to the end-to-end tests. Ends with "N passed, N failed".
 * `npm test -- measure` also writes what the run took into `docs/testing.md`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./lib/browser.mjs";
import { prepare } from "./lib/prepare.mjs";
import { createClock } from "./measure/clock.mjs";
import { readMeasures, reportOf, withReport } from "./measure/report.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, ".build", "reports");

/**
 * Two lanes of checks side by side: each check uses one processor for the most of its time. What TypeScript is told of
 * the texts is written by the first of the first lane, and read by those behind it.
 */
const LANES = [
	["check:types", "check:imports", "check:unused"],
	["check:messages", "check:lint"],
];

const readReport = (name) => {
	const file = join(reports, name);
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

/** What Jest counted itself; a run without a report counts as one failure. */
function jestFigures() {
	const report = readReport("jest.json");
	if (!report) return { passed: 0, failed: 1 };
	const broken = report.numRuntimeErrorTestSuites ?? 0;
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** What Playwright counted itself. */
function playwrightFigures() {
	const stats = readReport("playwright.json")?.stats;
	if (!stats) return { passed: 0, failed: 1 };
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

process.chdir(root);
await prepare(root);
await ensureBrowser(root);

const isMeasured = process.argv.includes("measure");
const measures = join(reports, "measures.jsonl");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (isMeasured) writeFileSync(measures, "");

const clock = createClock(root, { isMeasured });
const failedSteps = [];
async function step(name, program) {
	console.log(`\n── ${name}`);
	if ((await clock.step(name, program)).code !== 0) failedSteps.push(name);
}

/** As a step, but its output is printed once it has ended: another check runs beside it. */
async function check(name) {
	const { code, output } = await clock.step(name, ["npm", "run", "--silent", name], { quiet: true });
	console.log(`\n── ${name}\n${output.trimEnd()}`);
	if (code !== 0) failedSteps.push(name);
}

await Promise.all(
	LANES.map(async (checks) => {
		for (const name of checks) await check(name);
	}),
);

const { isStale } = await import("./lib/stale.mjs");
if (isStale(root)) await step("build", ["npm", "run", "--silent", "build"]);

// Node 20 at times spins for ever in its own clean-up after the last test (uv_run below Environment::CleanupHandles, seen
// after uploads that broke off in the middle of a Blob); leaving by process.exit goes past that.
// By itself Jest leaves one processor unused, which on a machine with two is half of them.
const jestOptions = ["--maxWorkers=100%", "--forceExit", "--json", "--outputFile", join(reports, "jest.json")];
await step("unit, component and contract tests", ["npx", "jest", ...jestOptions]);
await step("end-to-end tests", ["npx", "playwright", "test"]);

const [jest, playwright] = [jestFigures(), playwrightFigures()];
const counts = { passed: jest.passed + playwright.passed, failed: jest.failed + playwright.failed };
if (isMeasured) {
	const page = join(root, "docs", "testing.md");
	const report = reportOf(clock.end(), readMeasures(measures), counts);
	writeFileSync(page, withReport(readFileSync(page, "utf8"), report));
}
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(", ")}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
