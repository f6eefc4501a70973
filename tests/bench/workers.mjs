/**
 * What a second worker brings: pages that are never cached and pages from the cache, each from a site with one process and
 * from one with `WORKERS=2`, in turn in one run. `node tests/bench/workers.mjs [--rounds=5]`. The client needs a processor,
 * too: on two, twice the rate is out of reach.
 */
import { Agent, request } from "node:http";
import { parseArgs } from "node:util";
import { fixed, median, printIfMain, table } from "./lib/report.mjs";
import { startSite } from "./lib/site.mjs";

const { values: given } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const COUNTS = [1, 2];
const LANES = 16;
const KINDS = {
	"code page, never cached": { path: "/code/DEMO1234", seconds: 5 },
	"job page from the cache": { path: "/p/ORBIT1", seconds: 3 },
};

/** One request; rejects unless its answer is a page. */
function ask(agent, origin, path) {
	return new Promise((resolve, reject) => {
		request(origin + path, { agent, headers: { "accept-encoding": "br", accept: "text/html" } }, (answer) => {
			answer
				.resume()
				.on("end", () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))));
		})
			.on("error", reject)
			.end();
	});
}

/** Pages a second of one site. A new agent spreads its connections over the workers. */
async function rate({ origin }, { path, seconds }) {
	const agent = new Agent({ keepAlive: true, maxSockets: LANES });
	const until = performance.now() + seconds * 1_000;
	let count = 0;
	const lane = async () => {
		while (performance.now() < until) {
			await ask(agent, origin, path);
			count += 1;
		}
	};
	const started = performance.now();
	await Promise.all(Array.from({ length: LANES }, lane));
	agent.destroy();
	return count / ((performance.now() - started) / 1_000);
}

export async function measure() {
	const sites = [];
	for (const count of COUNTS) sites.push(await startSite({ WORKERS: String(count) }));
	try {
		const rows = [];
		for (const [name, kind] of Object.entries(KINDS)) {
			const rates = COUNTS.map(() => []);
			for (let round = 0; round <= Number(given.rounds); round += 1)
				for (const [index, site] of sites.entries()) {
					const result = await rate(site, kind);
					// The first round loads each worker's code.
					if (round > 0) rates[index].push(result);
				}
			const [one, two] = rates.map(median);
			rows.push([name, fixed(one, 0), fixed(two, 0), fixed(median(rates[1].map((value, at) => value / rates[0][at])))]);
		}
		return table(["Pages a second", "One process", "Two workers", "Ratio"], rows);
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
	}
}

await printIfMain(import.meta.url, measure);
