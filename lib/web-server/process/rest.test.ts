import { collectAtRest } from "./rest";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("garbage is collected once after work, and not while there is any", () => {
	const collect = jest.fn();
	const work = collectAtRest(collect, 10);
	jest.advanceTimersByTime(100);
	expect(collect).not.toHaveBeenCalled();
	for (let count = 0; count < 5; count += 1) {
		work();
		jest.advanceTimersByTime(10);
	}
	expect(collect).not.toHaveBeenCalled();
	jest.advanceTimersByTime(100);
	expect(collect).toHaveBeenCalledTimes(1);
});
