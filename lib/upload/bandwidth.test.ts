import { createBandwidth } from "./bandwidth";

const paceOf = (speed: number, isSettled = true) => ({ speed, isSettled });

describe("the bandwidth of a page", () => {
	it("is the speed of all its uploads together", () => {
		const bandwidth = createBandwidth();
		for (const name of ["one", "two", "three"]) bandwidth.note(name, paceOf(200_000));
		expect(bandwidth.isTooSlow(paceOf(200_000))).toBe(false);
		bandwidth.note("two", undefined);
		bandwidth.note("three", undefined);
		expect(bandwidth.isTooSlow(paceOf(200_000))).toBe(true);
	});

	it("needs an upload that was measured long enough", () => {
		const bandwidth = createBandwidth();
		bandwidth.note("one", paceOf(100_000, false));
		expect(bandwidth.isTooSlow(paceOf(100_000, false))).toBe(false);
	});

	it("is never too slow once the person continued, for paused and later uploads", () => {
		const bandwidth = createBandwidth();
		const goOn = jest.fn();
		const stop = bandwidth.onAccept(goOn);
		bandwidth.note("one", paceOf(1));
		bandwidth.accept();
		expect(goOn).toHaveBeenCalledTimes(1);
		expect(bandwidth.isTooSlow(paceOf(1))).toBe(false);
		stop();
		bandwidth.accept();
		expect(goOn).toHaveBeenCalledTimes(1);
	});
});
