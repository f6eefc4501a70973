import { backoffMs } from "./backoff";

describe("backoffMs", () => {
	it("retries at once, then after 1, 3 and 5 s, then every 15 to 30 s", () => {
		expect([1, 2, 3, 4, 5, 60].map((attempt) => backoffMs(attempt, 1))).toEqual([
			0, 1_000, 3_000, 5_000, 30_000, 30_000,
		]);
		expect([2, 5].map((attempt) => backoffMs(attempt, 0))).toEqual([750, 15_000]);
	});
});
