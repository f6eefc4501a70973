/**
 * Two or more builds in turn, in one run: the processor time of the site for a visit of each kind, and their ratio. For
 * machines with other work on them. `node tests/bench/turns.mjs [--kinds=a,b] [--flags=<Node's>|<Node's>] <folder of a build>…`;
 * this build comes last, and flags are one set for each build.
 */
import { parseArgs } from "node:util";
import { cpuMs, rss } from "./lib/process-stats.mjs";
import { fixed, median, printIfMain, table } from "./lib/report.mjs";
import { ROOT, startSite } from "./lib/site.mjs";
import { get } from "./lib/warm.mjs";

const ROUNDS = 3;
const VISITS = 40;
const { values: given, positionals } = parseArgs({
	allowPositionals: true,
	options: { kinds: { type: "string" }, flags: { type: "string", default: "--max-semi-space-size=16" } },
});
const FLAGS = given.flags.split("|");

const same = (path) => (count) => Array.from({ length: count }, () => path);
const pathsIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);

async function listed({ origin }) {
	const read = async (path) => pathsIn((await get(origin + path, "identity")).body.toString());
	return (await Promise.all((await read("/sitemap.xml")).map(read))).flat();
}

/** Gives each call the next ones of a site's listed pages. */
function inTurn(paths) {
	const left = [...paths];
	return (count) => left.splice(0, count);
}

let search = 0;
const searches = (count) => Array.from({ length: count }, () => `/public/companies?q=kopi${search++}`);

async function kindsOf(site) {
	const paths = await listed(site);
	return {
		jobs: inTurn(paths.filter((path) => path.includes("/jobs/"))),
		companies: inTurn(paths.filter((path) => /companies\/[^/]+$/.test(path))),
		search: searches,
		code: same("/code/DEMO1234"),
		document: same("/multiupload/candidates/doc-open"),
		answer: same("/public/candidates/video/answer-1"),
		unknown: same("/unknown-page"),
		redirect: same("/login"),
	};
}

async function visit(site, paths) {
	const [before, backend] = [cpuMs(site.pid), cpuMs(site.backendPid)];
	for (const path of paths) {
		const { answer } = await get(site.origin + path, "br");
		if (answer.statusCode >= 500) throw new Error(`${path}: ${answer.statusCode}`);
	}
	return {
		site: (cpuMs(site.pid) - before) / paths.length,
		backend: (cpuMs(site.backendPid) - backend) / paths.length,
	};
}

export async function measure() {
	const roots = [...positionals, ROOT];
	const builds = Math.max(roots.length, FLAGS.length);
	const at = (list, index) => list[Math.min(index, list.length - 1)];
	const sites = [];
	for (let index = 0; index < builds; index += 1) {
		process.execArgv = at(FLAGS, index).split(" ").filter(Boolean);
		sites.push(await startSite({}, at(roots, index)));
	}
	try {
		const kinds = await Promise.all(sites.map(kindsOf));
		const names = Object.keys(kinds[0]).filter((name) => (given.kinds ?? name).split(",").includes(name));
		const results = new Map();
		for (let round = 0; round <= ROUNDS; round += 1)
			for (const name of names)
				for (const [index, site] of sites.entries()) {
					const result = await visit(site, kinds[index][name](VISITS));
					const key = `${name} ${index}`;
					// The first round loads each page's code.
					if (round > 0) results.set(key, [...(results.get(key) ?? []), result]);
				}
		const of = (name, index, part) => median((results.get(`${name} ${index}`) ?? []).map((one) => one[part]));
		const rows = names.map((name) => {
			const values = sites.map((_, index) => of(name, index, "site"));
			const ratios = values.slice(1).map((value) => fixed(value / values[0]));
			return [name, ...values.map((value) => fixed(value, 1)), ...ratios, fixed(of(name, 0, "backend"), 1)];
		});
		rows.push(["memory (MB)", ...sites.map(({ pid }) => fixed(rss(pid), 0))]);
		const heads = sites.map((_, index) => `build ${index + 1} (ms)`);
		const ratios = heads.slice(1).map((_, index) => `ratio ${index + 2}`);
		const empty = Array.from({ length: ratios.length + 1 }, () => "");
		rows[rows.length - 1].push(...empty);
		return table(["processor time of a visit", ...heads, ...ratios, "backend (ms)"], rows);
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
	}
}

await printIfMain(import.meta.url, measure);
