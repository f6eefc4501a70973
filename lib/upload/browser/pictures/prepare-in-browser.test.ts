import { prepareInBrowser } from "./prepare-in-browser";

const PAGE = { jpeg: new Blob(["j"]), thumbnail: new Blob(["t"]), width: 4, height: 3 };

/** Stands in for the browser's worker: answers with `answer`, or never. */
class FakeWorker extends EventTarget {
	static answer: unknown;
	static running = 0;
	constructor() {
		super();
		FakeWorker.running += 1;
	}
	postMessage(_: unknown, [port]: MessagePort[]) {
		if (FakeWorker.answer !== undefined) port?.postMessage(FakeWorker.answer);
	}
	terminate() {
		FakeWorker.running -= 1;
	}
}

const globals = globalThis as Record<string, unknown>;
const { signal } = new AbortController();

beforeEach(() => {
	globals.Worker = FakeWorker;
	globals.OffscreenCanvas = class {
		getContext = () => ({});
	};
	FakeWorker.running = 0;
});
afterEach(() => {
	jest.useRealTimers();
	for (const name of ["Worker", "OffscreenCanvas"]) delete globals[name];
});

describe("a worker that makes pages", () => {
	it("ends with its page, or when it can't open the picture", async () => {
		FakeWorker.answer = PAGE;
		expect(await prepareInBrowser(new Blob(), signal)).toMatchObject({ width: 4, height: 3 });
		FakeWorker.answer = null;
		expect(await prepareInBrowser(new Blob(), signal)).toBeUndefined();
		expect(FakeWorker.running).toBe(0);
	});

	it("ends when it doesn't answer for a minute, or is no longer needed", async () => {
		FakeWorker.answer = undefined;
		jest.useFakeTimers();
		const late = prepareInBrowser(new Blob(), signal);
		jest.advanceTimersByTime(60_000);
		expect(await late).toBeUndefined();
		const end = new AbortController();
		const stopped = prepareInBrowser(new Blob(), end.signal);
		end.abort();
		expect(await stopped).toBeUndefined();
		expect(FakeWorker.running).toBe(0);
	});
});
