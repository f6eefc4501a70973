/**
 * First renderings: each listed page once, one at a time and eight at a time, and pages that are never cached. The memory
 * afterwards. The reference is a bare `node:http` server that answers with the bytes of such a page.
 */
import { cpuMs, idleRss, peakRss } from "./lib/process-stats.mjs";
import { bytes, fixed, median, printIfMain, table } from "./lib/report.mjs";
import { startSite } from "./lib/site.mjs";
import { get } from "./lib/warm.mjs";

const UNCACHED = ["/code/DEMO1234", "/multiupload/candidates/doc-open", "/public/candidates/video/answer-1"];
const UNCACHED_VISITS = 100;
const SEARCHES = 200;
const LANES = 8;
const SEARCH_LANES = 4;

const pathsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);

/** The paths of all pages in the site's sitemaps. */
async function listedPages(origin) {
	const read = async (path) => pathsIn((await get(origin + path, "identity")).body.toString());
	const parts = await read("/sitemap.xml");
	const pages = await Promise.all(parts.map(read));
	return pages.flat();
}

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

/** Visits paths in parallel lanes; returns the milliseconds of each, and the rate and processor time of all. */
async function visit(site, paths, lanes) {
	const times = [];
	const left = [...paths];
	const [started, cpu] = [performance.now(), cpuMs(site.pid)];
	await Promise.all(
		Array.from({ length: lanes }, async () => {
			for (let path = left.shift(); path !== undefined; path = left.shift()) {
				const start = performance.now();
				const { answer } = await get(site.origin + path, "identity");
				if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
				times.push(performance.now() - start);
			}
		}),
	);
	const seconds = (performance.now() - started) / 1_000;
	return { times, rate: paths.length / seconds, cpu: (cpuMs(site.pid) - cpu) / paths.length };
}

const row = (name, { times, rate, cpu }) => [
	name,
	bytes(times.length),
	fixed(rate, 0),
	fixed(median(times), 1),
	fixed(percentile(times, 0.95), 1),
	fixed(cpu, 1),
];

/** Starts a site, has its pages visited, and stops it. */
async function onNewSite(task) {
	const site = await startSite();
	try {
		return await task(site);
	} finally {
		await site.stop();
	}
}

export async function measure() {
	const rows = [];
	const home = await onNewSite((site) => visit(site, ["/"], 1));
	rows.push(row("home page after a start", home));
	for (const lanes of [1, LANES]) {
		await onNewSite(async (site) => {
			const paths = await listedPages(site.origin);
			rows.push(row(`listed pages, ${lanes} at a time`, await visit(site, paths, lanes)));
		});
	}
	const memory = await onNewSite(async (site) => {
		for (const path of UNCACHED) {
			await visit(
				site,
				Array.from({ length: 5 }, () => path),
				1,
			);
			rows.push(
				row(
					path,
					await visit(
						site,
						Array.from({ length: UNCACHED_VISITS }, () => path),
						1,
					),
				),
			);
		}
		const searches = Array.from({ length: SEARCHES }, (_, index) => `/public/companies?q=kopi${index}`);
		rows.push(row(`company list, new search, ${SEARCH_LANES} at a time`, await visit(site, searches, SEARCH_LANES)));
		const paths = await listedPages(site.origin);
		const { peak } = await peakRss(site.pid, () => visit(site, paths, LANES));
		return { peak, rest: await idleRss(site.pid, 5_000) };
	});
	const head = ["pages", "visits", "per second", "median, ms", "95 %, ms", "processor time, ms"];
	return `${table(head, rows)}\n\nMemory of the site's process after all of them: ${fixed(memory.peak, 0)} MB at most, ${fixed(memory.rest, 0)} MB at rest.`;
}

await printIfMain(import.meta.url, measure);
