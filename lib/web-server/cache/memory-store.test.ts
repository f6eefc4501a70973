import { memoryStore } from "./memory-store";
import type { StoredPage } from "./stored-page";

const EMPTY = { etag: '"a"', headers: [] };

const stored = (key: string, bytes: number, tags: string[] = []): StoredPage => ({
	key,
	tags,
	status: 200,
	storedAt: 0,
	freshUntil: 0,
	staleUntil: 0,
	errorUntil: 0,
	retryAt: 0,
	hits: 0,
	isBest: false,
	br: { ...EMPTY, body: Buffer.alloc(bytes) },
	plain: EMPTY,
});

describe("the memory store", () => {
	it("respects its byte limit and evicts the least recently used page", () => {
		const store = memoryStore(1_000);
		for (const key of ["a", "b"]) store.set(stored(key, 400));
		store.get("a");
		store.set(stored("c", 400));
		expect(["a", "b", "c"].filter((key) => store.get(key))).toEqual(["a", "c"]);
	});

	it("rejects a page larger than its limit", () => {
		const store = memoryStore(100);
		store.set(stored("a", 400, ["t"]));
		expect(store.get("a")).toBeUndefined();
		expect(store.purge(["t"])).toBe(0);
	});

	it("purges by tag, even after a page was replaced", () => {
		const store = memoryStore(10_000);
		store.set(stored("a", 10, ["t"]));
		store.set(stored("a", 20, ["t", "u"]));
		store.set(stored("b", 10, ["v"]));
		expect(store.purge(["t", "u"])).toBe(1);
		expect(store.get("a")).toBeUndefined();
		expect(store.get("b")).toBeDefined();
	});
});
