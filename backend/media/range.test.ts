import { readRange } from "./range";

describe("readRange", () => {
	it.each<[string | null, ReturnType<typeof readRange>]>([
		[null, null],
		["bytes=0-9", { first: 0, last: 9 }],
		["bytes=90-", { first: 90, last: 99 }],
		["bytes=-10", { first: 90, last: 99 }],
		["bytes=-500", { first: 0, last: 99 }],
		["bytes=50-500", { first: 50, last: 99 }],
		["bytes=100-", "unsatisfiable"],
		["bytes=-0", "unsatisfiable"],
		["bytes=9-1", null],
		["bytes=0-1,5-6", null],
		["bytes=-", null],
		["items=0-1", null],
	])("reads %j of a file of 100 bytes", (header, expected) => {
		expect(readRange(header, 100)).toEqual(expected);
	});
});
