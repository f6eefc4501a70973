/** Time from the start of the built site to readiness, and the memory of its processes at rest. */

import { idleRss, rss } from "./lib/process-stats.mjs";
import { against, fixed, median, printIfMain, table } from "./lib/report.mjs";
import { startSite } from "./lib/site.mjs";
import { get, warm } from "./lib/warm.mjs";

const STARTS = 5;
const READY_MS = 1_000;
const IDLE_MB = 150;
/** V8 releases memory some fifteen seconds after the last work; before that, a process isn't idle. */
const REST_MS = 25_000;
const PAGES = ["/", "/p/ORBIT1", "/p/ORBIT2", "/p/ORBIT3", "/p/ORBIT1+EU"];

/** Starts again and again; the first start fills the disk's cache and is not counted. */
async function readyTimes() {
	const times = [];
	for (let count = 0; count <= STARTS; count += 1) {
		const site = await startSite();
		times.push(site.readyMs);
		await site.stop();
	}
	return times.slice(1);
}

/** Pages, files and calls, as the first visitors ask for them. */
async function visit(site) {
	await warm(site.origin, PAGES);
	for (const path of PAGES) for (let count = 0; count < 20; count += 1) await get(site.origin + path);
	for (let count = 0; count < 20; count += 1) await get(`${site.origin}/api/public/ORBIT1`);
}

export async function measure() {
	const times = await readyTimes();
	const site = await startSite();
	try {
		const fresh = [rss(site.pid), rss(site.backendPid)].map((value) => fixed(value, 0));
		await visit(site);
		const warmed = await idleRss(site.pid, REST_MS);
		const backend = await idleRss(site.backendPid, 0);
		const ready = median(times);
		const memory = (name, atStart, idle) => [name, atStart, against(fixed(idle, 0), idle <= IDLE_MB), IDLE_MB];
		return [
			table(
				["", "Median", "Slowest", "Bar"],
				[["Start to ready (ms)", against(fixed(ready, 0), ready <= READY_MS), fixed(Math.max(...times), 0), READY_MS]],
			),
			table(
				["Memory (MB)", "At readiness", "At rest after visits", "Bar"],
				[memory("Site", fresh[0], warmed), memory("Backend, both regions", fresh[1], backend)],
			),
		].join("\n\n");
	} finally {
		await site.stop();
	}
}

await printIfMain(import.meta.url, measure);
