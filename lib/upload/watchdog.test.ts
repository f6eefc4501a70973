import { VirtualClock } from "@/tests/support/virtual-clock";
import { createSpeedometer, secondsLeft } from "./speed";
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
	it("gives a quick line five seconds", async () => {
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

	it("gives a line that moves in bursts three times the usual gap", async () => {
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

	it("doesn't take a repeated number for progress", async () => {
		const { clock, watchdog, stalls } = setUp();
		watchdog.sent(5);
		await clock.pass(10_000);
		watchdog.sent(5);
		await clock.pass(5_000);
		expect(stalls()).toBe(1);
	});

	it("waits 200 s for the answer once everything has left, and never barks after it is stopped", async () => {
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
	it("smooths over ten seconds, and knows nothing in the first one", async () => {
		const clock = new VirtualClock();
		const speedometer = createSpeedometer(clock.now);
		expect(speedometer.add(0)).toBe(0);
		await clock.pass(500);
		expect(speedometer.add(1_000)).toBe(0);
		await clock.pass(1_500);
		expect(speedometer.add(4_000)).toBe(2_000);
		await clock.pass(60_000);
		expect(speedometer.add(9_000)).toBe(0);
	});

	it("tells the time left only when it is known", () => {
		expect(secondsLeft(10_000, 3_000)).toBe(4);
		expect(secondsLeft(10_000, 0)).toBeUndefined();
		expect(secondsLeft(0, 3_000)).toBeUndefined();
	});
});
