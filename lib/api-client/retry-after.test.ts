import { readRetryAfter } from "./retry-after";

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
