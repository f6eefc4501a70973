import { SHORTEST_WAIT_MS } from "@/lib/contract/robot-trap";
import { untilTrusted } from "./until-trusted";

afterEach(() => jest.useRealTimers());

it("a page that was just opened waits, and no longer than the trap for robots asks", async () => {
	jest.useFakeTimers({ now: 0 });
	jest.spyOn(performance, "now").mockReturnValue(1_000);
	let isTrusted = false;
	void untilTrusted().then(() => {
		isTrusted = true;
	});
	await jest.advanceTimersByTimeAsync(SHORTEST_WAIT_MS - 1_001);
	expect(isTrusted).toBe(false);
	await jest.advanceTimersByTimeAsync(1);
	expect(isTrusted).toBe(true);
});

it("a page that has been open for long enough goes on at once", async () => {
	jest.spyOn(performance, "now").mockReturnValue(SHORTEST_WAIT_MS);
	await expect(untilTrusted()).resolves.toBeUndefined();
});
