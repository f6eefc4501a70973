import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "libsql";
import { ask, type Load, run, upload } from "../support/load/clients";
import { fillPlaces } from "../support/load/full-places";
import { percentile, ratios, Timings } from "../support/load/timings";
import { memoryOf, memoryWatch } from "../support/operations/memory";
import { noteResults } from "../support/reliability/results";
import { numbersFrom } from "../support/runner/numbers-from";
import { rounds } from "../support/runner/rounds";
import { freePorts } from "../support/sites/free-port";
import { type Site, startSite } from "../support/sites/site";

/** How long the load lasts, seconds; `npm run prove -- load` takes five minutes. */
const SECONDS = rounds(10);
const IS_WHOLE = SECONDS >= 300;
const SEED = rounds(20_261_125, "TEST_SEED");
const ADDRESSES = IS_WHOLE ? 100_000 : 2_000;
/** A slow machine has fewer of them asked for. */
const MOST_CRAWL_MS = 10 * 60_000;
const PURGES = IS_WHOLE ? 200 : 20;
const LIMIT_MS = 60_000 + SECONDS * 4_000;

const TOKEN = "p".repeat(16);
const random = numbersFrom(SEED);
const idle = new Timings();

let site: Site;
let ports: number[];
let filepath = "";
beforeAll(async () => {
	ports = await freePorts(2);
	const [metrics, backendMetrics] = ports.map(String);
	site = await startSite({
		METRICS_PORT: metrics ?? "",
		BACKEND_METRICS_PORT: backendMetrics ?? "",
		TRUSTED_HOPS: "1",
		RATE_LIMIT_SCALE: "1",
		PURGE_TOKEN: TOKEN,
	});
	filepath = JSON.parse(await upload(new Timings(), site.origin, "10.0.0.1")).filepath;
});
afterAll(() => site.stop());

const note = (rows: [string, string | number][]) => noteResults("load", { seeds: [SEED], isWhole: IS_WHOLE, rows });

/** The candidates of a load, as multiples of the one that this has to hold; five applications a second, each by its own client. */
const loadOf = (times: number, seconds: number): Load => ({
	origin: site.origin,
	readers: 200 * times,
	uploaders: 20 * times,
	submitters: 5 * times,
	thinkMs: times > 1 ? 0 : 1_000,
	submitMs: times > 1 ? 0 : 1_000,
	ms: seconds * 1_000,
	random,
	filepath,
});

const byStatus = (timings: Timings) =>
	[...timings.kinds].map(([kind, { statuses }]) => {
		const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
		return [`${kind}, by status`, counts.join(", ")] as [string, string];
	});

it("one client of each kind has the site to itself: the measure for all that follows", async () => {
	const alone = { ...loadOf(1, Math.max(5, SECONDS / 10)), readers: 1, uploaders: 1, submitters: 1, thinkMs: 50 };
	// What is measured first would be how long the first renderings take.
	await run(new Timings(), { ...alone, submitMs: 200 });
	await run(idle, { ...alone, submitMs: 200 });
	expect(idle.count((status) => status !== 200)).toBe(0);
}, 120_000);

it(
	`200 readers, 20 uploads at once and 5 applications a second get no error for ${SECONDS} seconds, in flat memory (seed ${SEED})`,
	async () => {
		const timings = new Timings();
		const memory = memoryWatch(() => memoryOf(ports));
		const looking = setInterval(() => void memory.look().catch(() => undefined), 500);
		await run(timings, loadOf(1, SECONDS));
		clearInterval(looking);
		note([
			["Seconds of load", SECONDS],
			...byStatus(timings),
			...[...timings.kinds].map(
				([kind, own]) => [`${kind}, against an idle site`, ratios(own, idle.of(kind))] as [string, string],
			),
			["Memory in the last quarter, as a share of that in the second", memory.growth()],
		]);
		expect(timings.count((status) => status !== 200)).toBe(0);
		if (IS_WHOLE) expect(memory.growth()).toBeLessThan(1.25);
	},
	LIMIT_MS,
);

it(
	"twice as many, who never pause, are served or refused in words, and afterwards all is as before",
	async () => {
		const timings = new Timings();
		await run(timings, loadOf(2, Math.max(5, SECONDS / 5)));
		const after = new Timings();
		await wait(2_000);
		await run(after, { ...loadOf(1, 5), readers: 1, uploaders: 0, submitters: 0, thinkMs: 50 });
		const recovered = percentile(after.of("pages").took, 0.5) / Math.max(1, percentile(idle.of("pages").took, 0.5));
		note([
			...byStatus(timings).map(([kind, counts]) => [`Overload: ${kind}`, counts] as [string, string]),
			["Overload: refusals without words", timings.wordless],
			["After it: the median page against an idle site", `${recovered.toFixed(1)}×`],
		]);
		expect(timings.count((status) => ![200, 429, 503].includes(status))).toBe(0);
		expect(timings.wordless).toBe(0);
		expect(after.count((status) => status !== 200)).toBe(0);
		expect(recovered).toBeLessThan(3);
	},
	LIMIT_MS,
);

/** What a process works on by itself (`REQUESTS_AT_ONCE`), and pages that come on top. */
const PLACES = 500;
const CROWD = 200;

it("a site with as many requests as it works on refuses more in words, sends cached pages, and recovers", async () => {
	const timings = new Timings();
	const get = (kind: string, path: string, own: number) => {
		const headers = { "x-forwarded-for": `10.5.${own >> 8}.${own & 255}` };
		return ask(timings, kind, site.origin + path, { method: "GET", headers });
	};
	await get("cached", "/p/ORBIT1", 0);
	const leave = await fillPlaces(site.origin, PLACES);
	const crowd = Array.from({ length: CROWD }, (_, own) => own);
	await Promise.all(crowd.flatMap((own) => [get("crowd", `/p/CROWD${own}`, own), get("cached", "/p/ORBIT1", own)]));
	await leave();
	await Promise.all(crowd.slice(0, 20).map((own) => get("after the crowd", `/p/CROWD${own}`, own)));
	note([...byStatus(timings), ["Crowd: refusals without words", timings.wordless]]);
	const statuses = [...timings.kinds].map(([kind, own]) => [kind, [...own.statuses]]);
	expect(statuses).toEqual([
		["cached", [[200, CROWD + 1]]],
		["crowd", [[503, CROWD]]],
		["after the crowd", [[404, 20]]],
	]);
	expect(timings.wordless).toBe(0);
}, 120_000);

it(
	"a crawler of ever new addresses doesn't fill the memory",
	async () => {
		const timings = new Timings();
		const memory = memoryWatch(() => memoryOf(ports));
		const left = Array.from({ length: ADDRESSES }, (_, index) => index);
		const end = Date.now() + MOST_CRAWL_MS;
		const crawler = async (own: number) => {
			for (let next = left.pop(); next !== undefined && Date.now() < end; next = left.pop()) {
				const headers = { "x-forwarded-for": `10.9.${own}.${next % 250}` };
				await ask(timings, "crawled", `${site.origin}/p/CRAWL${next}?page=${next}`, { method: "GET", headers });
				if (next % Math.ceil(ADDRESSES / 40) === 0) await memory.look();
			}
		};
		await Promise.all(Array.from({ length: 16 }, (_, index) => crawler(index)));
		note([
			["Addresses that a crawler asked for", timings.count()],
			...byStatus(timings),
			["Crawler: memory in the last quarter, as a share of that in the second", memory.growth()],
		]);
		expect(timings.count((status) => ![404, 429].includes(status))).toBe(0);
		if (IS_WHOLE) expect(memory.growth()).toBeLessThan(1.25);
	},
	IS_WHOLE ? 900_000 : 120_000,
);

const SLOW_READERS = 100;

it("clients that read a byte a second keep nobody waiting", async () => {
	const { port, hostname } = new URL(site.origin);
	const sockets = await Promise.all(
		Array.from({ length: SLOW_READERS }, async () => {
			const socket = connect({ port: Number(port), host: hostname, readableHighWaterMark: 1 } as never);
			socket.on("error", () => undefined);
			await once(socket, "connect");
			socket.pause();
			socket.write(`GET /p/ORBIT1 HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
			return socket;
		}),
	);
	const timings = new Timings();
	const reading = run(timings, { ...loadOf(1, 8), readers: 5, uploaders: 0, submitters: 0, thinkMs: 50 });
	const dripping = setInterval(() => {
		for (const socket of sockets) socket.read(1);
	}, 1_000);
	await reading;
	clearInterval(dripping);
	for (const socket of sockets) socket.destroy();
	note([
		["Clients that read a byte a second", SLOW_READERS],
		["The others meanwhile, against an idle site", ratios(timings.of("pages"), idle.of("pages"))],
	]);
	expect(timings.count((status) => status !== 200)).toBe(0);
}, 60_000);

it("a page is never older than its last purge, although refreshes race with it", async () => {
	const database = new Database(join(site.dataDir, "main", "database.sqlite"));
	const page = `${site.origin}/p/ORBIT2`;
	let isOver = false;
	const timings = new Timings();
	const readers = Array.from({ length: 10 }, async (_, index) => {
		const headers = { "x-forwarded-for": `10.8.0.${index}` };
		while (!isOver) {
			await ask(timings, "raced", page, { method: "GET", headers });
			await wait(50);
		}
	});
	const old: string[] = [];
	for (let purge = 0; purge < PURGES; purge += 1) {
		const title = `Purged ${purge}`;
		database.prepare("update jobs set title = ? where open_code = 'ORBIT2'").run(title);
		const body = JSON.stringify({ codes: ["ORBIT2"], companies: [] });
		const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
		const purged = await fetch(`${site.origin}/api/purge`, { method: "POST", headers, body });
		if (!purged.ok) throw new Error(`${purged.status} ${await purged.text()}`);
		const html = await (await fetch(page, { headers: { "x-forwarded-for": `10.7.0.${purge % 250}` } })).text();
		if (!html.includes(title)) old.push(title);
	}
	isOver = true;
	await Promise.all(readers);
	database.close();
	note([
		["Purges that raced with refreshes", PURGES],
		["Pages that were older than their purge", old.length],
	]);
	expect(old).toEqual([]);
	expect(timings.count((status) => status !== 200 && status !== 429)).toBe(0);
}, 300_000);
