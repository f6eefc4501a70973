import { cacheControlOf, lifetimeOf } from "./freshness";

const CACHED = { "cache-control": "s-maxage=60, stale-while-revalidate=31535940" };

describe("a page's freshness", () => {
	it("is as long as its headers say", () => {
		expect(lifetimeOf(200, CACHED)?.freshMs).toBe(60_000);
	});

	it("is ten seconds at most for a missing page, without staleness", () => {
		expect(lifetimeOf(404, CACHED)).toEqual({ freshMs: 10_000, staleMs: 0, errorMs: 0 });
	});

	it.each([
		[600_000, { freshMs: 60_000, staleMs: 540_000 }],
		[30_000, { freshMs: 30_000, staleMs: 0 }],
		[1, { freshMs: 1, staleMs: 0 }],
	])("never exceeds the page's own end, %d ms from now, unless nothing newer is available", (leftMs, expected) => {
		expect(lifetimeOf(200, CACHED, leftMs)).toEqual({ ...expected, errorMs: 86_400_000 });
	});

	it.each([0, -1])("is nothing for a page that has ended", (leftMs) => {
		expect(lifetimeOf(200, CACHED, leftMs)).toBeNull();
	});

	it.each([
		[600_000, "s-maxage=60, stale-while-revalidate=540"],
		[30_500, "s-maxage=30, stale-while-revalidate=0"],
		[900, "s-maxage=0, stale-while-revalidate=0"],
	])("is limited in s-maxage by the page's own end, %d ms from now", (leftMs, expected) => {
		const lifetime = lifetimeOf(200, CACHED, leftMs);
		expect(lifetime && cacheControlOf(200, lifetime, leftMs)).toContain(expected);
	});

	it.each([
		[200, "private, no-store"],
		[200, "private, s-maxage=60"],
		[200, ""],
		[200, "s-maxage=0"],
		[500, "s-maxage=60"],
		[307, "s-maxage=60"],
	])("is nothing for %d with %j", (status, cacheControl) => {
		expect(lifetimeOf(status, { "cache-control": cacheControl })).toBeNull();
	});

	it("is limited in s-maxage so that a new build reaches people", () => {
		const year = { freshMs: 31_536_000_000, staleMs: 1, errorMs: 1 };
		expect(cacheControlOf(200, year)).toBe(
			"public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400",
		);
		expect(cacheControlOf(404, { freshMs: 10_000, staleMs: 0, errorMs: 0 })).toBe("public, max-age=0, s-maxage=10");
	});
});
