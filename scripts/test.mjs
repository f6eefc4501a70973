/**
 * `npm test`: everything, from installing to the end-to-end tests. Ends with "N passed, N failed".
 * `npm test -- measure` also writes what the run took into `docs/testing.md`.
 * A whole run keeps its results for `npm run proof`.
 * `npm test -- changed [commit]` leaves out the tests that no change since the commit (or since `main`) can reach.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureEngines } from "./lib/engines.mjs";
import { ensureNode24 } from "./lib/node-24.mjs";
import { OPTIMISE_LESS } from "./lib/optimise-less.mjs";
import { ensureOtherBrowsers } from "./lib/other-browsers.mjs";
import { prepare } from "./lib/prepare.mjs";
import { createClock } from "./measure/clock.mjs";
import { readMeasures, reportOf, withReport } from "./measure/report.mjs";
import { collectProof } from "./proof/collect.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, ".build", "reports");

/**
 * Two lanes in parallel: each check keeps one processor busy. The build and the type check both write below `.next`, so
 * they run one after the other; the build starts early, because it takes longest.
 */
const LANES = [
	["check:types", "build", "check:floor"],
	["check:messages", "check:imports", "check:unused", "check:supply", "check:lint"],
];

/** Skipped if nothing is rebuilt. */
const OF_A_BUILD = new Set(["build", "check:floor"]);

const readReport = (name) => {
	const file = join(reports, name);
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
};

const NONE = { passed: 0, failed: 0 };

/** Jest's own counts; a run without a report counts as one failure. */
function jestFigures() {
	const report = readReport("jest.json");
	if (!report) return { passed: 0, failed: 1 };
	const broken = report.numRuntimeErrorTestSuites ?? 0;
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

/** Playwright's own counts. */
function playwrightFigures() {
	const stats = readReport("playwright.json")?.stats;
	if (!stats) return { passed: 0, failed: 1 };
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The tests of a run: those that a change can affect, or `null` for all. */
async function chooseTests() {
	const at = process.argv.indexOf("changed");
	if (at < 0) return null;
	const { changedFiles } = await import("./changed/files.mjs");
	const { selectTests } = await import("./changed/select.mjs");
	const { readModules } = await import("./lib/modules.mjs");
	const files = changedFiles(root, process.argv[at + 1]);
	const selected = selectTests(files, readModules(root).modules, (file) => readFileSync(join(root, file), "utf8"));
	if (selected.everything) {
		console.log(`${selected.everything} has changed, which can reach every test.`);
		return null;
	}
	console.log(
		`${files.length} changed files reach ${selected.jest.length + selected.playwright.length} files of tests.`,
	);
	return selected;
}

process.chdir(root);
await prepare(root);
await ensureBrowser(root);
await ensureOtherBrowsers(root);
await ensureEngines(root);
await ensureNode24(root);

const isMeasured = process.argv.includes("measure");
const measures = join(reports, "measures.jsonl");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (isMeasured) writeFileSync(measures, "");

const chosen = await chooseTests();
if (chosen === null) writeFileSync(join(reports, "looks.jsonl"), "");
const { isStale } = await import("./lib/stale.mjs");
const needsBuild = (chosen?.needsBuild ?? true) && isStale(root);

const clock = createClock(root, { isMeasured });
const failedSteps = [];
/** The problems that the check of texts found: repeated at the end, where authors of texts look. */
let texts = "";
async function step(name, program) {
	console.log(`\n── ${name}`);
	if ((await clock.step(name, program)).code !== 0) failedSteps.push(name);
}

/** Like a step, but its output is printed at its end, because another check runs in parallel. */
async function check(name) {
	const { code, output } = await clock.step(name, ["npm", "run", "--silent", name], { quiet: true });
	console.log(`\n── ${name}\n${output.trimEnd()}`);
	if (code === 0) return;
	failedSteps.push(name);
	if (name === "check:messages") texts = output.trimEnd();
}

await Promise.all(
	LANES.map(async (checks) => {
		for (const name of checks) if (needsBuild || !OF_A_BUILD.has(name)) await check(name);
	}),
);

// Node 20 at times spins for ever in its own clean-up after the last test (uv_run below Environment::CleanupHandles, seen
// after uploads that broke off in the middle of a Blob); leaving by process.exit goes past that.
// Three workers keep two processors busy, as tests that start or stop processes wait for them.
const jestOptions = [
	`--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`,
	"--forceExit",
	"--json",
	"--outputFile",
	join(reports, "jest.json"),
];
const runsJest = chosen === null || chosen.jest.length > 0;
const runsPlaywright = chosen === null || chosen.playwright.length > 0;
/** Runs a script of a runner, whose workers take these options over: room for new objects saves a tenth of the processor time. */
const runner = (script, ...options) => ["node", "--max-semi-space-size=64", ...OPTIMISE_LESS, script, ...options];

if (runsJest) {
	const files = chosen ? ["--runTestsByPath", ...chosen.jest] : ["--config", "jest.whole.config.mjs"];
	await step("unit, component and contract tests", runner("node_modules/jest/bin/jest.js", ...jestOptions, ...files));
}
if (runsPlaywright)
	await step("end-to-end tests", runner("node_modules/@playwright/test/cli.js", "test", ...(chosen?.playwright ?? [])));

const [jest, playwright] = [runsJest ? jestFigures() : NONE, runsPlaywright ? playwrightFigures() : NONE];
const counts = { passed: jest.passed + playwright.passed, failed: jest.failed + playwright.failed };
if (isMeasured) {
	const page = join(root, "docs", "testing.md");
	const report = reportOf(clock.end(), readMeasures(measures), counts);
	writeFileSync(page, withReport(readFileSync(page, "utf8"), report));
}
if (chosen === null) {
	writeFileSync(
		join(root, ".build", "proof.json"),
		`${JSON.stringify(collectProof(root, reports, counts), null, "\t")}\n`,
	);
	console.log("\n`npm run proof` takes these results over into the pages on security and accessibility.");
}
if (texts) console.error(`\n── check:messages\n${texts}`);
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(", ")}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
