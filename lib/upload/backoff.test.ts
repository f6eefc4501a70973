import { backoffMs, readRetryAfter } from "./backoff";

describe("backoffMs", () => {
	it("doubles from one second to thirty, with up to a quarter taken off", () => {
		expect([1, 2, 3, 4, 5, 6, 60].map((attempt) => backoffMs(attempt, 1))).toEqual([
			1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
		]);
		expect(backoffMs(1, 0)).toBe(750);
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
