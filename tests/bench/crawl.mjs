/**
 * Memory of the site while a crawler asks for ever new addresses, most of them unknown, and at rest afterwards.
 * `node --max-semi-space-size=16 tests/bench/crawl.mjs [addresses]`, 100,000 unless given.
 */
import { setTimeout as wait } from "node:timers/promises";
import { rss } from "./lib/process-stats.mjs";
import { bytes, fixed, printIfMain, table } from "./lib/report.mjs";
import { startSite } from "./lib/site.mjs";
import { get } from "./lib/warm.mjs";

const ADDRESSES = Number(process.argv[2] ?? 100_000);
const LANES = 8;
const PARTS = 10;
/** The site collects its garbage 10 to 20 seconds after its last work. */
const REST_MS = 25_000;

/** A search, a job by its code, a company, an interview code: in turn. */
const KINDS = [
	(number) => `/public/companies?q=kopi${number}`,
	(number) => `/p/QQ${number}`,
	(number) => `/public/companies/none-${number}`,
	(number) => `/code/ZZ${number}`,
];

async function visit(site, from, to) {
	let highest = 0;
	let next = from;
	const lane = async () => {
		while (next < to) {
			const number = next;
			next += 1;
			const { answer } = await get(site.origin + KINDS[number % KINDS.length](number), "br");
			if (answer.statusCode >= 500) throw new Error(`${number}: ${answer.statusCode}`);
			highest = Math.max(highest, rss(site.pid));
		}
	};
	await Promise.all(Array.from({ length: LANES }, lane));
	return highest;
}

export async function measure() {
	const site = await startSite();
	try {
		const rows = [["0", fixed(rss(site.pid), 0), fixed(rss(site.backendPid), 0)]];
		for (let part = 1; part <= PARTS; part += 1) {
			const [from, to] = [part - 1, part].map((one) => Math.round((ADDRESSES * one) / PARTS));
			const highest = await visit(site, from, to);
			rows.push([bytes(to), fixed(highest, 0), fixed(rss(site.backendPid), 0)]);
			console.error(...rows.at(-1));
		}
		await wait(REST_MS);
		rows.push(["at rest", fixed(rss(site.pid), 0), fixed(rss(site.backendPid), 0)]);
		return table(["addresses", "site, highest (MB)", "backend (MB)"], rows);
	} finally {
		await site.stop();
	}
}

await printIfMain(import.meta.url, measure);
