/**
 * Memory of the site's process after pages that were in no cache: listed pages, searches and code pages, a number of each.
 * `node tests/bench/memory.mjs [--each=250] [--flags=<Node's>|<Node's>] [--variables=A=1,B=2|<others>] <folder of a build>…`;
 * this build comes last. Flags and variables are one set for each build; the last set counts for all further ones.
 */
import { parseArgs } from "node:util";
import { cpuMs, idleRss, peakRss, rss } from "./lib/process-stats.mjs";
import { fixed, printIfMain, table } from "./lib/report.mjs";
import { ROOT, startSite } from "./lib/site.mjs";
import { get } from "./lib/warm.mjs";

const { values: given, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		each: { type: "string", default: "250" },
		flags: { type: "string", default: "--max-semi-space-size=16" },
		variables: { type: "string", default: "" },
	},
});

/** The site collects its garbage 10 to 20 seconds after its last work. */
const REST_MS = 25_000;
const LANES = 4;

const pathsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);

async function listed(origin) {
	const read = async (path) => pathsIn((await get(origin + path, "identity")).body.toString());
	return (await Promise.all((await read("/sitemap.xml")).map(read))).flat();
}

async function visitAll(origin) {
	const each = Number(given.each);
	const searches = Array.from({ length: each }, (_, at) => `/public/companies?q=kopi${at}`);
	const codes = Array.from({ length: each }, () => "/code/DEMO1234");
	const left = [...(await listed(origin)).slice(0, each), ...searches, ...codes];
	const lane = async () => {
		for (let path = left.shift(); path; path = left.shift()) await get(origin + path, "br");
	};
	await Promise.all(Array.from({ length: LANES }, lane));
}

const variablesOf = (text) =>
	Object.fromEntries(
		text
			.split(",")
			.filter(Boolean)
			.map((pair) => pair.split("=")),
	);

async function measureOne(root, flags, variables) {
	process.execArgv = flags.split(" ").filter(Boolean);
	const site = await startSite(variablesOf(variables), root);
	try {
		const ready = rss(site.pid);
		const before = cpuMs(site.pid);
		const { peak } = await peakRss(site.pid, () => visitAll(site.origin));
		const cpu = (cpuMs(site.pid) - before) / (3 * Number(given.each));
		return [ready, peak, await idleRss(site.pid, REST_MS), cpu];
	} finally {
		await site.stop();
	}
}

export async function measure() {
	const roots = [...positionals, ROOT];
	const sets = [given.flags, given.variables].map((text) => text.split("|"));
	const count = Math.max(roots.length, ...sets.map((set) => set.length));
	const at = (list, index) => list[Math.min(index, list.length - 1)];
	const rows = [];
	for (let index = 0; index < count; index += 1) {
		const [flags, variables] = sets.map((set) => at(set, index));
		const [ready, peak, rest, cpu] = await measureOne(at(roots, index), flags, variables);
		const name = [at(roots, index), flags, variables].filter(Boolean).join(" ");
		rows.push([name, ...[ready, peak, rest].map((value) => fixed(value, 0)), fixed(cpu, 1)]);
		console.error(rows.at(-1).join(" "));
	}
	return table(["Build", "At readiness (MB)", "At most (MB)", "At rest (MB)", "Processor time of a page (ms)"], rows);
}

await printIfMain(import.meta.url, measure);
