import { backoffMs, readRetryAfter } from "./backoff";

describe("backoffMs", () => {
	it("retries at once, then after 1, 3 and 5 s, then every 15 to 30 s", () => {
		expect([1, 2, 3, 4, 5, 60].map((attempt) => backoffMs(attempt, 1))).toEqual([
			0, 1_000, 3_000, 5_000, 30_000, 30_000,
		]);
		expect([2, 5].map((attempt) => backoffMs(attempt, 0))).toEqual([750, 15_000]);
	});
});

describe("readRetryAfter", () => {
	const now = Date.parse("2030-01-01T00:00:00Z");
	it.each([
		["7", 7_000],
		["0", 0],
		["Tue, 01 Jan 2030 00:00:30 GMT", 30_000],
		["Mon, 31 Dec 2029 00:00:00 GMT", 0],
		["999999", 600_000],
		["soon", undefined],
		["", undefined],
		[null, undefined],
	])("reads %j as %s ms", (header, ms) => {
		expect(readRetryAfter(header, now)).toBe(ms);
	});
});
