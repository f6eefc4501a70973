import { createLine } from "./line";

const paceOf = (speed: number, isSettled = true) => ({ speed, isSettled });

describe("the line of a page", () => {
	it("is as fast as all its uploads together", () => {
		const line = createLine();
		for (const name of ["one", "two", "three"]) line.note(name, paceOf(200_000));
		expect(line.isTooSlow(paceOf(200_000))).toBe(false);
		line.note("two", undefined);
		line.note("three", undefined);
		expect(line.isTooSlow(paceOf(200_000))).toBe(true);
	});

	it("is judged only by an upload that was measured long enough", () => {
		const line = createLine();
		line.note("one", paceOf(100_000, false));
		expect(line.isTooSlow(paceOf(100_000, false))).toBe(false);
	});

	it("is not too slow any more once the person said so, for all that is paused and all that comes", () => {
		const line = createLine();
		const goOn = jest.fn();
		const stop = line.onAccept(goOn);
		line.note("one", paceOf(1));
		line.accept();
		expect(goOn).toHaveBeenCalledTimes(1);
		expect(line.isTooSlow(paceOf(1))).toBe(false);
		stop();
		line.accept();
		expect(goOn).toHaveBeenCalledTimes(1);
	});
});
