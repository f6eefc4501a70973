import { jobAnswer } from "../support/hosts/job-answers";
import { hostVariables, jsonAnswer, StubHost } from "../support/hosts/stub-host";
import { hasRedis, startRedis, type TestRedis } from "../support/operations/redis";
import { newCode } from "../support/pages/job-pages";
import { until } from "../support/runner/until";
import { type Site, startSite } from "../support/sites/site";

const TOKEN = "a token of the test that is long enough";
/** An API call's limit a minute, at this scale. */
const [SCALE, READS] = [0.05, 30];

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
			LOG_LEVEL: "info",
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

	const untilShown = (index: number, path: string, wanted: string) =>
		until(async () => (await title(index, path)) === wanted, 0);

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
		const times: number[] = [];
		for (const name of ["One", "Two", "Three"]) {
			const path = await cachedPage(name);
			host.respond = jobAnswer({ title: "After" });
			expect((await purge(0, path)).status).toBe(204);
			const start = performance.now();
			expect(await title(0, path)).toBe("After");
			await untilShown(1, path, "After");
			times.push(performance.now() - start);
		}
		// A busy machine may delay some of them.
		expect(Math.min(...times)).toBeLessThan(1_000);
	});

	it("accept no purge that a client claims to have heard of", async () => {
		const path = await cachedPage("Before");
		host.respond = jobAnswer({ title: "After" });
		const headers = { "x-internal-purge": "everything", "content-type": "application/json" };
		const answer = await fetch(`${sites[0]?.origin}/api/purge`, { method: "POST", headers, body: "{}" });
		expect(answer.status).toBe(401);
		expect(await title(0, path)).toBe("Before");
	});

	const logged = (text: string) => sites.reduce((count, site) => count + site.output().split(text).length - 1, 0);
	const losses = () => logged("Redis doesn't answer");

	it("share a client's limit", async () => {
		const statusesOf = async (client: string) => {
			const statuses: number[] = [];
			for (let index = 0; index < READS + 2; index += 1)
				statuses.push((await get(index % 2, `/p/${newCode()}`, client)).status);
			return statuses;
		};
		let [before, statuses] = [losses(), await statusesOf(newClient())];
		// On a busy machine, a site may have waited in vain for a Redis that works, and counted alone.
		while (losses() > before) {
			await until(() => logged("Redis answers again") === losses());
			[before, statuses] = [losses(), await statusesOf(newClient())];
		}
		expect(statuses).toEqual([...Array(READS).fill(200), 429, 429]);
	});

	it("learn from each other that a host fails", async () => {
		const path = await cachedPage("Before");
		const [fail, answer] = [jsonAnswer(503, {}), jobAnswer({ title: "After" })];
		host.respond = (response, request) => (request.url.includes("/public/") ? answer : fail)(response, request);
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
		// Sites hear what others tell in its order.
		await purge(0, path);
		await untilShown(1, path, "After");
		expect(await callsOf(1)).toBeLessThan(6);
	});

	it("answer while Redis hangs, at the price of one short wait, and drop what they missed when it comes back empty", async () => {
		const path = await cachedPage("Before");
		/** The shortest of twenty times that a page takes, on which a busy machine has the least influence. */
		const shortest = async () => {
			const times: number[] = [];
			for (let index = 0; index < 20; index += 1) {
				const start = performance.now();
				expect((await get(0, `/p/${newCode()}`)).status).toBe(200);
				times.push(performance.now() - start);
			}
			return Math.min(...times);
		};
		const usual = await shortest();
		redis.freeze();
		// A request that waits for Redis takes 50 ms longer.
		expect(await shortest()).toBeLessThan(usual + 40);
		await redis.kill();
		expect((await get(1, `/p/${newCode()}`)).status).toBe(200);
		host.respond = jobAnswer({ title: "After" });
		await redis.restart();
		for (const index of [0, 1]) await untilShown(index, path, "After");
	});
});
