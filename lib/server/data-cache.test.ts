import { createDataCache, type Keeping } from "./data-cache";

const KEEPING: Keeping = { freshMs: 60_000, standsInMs: 0, tags: ["job:a", "all"] };

/** A cache at a time that the test sets, and a host that counts its calls. */
function setUp(largest?: number) {
	const clock = { now: 1_000_000 };
	const host = { calls: 0, fails: false };
	const cache = createDataCache(largest, () => clock.now);
	const ask = async () => {
		host.calls += 1;
		if (host.fails) throw new Error("ill");
		return { text: `answer ${host.calls}`, at: clock.now };
	};
	const read = async (name = "a", keeping = KEEPING) => (await cache.read(name, keeping, ask)).text;
	return { cache, clock, host, read };
}

/** A call that the test ends. */
function pending() {
	let answer = (_: { text: string; at: number }) => {};
	const promise = new Promise<{ text: string; at: number }>((resolve) => {
		answer = resolve;
	});
	return { promise, answer };
}

describe("the cache of hosts' answers", () => {
	it("asks once while an answer is fresh, and again after that", async () => {
		const { clock, host, read } = setUp();
		await read();
		clock.now += 59_999;
		expect(await read()).toBe("answer 1");
		clock.now += 1;
		expect(await read()).toBe("answer 2");
		expect(host.calls).toBe(2);
	});

	it("asks once for all who wait", async () => {
		const { host, read } = setUp();
		expect(await Promise.all([read(), read(), read("b")])).toEqual(["answer 1", "answer 1", "answer 2"]);
		expect(host.calls).toBe(2);
	});

	it("caches no failure", async () => {
		const { host, read } = setUp();
		host.fails = true;
		await expect(read()).rejects.toThrow("ill");
		host.fails = false;
		expect(await read()).toBe("answer 2");
	});

	it("gives an old answer that may stand in, and asks for the next reader meanwhile", async () => {
		const { clock, host, read } = setUp();
		const keeping = { ...KEEPING, standsInMs: 3_600_000 };
		await read("a", keeping);
		clock.now += 70_000;
		host.fails = true;
		expect(await read("a", keeping)).toBe("answer 1");
		host.fails = false;
		expect(await read("a", keeping)).toBe("answer 1");
		expect(await read("a", keeping)).toBe("answer 3");
		clock.now += 3_660_000;
		host.fails = true;
		await expect(read("a", keeping)).rejects.toThrow("ill");
	});

	it("forgets the answers with a purged tag only", async () => {
		const { cache, read } = setUp();
		await read("a");
		await read("b", { ...KEEPING, tags: ["job:b"] });
		cache.purge(["job:a"]);
		expect(await read("a")).toBe("answer 3");
		expect(await read("b", { ...KEEPING, tags: ["job:b"] })).toBe("answer 2");
	});

	it("doesn't keep an answer that was asked for before a purge, nor shares it with later readers", async () => {
		const { cache, clock, read } = setUp();
		const { promise, answer } = pending();
		const early = cache.read("a", KEEPING, () => promise);
		cache.purge(["job:a"]);
		expect(await read("a")).toBe("answer 1");
		answer({ text: "old", at: clock.now });
		expect((await early).text).toBe("old");
		expect(await read("a")).toBe("answer 1");
	});

	it("keeps no more than its size, and forgets the answers first that were asked for least recently", async () => {
		const { host, read } = setUp(1_100);
		await read("a");
		await read("b");
		await read("a");
		await read("c");
		expect(await read("a")).toBe("answer 1");
		expect(await read("b")).toBe("answer 4");
		expect(host.calls).toBe(4);
	});
});
