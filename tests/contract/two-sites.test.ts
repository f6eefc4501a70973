import { jobAnswer } from "../support/hosts/job-answers";
import { hostVariables, jsonAnswer, StubHost } from "../support/hosts/stub-host";
import { hasRedis, startRedis, type TestRedis } from "../support/operations/redis";
import { newCode } from "../support/pages/job-pages";
import { type Site, startSite } from "../support/sites/site";

const TOKEN = "a token of the test that is long enough";
const LONGEST_MS = 20_000;
/** An API call's limit a minute, at this scale. */
const [SCALE, READS] = [0.05, 30];

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

(hasRedis ? describe : describe.skip)("two sites with a common Redis", () => {
	const host = new StubHost();
	let redis: TestRedis;
	let sites: Site[] = [];

	beforeAll(async () => {
		[redis] = await Promise.all([startRedis(), host.start()]);
		const variables = {
			...hostVariables(host.origin),
			REDIS_URL: redis.url,
			FORM_SECRET: "a secret of the test that is long enough",
			PURGE_TOKEN: TOKEN,
			RATE_LIMIT_SCALE: String(SCALE),
			TRUSTED_HOPS: "1",
		};
		sites = await Promise.all([startSite(variables), startSite(variables)]);
	});
	afterAll(async () => {
		await Promise.all(sites.map((site) => site.stop()));
		await Promise.all([redis.kill(), host.stop()]);
	});

	let clients = 0;
	const newClient = () => `192.0.2.${++clients}`;

	const get = (index: number, path: string, client = newClient()) =>
		fetch(`${sites[index]?.origin}${path}`, { headers: { "x-forwarded-for": client } });
	const html = async (index: number, path: string) => (await get(index, path)).text();
	const title = async (index: number, path: string) => /<h1[^>]*>([^<]*)/.exec(await html(index, path))?.[1];

	/** Asks until a site shows a title; returns the milliseconds that it took. */
	async function until(index: number, path: string, wanted: string): Promise<number> {
		const start = performance.now();
		while ((await title(index, path)) !== wanted)
			if (performance.now() - start > LONGEST_MS) throw new Error(`${path} doesn't show ${wanted}`);
		return performance.now() - start;
	}

	const purge = (index: number, path: string) =>
		fetch(`${sites[index]?.origin}/api/purge`, {
			method: "POST",
			headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json", "x-forwarded-for": newClient() },
			body: JSON.stringify({ codes: [path.slice("/p/".length)] }),
		});

	/** A job's page that both sites have cached under a title. */
	async function cachedPage(name: string): Promise<string> {
		const path = `/p/${newCode()}`;
		host.respond = jobAnswer({ title: name });
		for (const index of [0, 1]) expect(await title(index, path)).toBe(name);
		return path;
	}

	it("drop a purged page together, within a second", async () => {
		const path = await cachedPage("Before");
		host.respond = jobAnswer({ title: "After" });
		expect((await purge(0, path)).status).toBe(204);
		const start = performance.now();
		expect(await title(0, path)).toBe("After");
		const own = performance.now() - start;
		// On a machine where one page takes longer than a tenth of a second, the other site may take ten pages' time.
		expect(await until(1, path, "After")).toBeLessThan(Math.max(1_000, 10 * own));
	});

	it("accept no purge that a client claims to have heard of", async () => {
		const path = await cachedPage("Before");
		host.respond = jobAnswer({ title: "After" });
		const headers = { "x-internal-purge": "everything", "content-type": "application/json" };
		const answer = await fetch(`${sites[0]?.origin}/api/purge`, { method: "POST", headers, body: "{}" });
		expect(answer.status).toBe(401);
		expect(await title(0, path)).toBe("Before");
	});

	it("share a client's limit", async () => {
		const client = newClient();
		const statuses: number[] = [];
		for (let index = 0; index < READS + 2; index += 1)
			statuses.push((await get(index % 2, `/p/${newCode()}`, client)).status);
		expect(statuses.filter((status) => status === 429)).toHaveLength(2);
		expect(statuses.slice(-2)).toEqual([429, 429]);
	});

	it("learn from each other that a host fails", async () => {
		host.respond = jsonAnswer(503, {});
		const reachesHost = async (index: number) => {
			const before = host.calls.length;
			await (await get(index, "/api/astro-jobs")).text();
			return host.calls.length > before;
		};
		const callsOf = async (index: number) => {
			let calls = 0;
			while (await reachesHost(index)) calls += 1;
			return calls;
		};
		expect(await callsOf(0)).toBe(6);
		expect(await callsOf(1)).toBeLessThan(6);
	});

	it("answer while Redis hangs, at the price of one short wait, and drop what they missed when it comes back empty", async () => {
		const path = await cachedPage("Before");
		const timed = async () => {
			const start = performance.now();
			expect((await get(0, `/p/${newCode()}`)).status).toBe(200);
			return performance.now() - start;
		};
		const times = async () => {
			const all: number[] = [];
			for (let index = 0; index < 20; index += 1) all.push(await timed());
			return sum(all);
		};
		const usual = await times();
		redis.freeze();
		expect((await times()) - usual).toBeLessThan((20 * 50) / 2 + usual);
		await redis.kill();
		expect((await get(1, `/p/${newCode()}`)).status).toBe(200);
		host.respond = jobAnswer({ title: "After" });
		await redis.restart();
		for (const index of [0, 1]) await until(index, path, "After");
	});
});
