import { brotliDecompressSync } from "node:zlib";
import { until } from "@/tests/support/runner/until";
import type { RenderedPage } from "../pages/rendered-page";
import { brotliBest } from "./compress";
import { plainOf } from "./make-page";
import { memoryStore } from "./memory-store";
import { PageCache } from "./page-cache";
import type { StoredPage } from "./stored-page";

const KEY = { key: "/p/A", tags: ["job:a"], seconds: 60 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const rendered = (text: string, status = 200, more: Record<string, string> = {}): RenderedPage => ({
	status,
	isHtml: true,
	headers: { "content-type": "text/html; charset=utf-8", ...more },
	nextHeaders: { "cache-control": status >= 500 ? "no-store" : "s-maxage=60, stale-while-revalidate=1" },
	body: Buffer.from(text),
});

/** A cache on a clock that the test moves, whose renders the test answers one by one. */
function setUp() {
	let time = 1_000_000;
	const renders: { resolve: (page: RenderedPage) => void; reject: (error: Error) => void }[] = [];
	const errors: unknown[] = [];
	const cache = new PageCache({
		store: memoryStore(1_000_000),
		now: () => time,
		onError: (error) => void errors.push(error),
		render: () => new Promise((resolve, reject) => renders.push({ resolve, reject })),
	});
	const advance = (ms: number) => {
		time += ms;
	};
	/** Asks and answers the render that this starts, if any. */
	const ask = async (page?: RenderedPage) => {
		const before = renders.length;
		const found = cache.get(KEY);
		if (page) renders[before]?.resolve(page);
		return found;
	};
	return { cache, renders, errors, advance, ask };
}

type Found = Awaited<ReturnType<PageCache["get"]>>;
const textOf = (found: Found) => ("stored" in found ? plainOf(found.stored).body : found.rendered.body).toString();

describe("the page cache", () => {
	it("serves a fresh page without rendering", async () => {
		const { ask, renders } = setUp();
		expect((await ask(rendered("one"))).state).toBe("miss");
		const found = await ask();
		expect([found.state, textOf(found), renders.length]).toEqual(["hit", "one", 1]);
	});

	it("renders once for concurrent requests of a page", async () => {
		const { cache, renders } = setUp();
		const waiting = Array.from({ length: 30 }, () => cache.get(KEY));
		renders[0]?.resolve(rendered("one"));
		expect(new Set((await Promise.all(waiting)).map(textOf))).toEqual(new Set(["one"]));
		expect(renders).toHaveLength(1);
	});

	it("serves a stale page at once while one refresh runs, then the new one", async () => {
		const { cache, ask, advance, renders } = setUp();
		await ask(rendered("one"));
		advance(2 * MINUTE);
		const found = await Promise.all([cache.get(KEY), cache.get(KEY), cache.get(KEY)]);
		expect(found.map((one) => [one.state, textOf(one)])).toEqual(Array(3).fill(["stale", "one"]));
		expect(renders).toHaveLength(2);
		renders[1]?.resolve(rendered("two"));
		await until(async () => textOf(await cache.get(KEY)) !== "one");
		expect(textOf(await cache.get(KEY))).toBe("two");
	});

	it("renders again when the stored page is older than that", async () => {
		const { ask, advance } = setUp();
		await ask(rendered("one"));
		advance(HOUR);
		const found = await ask(rendered("two"));
		expect([found.state, textOf(found)]).toEqual(["miss", "two"]);
	});

	it.each([
		["answers 500", (render: { resolve: (page: RenderedPage) => void }) => render.resolve(rendered("bad", 500))],
		["throws", (render: { reject: (error: Error) => void }) => render.reject(new Error("down"))],
	])("serves the last good page for a day when rendering %s", async (_, fail) => {
		const { cache, ask, advance, renders } = setUp();
		await ask(rendered("one"));
		advance(23 * HOUR);
		const waiting = cache.get(KEY);
		const render = renders.at(-1);
		if (render) fail(render);
		expect(textOf(await waiting)).toBe("one");
	});

	it("serves the failure when the last good page is older than a day", async () => {
		const { ask, advance } = setUp();
		await ask(rendered("one"));
		advance(25 * HOUR);
		expect(textOf(await ask(rendered("bad", 500)))).toBe("bad");
	});

	it("doesn't retry at once after a failed refresh", async () => {
		const { cache, ask, advance, renders } = setUp();
		await ask(rendered("one"));
		advance(HOUR);
		await ask(rendered("bad", 500));
		expect(textOf(await cache.get(KEY))).toBe("one");
		expect(renders).toHaveLength(2);
	});

	it("rejects without any page, and retries for the next request", async () => {
		const { cache, ask, renders } = setUp();
		const waiting = cache.get(KEY);
		renders[0]?.reject(new Error("down"));
		await expect(waiting).rejects.toThrow("down");
		expect(textOf(await ask(rendered("one")))).toBe("one");
	});

	it.each([
		["as fresh", 30_000, "hit"],
		["as stale", 90_000, "stale"],
	])("serves a page that names its own end %s until then, and not after it", async (_, leftMs, state) => {
		const { cache, ask, advance } = setUp();
		const open = { ...rendered("open"), endsAt: 1_000_000 + leftMs };
		await ask(open);
		advance(leftMs);
		expect((await cache.get(KEY)).state).toBe(state);
		// A refresh that began before the end is not waited for.
		cache.purge([]);
		advance(1);
		const found = await ask(rendered("closed"));
		expect([found.state, textOf(found)]).toEqual(["miss", "closed"]);
	});

	it("doesn't store a page that has ended", async () => {
		const { ask } = setUp();
		expect((await ask({ ...rendered("open"), endsAt: 999_999 })).state).toBe("miss");
		expect(textOf(await ask(rendered("closed")))).toBe("closed");
	});

	it("serves an ended page if rendering fails", async () => {
		const { ask, advance } = setUp();
		await ask({ ...rendered("open"), endsAt: 1_000_000 + 10_000 });
		advance(20_000);
		expect(textOf(await ask(rendered("bad", 500)))).toBe("open");
	});

	it("stores a missing page for seconds only", async () => {
		const { ask, advance } = setUp();
		await ask(rendered("none", 404));
		expect((await ask()).state).toBe("hit");
		advance(11_000);
		expect(textOf(await ask(rendered("one")))).toBe("one");
	});

	it("stores no page with a cookie, and renders one per request", async () => {
		const { cache, renders } = setUp();
		const waiting = [cache.get(KEY), cache.get(KEY)];
		renders[0]?.resolve(rendered("mine", 200, { "set-cookie": "a=1" }));
		await new Promise((resolve) => setImmediate(resolve));
		renders[1]?.resolve(rendered("yours", 200, { "set-cookie": "a=2" }));
		expect((await Promise.all(waiting)).map(textOf)).toEqual(["mine", "yours"]);
	});

	it("purges by tag, and doesn't store a page whose rendering started before", async () => {
		const { cache, ask, renders } = setUp();
		await ask(rendered("one"));
		expect(cache.purge(["job:a", "other"])).toBe(1);
		const old = cache.get(KEY);
		cache.purge(["job:a"]);
		renders.at(-1)?.resolve(rendered("old"));
		await old;
		expect(textOf(await ask(rendered("new")))).toBe("new");
	});

	describe("compresses with Brotli", () => {
		const LONG = Array.from({ length: 400 }, (_, index) => `line ${index * index}`).join("\n");
		const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
		const best = async (cache: PageCache) => {
			while (!cache.fresh(KEY.key)?.isBest) await nextTurn();
			return cache.fresh(KEY.key)?.br;
		};

		it("quickly for a page requested once", async () => {
			const { cache, ask } = setUp();
			const found = await ask(rendered(LONG));
			if (!("stored" in found)) throw new Error("not stored");
			expect([found.stored.isBest, brotliDecompressSync(found.stored.br.body).toString()]).toEqual([false, LONG]);
			cache.fresh(KEY.key);
			await brotliBest(Buffer.from("whatever waits before it is done"));
			expect(cache.fresh(KEY.key)?.isBest).toBe(false);
		});

		it("at best quality for a page requested repeatedly, under another validator", async () => {
			const { cache, ask } = setUp();
			const found = await ask(rendered(LONG));
			const quick = "stored" in found ? found.stored.br : undefined;
			const br = await best(cache);
			expect(br?.body.length).toBeLessThan(quick?.body.length ?? 0);
			expect(br?.etag).not.toBe(quick?.etag);
			expect(br?.headers).toEqual(expect.arrayContaining([br?.etag, String(br?.body.length)]));
			expect(br?.headers).not.toContain(quick?.etag);
		});

		it("not at all when a refresh yields the same page", async () => {
			const { cache, ask, advance } = setUp();
			await ask(rendered(LONG));
			const br = await best(cache);
			advance(HOUR);
			await ask(rendered(LONG));
			expect(cache.fresh(KEY.key)?.br.body).toBe(br?.body);
		});
	});
});

describe("a page from an earlier process", () => {
	/** What a process cached that ran some time before the test. */
	async function earlier(): Promise<StoredPage> {
		const { ask } = setUp();
		const found = await ask(rendered("earlier"));
		if (!("stored" in found)) throw new Error("nothing was cached");
		return found.stored;
	}

	it("is served like any other while it is fresh", async () => {
		const { cache, ask, renders } = setUp();
		cache.restore(await earlier(), false);
		const found = await ask();
		expect([found.state, textOf(found), renders.length]).toEqual(["hit", "earlier", 0]);
	});

	it("is served at once however old it is, and after some seconds rendered anew behind", async () => {
		const { cache, ask, renders, advance } = setUp();
		advance(9_000 * HOUR);
		cache.restore(await earlier(), false);
		expect([(await ask()).state, renders.length]).toEqual(["stale", 0]);
		advance(10_000);
		const found = await ask(rendered("now"));
		expect([found.state, textOf(found), renders.length]).toEqual(["stale", "earlier", 1]);
		await until(() => cache.fresh(KEY.key) !== undefined);
		expect(textOf(await ask())).toBe("now");
	});

	it("is not fresh if it comes from the future", async () => {
		const { cache, ask } = setUp();
		const page = await earlier();
		cache.restore({ ...page, storedAt: page.storedAt + HOUR, freshUntil: page.freshUntil + HOUR }, false);
		expect((await ask()).state).toBe("stale");
	});

	it("doesn't replace one that this process rendered", async () => {
		const { cache, ask } = setUp();
		await ask(rendered("now"));
		cache.restore(await earlier(), false);
		expect(textOf(await ask())).toBe("now");
	});

	it("is dropped by a purge", async () => {
		const { cache, ask } = setUp();
		cache.restore(await earlier(), false);
		expect(cache.purge(KEY.tags)).toBe(1);
		expect(textOf(await ask(rendered("now")))).toBe("now");
	});

	it("is rendered ahead once it is old, and waited for", async () => {
		const { cache, renders, advance } = setUp();
		cache.restore(await earlier(), false);
		expect(await cache.renew(KEY)).toMatchObject({ state: "hit" });
		advance(2 * HOUR);
		const renewed = cache.renew(KEY);
		renders[0]?.resolve(rendered("now"));
		expect(textOf(await renewed)).toBe("now");
	});

	describe("that shows what hosts said", () => {
		it("is served at once, but never as fresh, and after some seconds rendered anew behind", async () => {
			const { cache, ask, renders, advance } = setUp();
			cache.restore(await earlier(), true);
			expect([(await ask()).state, cache.fresh(KEY.key), renders.length]).toEqual(["stale", undefined, 0]);
			advance(10_000);
			expect(textOf(await ask(rendered("now")))).toBe("earlier");
			await until(() => cache.fresh(KEY.key) !== undefined);
			expect(textOf(await ask())).toBe("now");
		});

		it("is rendered ahead, however young it is", async () => {
			const { cache, renders } = setUp();
			cache.restore(await earlier(), true);
			const renewed = cache.renew(KEY);
			renders[0]?.resolve(rendered("now"));
			expect(textOf(await renewed)).toBe("now");
		});

		it("isn't served beyond its own end, nor if it comes from the future", async () => {
			const page = await earlier();
			for (const [age, end] of [
				[page.staleUntil - page.storedAt, "now"],
				[page.staleUntil - page.storedAt - 1, "earlier"],
				[-1, "now"],
			] as const) {
				const { cache, ask, advance } = setUp();
				advance(age);
				cache.restore(page, true);
				expect(textOf(await ask(rendered("now")))).toBe(end);
			}
		});

		it("is waited for once its end has come", async () => {
			const { cache, ask, advance } = setUp();
			const page = await earlier();
			advance(page.staleUntil - page.storedAt - 1);
			cache.restore(page, true);
			advance(1);
			expect(textOf(await ask(rendered("now")))).toBe("now");
		});
	});
});
