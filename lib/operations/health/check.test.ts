import { cachedFor, within } from "./check";

describe("a cached answer", () => {
	it("is reused while it is fresh, and shared by simultaneous checks", async () => {
		let [time, asked] = [0, 0];
		const ask = cachedFor(
			1_000,
			async () => {
				asked += 1;
				return asked;
			},
			() => time,
		);
		expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
		time = 999;
		expect(await ask()).toBe(1);
		time = 1_000;
		expect(await ask()).toBe(2);
	});
});

describe("a check with a time limit", () => {
	it("succeeds, fails, or is late; a late one isn't started again", async () => {
		expect(await within(1_000, async () => "fine")()).toBe(true);
		expect(await within(1_000, () => Promise.reject(new Error("broken")))()).toBe(false);
		let started = 0;
		let end: () => void = () => undefined;
		const check = within(1, () => {
			started += 1;
			return new Promise<void>((resolve) => {
				end = resolve;
			});
		});
		expect([await check(), await check(), started]).toEqual([false, false, 1]);
		end();
		expect(await check()).toBe(true);
	});
});
