/**
 * Requests per second of a cached job page through the site's web server, against a bare `node:http` server that answers
 * with the same bytes: alternating rounds, each server in its own process, the load from a third.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { cpuMs } from "./lib/process-stats.mjs";
import { against, bytes, fixed, median, printIfMain, table } from "./lib/report.mjs";
import { ROOT, startHelper, startSite } from "./lib/site.mjs";
import { get, warm } from "./lib/warm.mjs";

const PATH = "/p/ORBIT1";
const ROUNDS = 7;
const SECONDS = 4;
const CONNECTIONS = 32;
const BAR = 0.8;
const CODINGS = ["identity", "gzip", "br"];

/** A handful of headers that any server of a page sends. */
const KEPT_HEADERS = ["content-type", "content-length", "content-encoding", "cache-control", "etag", "vary"];

/** Puts load on an address for some seconds. Rejects when a request failed. */
async function load(url, coding, seconds) {
	const args = [join(ROOT, "tests/bench/lib/load.mjs"), url, coding, seconds, CONNECTIONS].map(String);
	const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
	const result = JSON.parse(stdout);
	if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
	return result;
}

/** One round: requests per second, and processor time per request in microseconds. */
async function round(server, coding) {
	const before = cpuMs(server.pid);
	const result = await load(server.origin + PATH, coding, SECONDS);
	return { rate: result.average, cpu: ((cpuMs(server.pid) - before) * 1_000) / result.total };
}

async function compare(site, coding) {
	const { answer, body } = await get(site.origin + PATH, coding);
	const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => KEPT_HEADERS.includes(name)));
	const bare = await startHelper("same-bytes.mjs", { status: 200, headers, body: body.toString("base64") });
	try {
		for (const server of [bare, site]) await load(server.origin + PATH, coding, 2);
		const rounds = [];
		while (rounds.length < ROUNDS) rounds.push({ bare: await round(bare, coding), site: await round(site, coding) });
		const of = (pick) => median(rounds.map(pick));
		const ratio = of(({ bare, site }) => site.rate / bare.rate);
		const rates = [of((one) => one.bare.rate), of((one) => one.site.rate)].map(bytes);
		const cpu = [of((one) => one.bare.cpu), of((one) => one.site.cpu)].map((value) => fixed(value, 0));
		return [coding, bytes(body.length), ...rates, against(fixed(ratio), ratio >= BAR), ...cpu];
	} finally {
		await bare.stop();
	}
}

export async function measure() {
	const site = await startSite({ LOG_LEVEL: "info" });
	try {
		await warm(site.origin, [PATH]);
		const rows = [];
		for (const coding of CODINGS) rows.push(await compare(site, coding));
		const head = [
			"Coding",
			"Body (B)",
			"Bare (req/s)",
			"Front (req/s)",
			"Ratio",
			"Bare CPU (µs/req)",
			"Front CPU (µs/req)",
		];
		return table(head, rows);
	} finally {
		await site.stop();
	}
}

await printIfMain(import.meta.url, measure);
