import { runningRequests } from "./quiet";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A request whose end is the test's. */
function request() {
	let end = () => {};
	let fail = () => {};
	const work = new Promise<void>((resolve, reject) => {
		end = resolve;
		fail = () => reject(new Error("broken"));
	});
	return { work, end: () => end(), fail: () => fail() };
}

/** Notes in `order` when a promise resolves. */
const noted = (order: string[], name: string, promise: Promise<unknown>) => promise.then(() => order.push(name));

test("a process without a request is quiet", async () => {
	await runningRequests().quiet(1_000);
	expect(jest.getTimerCount()).toBe(0);
});

test("a process is quiet once the last of its requests has ended, however it ended", async () => {
	const { during, quiet } = runningRequests();
	const order: string[] = [];
	const [first, second] = [request(), request()];
	const failed = during(second.work).catch(() => order.push("failed"));
	const done = noted(order, "first", during(first.work));
	const isQuiet = noted(order, "quiet", quiet(1_000));
	first.end();
	await done;
	expect(order).toEqual(["first"]);
	second.fail();
	await Promise.all([failed, isQuiet]);
	expect(order.toSorted()).toEqual(["failed", "first", "quiet"]);
	expect(jest.getTimerCount()).toBe(0);
});

test("requests without an end delay nothing for ever", async () => {
	const { during, quiet } = runningRequests();
	void during(new Promise(() => undefined));
	const isQuiet = quiet(1_000);
	jest.advanceTimersByTime(1_000);
	await isQuiet;
});
