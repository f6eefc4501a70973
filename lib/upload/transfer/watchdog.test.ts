import { VirtualClock } from "@/tests/support/browser/virtual-clock";
import { createSpeedometer, isLong, isSlow, NO_PACE, secondsLeft } from "./speed";
import { createWatchdog } from "./watchdog";

function setUp() {
	const clock = new VirtualClock();
	let stalls = 0;
	const watchdog = createWatchdog(clock, 1_000, 200_000, () => {
		stalls += 1;
	});
	return { clock, watchdog, stalls: () => stalls };
}

describe("the watchdog", () => {
	it("gives a fast line five seconds", async () => {
		const { clock, watchdog, stalls } = setUp();
		for (let sent = 1; sent <= 100; sent += 1) {
			await clock.pass(50);
			watchdog.sent(sent);
		}
		await clock.pass(4_999);
		expect(stalls()).toBe(0);
		await clock.pass(1);
		expect(stalls()).toBe(1);
	});

	it("gives a bursty line three times its usual gap", async () => {
		const { clock, watchdog, stalls } = setUp();
		for (let sent = 1; sent <= 40; sent += 1) {
			await clock.pass(4_000);
			watchdog.sent(sent);
		}
		await clock.pass(11_900);
		expect(stalls()).toBe(0);
		await clock.pass(200);
		expect(stalls()).toBe(1);
	});

	it("doesn't count a repeated number as progress", async () => {
		const { clock, watchdog, stalls } = setUp();
		watchdog.sent(5);
		await clock.pass(10_000);
		watchdog.sent(5);
		await clock.pass(5_000);
		expect(stalls()).toBe(1);
	});

	it("waits 200 s for the response once everything has left, and never fires after a stop", async () => {
		const { clock, watchdog, stalls } = setUp();
		watchdog.sent(1_000);
		await clock.pass(199_999);
		expect(stalls()).toBe(0);
		watchdog.stop();
		await clock.pass(10);
		expect(stalls()).toBe(0);
	});
});

describe("the speedometer", () => {
	it("averages over ten seconds, and has no value in the first one", async () => {
		const clock = new VirtualClock();
		const speedometer = createSpeedometer(clock.now);
		expect(speedometer.add(0)).toEqual(NO_PACE);
		await clock.pass(500);
		expect(speedometer.add(1_000)).toEqual(NO_PACE);
		await clock.pass(1_500);
		expect(speedometer.add(4_000)).toEqual({ speed: 2_000, isSettled: false });
		await clock.pass(8_000);
		expect(speedometer.add(14_000)).toEqual({ speed: 1_400, isSettled: true });
		await clock.pass(5_000);
		expect(speedometer.add(14_000)).toEqual({ speed: 769, isSettled: true });
	});

	it("restarts with each call, so that waits between calls don't count", async () => {
		const clock = new VirtualClock();
		const speedometer = createSpeedometer(clock.now);
		speedometer.add(0);
		await clock.pass(60_000);
		speedometer.reset();
		expect(speedometer.add(5_000)).toEqual(NO_PACE);
		await clock.pass(2_000);
		expect(speedometer.add(25_000)).toEqual({ speed: 10_000, isSettled: false });
	});

	it.each([
		[0.3 * 1_028_576, true, true],
		[0.3 * 1_028_576 + 1, true, false],
		[0, false, false],
	])("judges %d bytes per second (settled: %s) as slow: %s", (speed, isSettled, slow) => {
		expect(isSlow({ speed, isSettled })).toBe(slow);
	});

	it.each([
		[300_000, true, false],
		[300_001, true, true],
		[300_001, false, false],
	])("judges %i bytes left at 1,000 per second (settled: %s) as long: %s", (left, isSettled, long) => {
		expect(isLong({ speed: 1_000, isSettled }, left)).toBe(long);
	});

	it("reports the time left only when it is known", () => {
		expect(secondsLeft(10_000, 3_000)).toBe(4);
		expect(secondsLeft(10_000, 0)).toBeUndefined();
		expect(secondsLeft(0, 3_000)).toBeUndefined();
	});
});
