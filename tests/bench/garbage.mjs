/**
 * The share of collecting garbage in the main thread's work during searches that were in no cache, four at a time, by V8's
 * own profile of the site. `node tests/bench/garbage.mjs <folder of a build>…`; this build comes last.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuMs } from "./lib/process-stats.mjs";
import { fixed, printIfMain, table } from "./lib/report.mjs";
import { ROOT, startSite } from "./lib/site.mjs";
import { get } from "./lib/warm.mjs";

const FIRST = 20;
const SEARCHES = 200;
const LANES = 4;

/** The clock that profiles count by, microseconds. */
const now = () => Number(process.hrtime.bigint() / 1_000n);

async function search(origin, from, count) {
	const left = Array.from({ length: count }, (_, at) => `/public/companies?q=kopi${from + at}`);
	const lane = async () => {
		for (let path = left.shift(); path; path = left.shift()) await get(origin + path, "br");
	};
	await Promise.all(Array.from({ length: LANES }, lane));
}

/** The share of a profile's time between two moments, without what was idle. */
function shareOf({ nodes, samples, timeDeltas, startTime }, [from, to]) {
	const idsOf = (name) => new Set(nodes.filter(({ callFrame }) => callFrame.functionName === name).map(({ id }) => id));
	const [garbage, idle] = [idsOf("(garbage collector)"), idsOf("(idle)")];
	let [at, collecting, all] = [startTime, 0, 0];
	for (const [index, id] of samples.entries()) {
		at += timeDeltas[index];
		if (at < from || at > to || idle.has(id)) continue;
		all += timeDeltas[index];
		if (garbage.has(id)) collecting += timeDeltas[index];
	}
	return collecting / all;
}

const isSite = ({ nodes }) => nodes.some(({ callFrame }) => callFrame.url.endsWith("/.build/server.mjs"));

async function measureOne(root) {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-bench-"));
	process.execArgv = ["--max-semi-space-size=16", "--cpu-prof", `--cpu-prof-dir=${folder}`];
	const site = await startSite({}, root);
	let [times, cpu] = [[], 0];
	try {
		await search(site.origin, 0, FIRST);
		const [from, before] = [now(), cpuMs(site.pid)];
		await search(site.origin, FIRST, SEARCHES);
		times = [from, now()];
		cpu = (cpuMs(site.pid) - before) / SEARCHES;
	} finally {
		// Profiles are written at the end.
		await site.stop();
	}
	const profiles = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
	rmSync(folder, { recursive: true, force: true });
	return [shareOf(profiles.find(isSite), times), cpu];
}

export async function measure() {
	const rows = [];
	for (const root of [...process.argv.slice(2), ROOT]) {
		const [share, cpu] = await measureOne(root);
		rows.push([root, fixed(100 * share, 1), fixed(cpu, 1)]);
	}
	return table(["Build", "Collecting garbage (%)", "Processor time of a search (ms)"], rows);
}

await printIfMain(import.meta.url, measure);
