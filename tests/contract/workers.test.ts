import { request } from "node:http";
import { text } from "node:stream/consumers";
import { jobAnswer } from "../support/hosts/job-answers";
import { newCode } from "../support/pages/job-pages";
import { until } from "../support/runner/until";
import { freePorts } from "../support/sites/free-port";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

const TOKEN = "a token of the test that is long enough";
/** An API call's limit a minute, at this scale. */
const [SCALE, READS] = [0.05, 30];

let stubbed: StubbedSite;
let metricsPort = 0;
beforeAll(async () => {
	[metricsPort = 0] = await freePorts(1);
	stubbed = await startStubbedSite({
		WORKERS: "2",
		LOG_LEVEL: "info",
		METRICS_PORT: String(metricsPort),
		PURGE_TOKEN: TOKEN,
		RATE_LIMIT_SCALE: String(SCALE),
		TRUSTED_HOPS: "1",
	});
});
afterAll(() => stubbed.close());

let clients = 0;
const newClient = () => `192.0.2.${++clients}`;

/** Asks over a new connection: the parent gives the workers connections in turn. */
const ask = (path: string, { client = newClient(), method = "GET", headers = {}, body = "" } = {}) =>
	new Promise<{ status: number; body: string }>((resolve, reject) => {
		const all = { ...headers, "x-forwarded-for": client };
		request(stubbed.address + path, { method, headers: all, agent: false }, async (answer) =>
			resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
		)
			.on("error", reject)
			.end(body);
	});

const title = async (path: string) => /<h1[^>]*>([^<]*)/.exec((await ask(path)).body)?.[1];

const logged = () => {
	const lines = stubbed.site.output().split("\n");
	return lines.flatMap((line): Record<string, unknown>[] => (line.startsWith("{") ? [JSON.parse(line)] : []));
};
const startedPids = () => logged().flatMap(({ msg, pid }) => (msg === "a worker starts" ? [Number(pid)] : []));

describe("a site with two workers", () => {
	it("answers from both, and shows the metrics of both together", async () => {
		const path = `/p/${newCode()}`;
		stubbed.host.respond = jobAnswer({ title: "Baker" });
		for (let visits = 0; visits < 4; visits += 1) expect(await title(path)).toBe("Baker");
		await until(() => logged().filter((line) => line.path === path).length === 4);
		const states = logged().flatMap((line) => (line.path === path ? [line.cache] : []));
		expect(states.toSorted()).toEqual(["hit", "hit", "miss", "miss"]);
		const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
		expect(metrics).toMatch(/^astronaut_page_cache_total\{state="miss"\} 2$/m);
		expect(metrics).toMatch(/^astronaut_page_cache_total\{state="hit"\} 2$/m);
	});

	it("drops a purged page in both", async () => {
		const path = `/p/${newCode()}`;
		stubbed.host.respond = jobAnswer({ title: "Before" });
		for (let visits = 0; visits < 2; visits += 1) expect(await title(path)).toBe("Before");
		stubbed.host.respond = jobAnswer({ title: "After" });
		const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
		const body = JSON.stringify({ codes: [path.slice("/p/".length)] });
		expect((await ask("/api/purge", { method: "POST", headers, body })).status).toBe(204);
		const both = async () => [await title(path), await title(path)];
		await until(async () => (await both()).every((one) => one === "After"));
	});

	it("counts a client's requests together", async () => {
		const client = newClient();
		const statuses: number[] = [];
		for (let count = 0; count < READS + 2; count += 1) statuses.push((await ask(`/p/${newCode()}`, { client })).status);
		expect(statuses.slice(0, READS)).not.toContain(429);
		expect(statuses.slice(-2)).toEqual([429, 429]);
	});

	it("goes on when a worker dies, replaces it, and still counts together", async () => {
		const client = newClient();
		for (let count = 0; count < READS; count += 1) await ask(`/p/${newCode()}`, { client });
		const [first = 0] = startedPids();
		process.kill(first, "SIGKILL");
		await until(() => startedPids().length === 3);
		for (let visits = 0; visits < 4; visits += 1) expect((await ask("/healthz")).status).toBe(200);
		expect((await ask(`/p/${newCode()}`, { client })).status).toBe(429);
		expect(startedPids().at(-1)).not.toBe(first);
	});

	it("lets running requests end when it stops, and leaves no process", async () => {
		const path = `/p/${newCode()}`;
		const held: { answer?: () => void } = {};
		stubbed.host.respond = (response, asked) => {
			held.answer = () => jobAnswer({ title: "Last" })(response, asked);
		};
		const answer = ask(path);
		await until(() => held.answer !== undefined);
		const stopped = stubbed.site.stop();
		await until(() => logged().some(({ msg }) => msg === "stopping"));
		held.answer?.();
		expect((await answer).body).toContain("Last");
		await stopped;
		for (const pid of startedPids()) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
	});
});
