/**
 * Starts of two or more builds in turn, each with an empty data folder: the time to readiness, the first visit to a page (the
 * home page, or `--page=/id/pricing`) right then with its processor time, and that of site and backend until readiness.
 * `node tests/bench/start.mjs [--rounds=7] [--page=/] [--idle=0] [--again] <folder of a build>…`; this build comes last. With
 * `--idle`, the visit comes that many seconds after readiness. With `--again`, each build keeps its ports and data folder, so
 * that a start finds what the one before left.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { cpuMs } from "./lib/process-stats.mjs";
import { fixed, median, printIfMain, table } from "./lib/report.mjs";
import { freePorts, ROOT, startSite } from "./lib/site.mjs";
import { get } from "./lib/warm.mjs";

const { values: given, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		rounds: { type: "string", default: "7" },
		page: { type: "string", default: "/" },
		idle: { type: "string", default: "0" },
		again: { type: "boolean", default: false },
	},
});

/** What `npm start` gives Node. */
const FLAGS = ["--max-semi-space-size=16"];

/** Waits until a process has left its pages for the next one; older builds never do. */
async function untilSaved({ DATA_DIR }) {
	const ends = performance.now() + 20_000;
	while (!existsSync(join(DATA_DIR, "own-pages.json")) && performance.now() < ends) await wait(200);
}

/** What stays the same from start to start of a build. */
async function lastingSettings() {
	const [port, main, eu] = (await freePorts(3)).map(String);
	return { PORT: port, BACKEND_PORT: main, BACKEND_EU_PORT: eu, DATA_DIR: mkdtempSync(join(tmpdir(), "astronaut-")) };
}

/** One start, and the first visit. */
async function start(root, settings, isFirst) {
	process.execArgv = FLAGS;
	const site = await startSite(settings, root);
	try {
		const cpu = [cpuMs(site.pid), cpuMs(site.backendPid)];
		await wait(Number(given.idle) * 1_000);
		const rested = cpuMs(site.pid);
		const asked = performance.now();
		const { answer } = await get(site.origin + given.page, "br");
		const visit = performance.now() - asked;
		const visitCpu = cpuMs(site.pid) - rested;
		if (answer.statusCode !== 200) throw new Error(`${given.page} answered ${answer.statusCode}`);
		if (given.again && isFirst) await untilSaved(settings);
		return { ready: site.readyMs, visit, visitCpu, site: cpu[0], backend: cpu[1] };
	} finally {
		await site.stop();
	}
}

const NAMES = {
	ready: "Start to ready (ms)",
	visit: `First visit to ${given.page} (ms)`,
	visitCpu: "Site's processor time of that visit (ms)",
	site: "Site's processor time at readiness (ms)",
	backend: "Backend's processor time at readiness (ms)",
};

export async function measure() {
	const roots = [...positionals, ROOT];
	const rounds = roots.map(() => []);
	const settings = given.again ? await Promise.all(roots.map(lastingSettings)) : roots.map(() => ({}));
	for (let round = 0; round <= Number(given.rounds); round += 1)
		for (const [index, root] of roots.entries()) {
			const result = await start(root, settings[index], round === 0);
			// The first start fills the disk's cache.
			if (round > 0) rounds[index].push(result);
		}
	for (const { DATA_DIR } of settings) if (DATA_DIR) rmSync(DATA_DIR, { recursive: true });
	const rows = Object.entries(NAMES).map(([key, name]) => {
		const values = rounds.map((all) => median(all.map((one) => one[key])));
		const ratios = rounds.slice(1).map((all) => median(all.map((one, at) => one[key] / rounds[0][at][key])));
		return [name, ...values.map((value) => fixed(value, 0)), ...ratios.map((ratio) => fixed(ratio))];
	});
	const heads = roots.map((_, index) => `Build ${index + 1}`);
	return table(["", ...heads, ...heads.slice(1).map((_, index) => `Ratio ${index + 2}`)], rows);
}

await printIfMain(import.meta.url, measure);
