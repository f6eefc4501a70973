import { hearing, levelOf, loudnessOf } from "./hearing";

describe("what a microphone hears", () => {
	it("is loud by all of its samples, whatever their sign", () => {
		expect(loudnessOf(new Float32Array([0.5, -0.5, 0.5, -0.5]))).toBeCloseTo(0.5);
		expect(loudnessOf(new Float32Array(8))).toBe(0);
		expect(loudnessOf(new Float32Array())).toBe(0);
	});

	it("shows as a bar between nothing and full", () => {
		expect([0, 0.0625, 0.25, 1].map(levelOf)).toEqual([0, 0.5, 1, 1]);
	});

	it("is a voice once it was loud three times, and stays one", () => {
		const hears = hearing();
		expect([0.2, 0.001, 0.2, 0.2, 0].map(hears)).toEqual([false, false, false, true, true]);
	});

	it("is no voice in a silent room", () => {
		const hears = hearing();
		expect([0.001, 0.005, 0.01, 0].map(hears)).not.toContain(true);
	});
});
