import { SAMPLE_BYTES, SAMPLE_LIMIT_MS, speedOf } from "./speed";

describe("what a sample says of a connection", () => {
	it.each([
		[SAMPLE_BYTES, 0, { kind: "fast" }],
		[SAMPLE_BYTES, 1_700, { kind: "fast" }],
		[300_000, 1_000, { kind: "slow", seconds: 25 }],
		[SAMPLE_BYTES, 4_000, { kind: "slow", seconds: 60 }],
		[60_000, 1_000, { kind: "slow", seconds: 125 }],
		[59_000, 1_000, { kind: "too-slow" }],
		[SAMPLE_BYTES, SAMPLE_LIMIT_MS, { kind: "too-slow" }],
	])("%i bytes in %i ms", (bytes, ms, speed) => {
		expect(speedOf(bytes, ms)).toEqual(speed);
	});
});
