/**
 * `npm run prove -- PART [seed] [small]`, or `upgrade COMMIT`: the whole of a test whose short version is in `npm test`; takes up to forty
 * minutes, or a few with `small`. Its results go into docs/reliability.md.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./lib/browser.mjs";
import { ensureEngines } from "./lib/engines.mjs";
import { ensureNode24 } from "./lib/node-24.mjs";
import { prepare } from "./lib/prepare.mjs";
import { forgetResults, writeReliability } from "./lib/reliability.mjs";
import { run, stop } from "./lib/run.mjs";
import { buildPrevious } from "./prove/previous.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Memory in place of the disk, where a run is about something else than the disk. */
const IN_MEMORY = existsSync("/dev/shm") ? { TMPDIR: "/dev/shm" } : {};

/** Each part: its tests, those of them that drive a browser, the variables that make them whole or small, and whether it needs engines besides SQLite. */
const PARTS = {
	/** Every call of the contract with arbitrary inputs, at the site and at the backend. */
	fuzz: {
		tests: ["tests/fuzz/"],
		whole: { TEST_ROUNDS: "10000", ...IN_MEMORY },
		small: { TEST_ROUNDS: "40", ...IN_MEMORY },
	},
	/** Every fault of a host at every call and page. */
	faults: { tests: ["tests/faults/hosts.test.ts"], whole: { TEST_ROUNDS: "9" }, small: { TEST_ROUNDS: "2" } },
	/** Processes and engines die at any moment; disks, clocks and connections go wrong. */
	kill: {
		tests: ["tests/faults/nothing-lost", "tests/faults/.*-kill.test.ts", "tests/prove/disasters"],
		browserTests: ["tests/e2e/own-site/browser-kill"],
		whole: { TEST_ROUNDS: "60" },
		small: { TEST_ROUNDS: "5" },
		needsEngines: true,
	},
	/** Many readers, uploads and applications at once, then twice as many; crawlers, slow readers, racing purges. */
	load: { tests: ["tests/prove/load"], whole: { TEST_ROUNDS: "300" }, small: { TEST_ROUNDS: "8" } },
	/** Two sites and two backends, on each object store, while everything is killed and frozen. */
	cluster: {
		tests: ["tests/cluster/", "tests/contract/backend-uploads-store.test.ts"],
		whole: { TEST_ROUNDS: "5", TEST_STORES: "swift,ceph" },
		small: { TEST_ROUNDS: "1", TEST_STORES: "swift" },
		needsEngines: true,
	},
	/** The image of deploy/Dockerfile, built with buildah and started with a root that can't be written to. */
	image: { tests: ["tests/prove/image"], whole: {}, small: {}, needsEngines: true },
	/** Two machines go from a commit to this version, back, and forth again, while candidates apply. */
	upgrade: { tests: ["tests/prove/upgrade"], whole: {}, small: {}, needsEngines: true, needsCommit: true },
};

const [name = "", ...words] = process.argv.slice(2);
const part = PARTS[name] ?? stop(`Name a part: npm run prove -- ${Object.keys(PARTS).join(" | ")} [seed] [small]`);
const size = words.includes("small") ? "small" : "whole";
const seed = words.find((word) => /^\d+$/.test(word));

process.chdir(root);
await prepare(root);
if (part.needsEngines) await ensureEngines(root, size === "whole" ? name : undefined);
if (part.browserTests) await ensureBrowser(root);
if (name === "image") await ensureNode24(root);
const { isStale } = await import("./lib/stale.mjs");
if (isStale(root) && (await run(root, "npm", ["run", "--silent", "build"])) !== 0) process.exit(1);
const commit = words.find((word) => word !== "small") ?? (part.needsCommit && stop("Name the commit to come from."));
const previous = part.needsCommit ? { TEST_PREVIOUS: await buildPrevious(root, commit) } : {};
forgetResults(name);
const started = Date.now();
const variables = Object.entries({ ...part[size], ...previous, ...(seed && { TEST_SEED: seed }) });
const jest = [
	"npx",
	"jest",
	"--config",
	"jest.prove.config.mjs",
	"--selectProjects",
	"contract",
	"--runInBand",
	"--verbose",
	"--forceExit",
];
const under = (...command) => run(root, "env", [...variables.map(([key, value]) => `${key}=${value}`), ...command]);
process.exitCode = await under(...jest, "--testPathPatterns", ...part.tests);
if (part.browserTests) process.exitCode ||= await under("npx", "playwright", "test", ...part.browserTests);
writeReliability(name, {
	command: ["npm run prove --", name, ...words].join(" "),
	isPassed: process.exitCode === 0,
	minutes: Math.ceil((Date.now() - started) / 60_000),
});
