import { giveBack } from "./give-back";

test("bytes that fill their memory are empty afterwards", () => {
	const bytes = new Uint8Array(70_000);
	giveBack(bytes);
	expect(bytes).toHaveLength(0);
});

test("bytes within a larger buffer stay", () => {
	const whole = new Uint8Array(70_000).fill(7);
	giveBack(whole.subarray(1));
	expect(whole.every((byte) => byte === 7)).toBe(true);
});
