/**
 * The cost of a sitemap of a million jobs: seconds, and memory of the site's process, compared with a tenth of them.
 */
import { idleRss, peakRss } from "./lib/process-stats.mjs";
import { bytes, fixed, printIfMain, table } from "./lib/report.mjs";
import { startHelper, startSite } from "./lib/site.mjs";

const COUNTS = [100_000, 1_000_000];
const IDLE_MS = 5_000;

const HOSTS = [
	"API_HOST",
	"EU_API_HOST",
	"API_V2_HOST",
	"LINK_CHECKER_HOST",
	"RECRUITER_HOST",
	"INTERVIEW_HOST",
	"INTERVIEW_UTC_HOST",
	"EU_INTERVIEW_HOST",
	"BLOG_HOST",
	"DEVELOPER_HOST",
];

const NEW_LINE = 10;
/** Lines of a sitemap that are no entries. */
const FRAME_LINES = 3;

/** Reads a document to its end without storing it; returns its bytes and its number of entries, one per line. */
async function readAll(address) {
	const answer = await fetch(address);
	if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
	const found = { pages: -FRAME_LINES, bytes: 0 };
	for await (const piece of answer.body) {
		found.bytes += piece.length;
		for (let at = piece.indexOf(NEW_LINE); at >= 0; at = piece.indexOf(NEW_LINE, at + 1)) found.pages += 1;
	}
	return found;
}

async function readParts(parts) {
	const all = { pages: 0, bytes: 0 };
	for (const part of parts) {
		const { pages, bytes: size } = await readAll(part);
		all.pages += pages;
		all.bytes += size;
	}
	return all;
}

/** Measures a task; returns its result, the seconds and the memory above `idle`. */
async function watched(site, idle, task) {
	const started = performance.now();
	const { result, peak } = await peakRss(site.pid, task);
	return { result, seconds: (performance.now() - started) / 1_000, added: peak - idle };
}

const row = (name, { seconds, added }, size) => [name, fixed(seconds, 1), bytes(size), fixed(added, 0)];

async function measureJobs(count) {
	const host = await startHelper("job-list.mjs", { count });
	const site = await startSite(Object.fromEntries(HOSTS.map((name) => [name, host.origin])));
	try {
		await readAll(`${site.origin}/sitemaps/pages.xml`);
		const idle = await idleRss(site.pid, IDLE_MS);
		const index = await watched(site, idle, async () => (await fetch(`${site.origin}/sitemap.xml`)).text());
		const parts = [...index.result.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
		const all = await watched(site, idle, () => readParts(parts.filter((address) => address.includes("/jobs"))));
		if (all.result.pages !== count) throw new Error(`${all.result.pages} of ${count} jobs are in the sitemap`);
		return [
			row(`${bytes(count)} jobs, list of ${parts.length} parts`, index, index.result.length),
			row(`${bytes(count)} jobs, all parts of jobs`, all, all.result.bytes),
		];
	} finally {
		await site.stop();
		await host.stop();
	}
}

export async function measure() {
	const rows = [];
	for (const count of COUNTS) rows.push(...(await measureJobs(count)));
	return table(["", "Seconds", "Bytes", "Memory added at the site (MB)"], rows);
}

await printIfMain(import.meta.url, measure);
