import { createHash } from "node:crypto";
import { answerHash } from "./answer-hash";
import type * as Hashing from "./hash-in-worker";

const LARGE = 16_800_001;

/** Stands in for the browser's worker: runs its code, or breaks as one whose code didn't arrive. */
class FakeWorker extends EventTarget {
	static opened: FakeWorker[] = [];
	static broken = 0;
	isEnded = false;
	constructor(readonly url: URL) {
		super();
		FakeWorker.opened.push(this);
	}
	postMessage(data: unknown, ports: MessagePort[]) {
		if (FakeWorker.broken > 0) {
			FakeWorker.broken -= 1;
			queueMicrotask(() => this.dispatchEvent(new Event("error")));
		} else void answerHash({ data, ports });
	}
	terminate() {
		this.isEnded = true;
	}
}

const globals = globalThis as Record<string, unknown>;

function bytes(size: number): Uint8Array<ArrayBuffer> {
	const messages = new Uint32Array(Math.ceil(size / 4));
	for (let at = 0; at < messages.length; at += 1) messages[at] = at * 2_654_435_761;
	return new Uint8Array(messages.buffer, 0, size);
}
const sha256 = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");
const { signal } = new AbortController();

/** The module as a new page has it, without a worker yet. */
function newPage() {
	let page: typeof Hashing | undefined;
	jest.isolateModules(() => {
		page = jest.requireActual<typeof Hashing>("./hash-in-worker");
	});
	if (!page) throw new Error("the module did not load");
	return page.hashInWorker;
}

const { setTimeout: inTime } = globalThis;

/** No timer of an idle worker outlives the tests; `shorten` removes waits of so many milliseconds. */
const timers = (shorten?: number) =>
	jest.spyOn(globalThis, "setTimeout").mockImplementation((task, ms) => inTime(task, ms === shorten ? 0 : ms).unref());

beforeEach(() => {
	timers();
	FakeWorker.opened = [];
	FakeWorker.broken = 0;
	globals.Worker = FakeWorker;
	globals.addEventListener = () => {};
	globals.removeEventListener = () => {};
});
afterEach(() => {
	for (const name of ["Worker", "addEventListener", "removeEventListener"]) Reflect.deleteProperty(globals, name);
});

describe("the hash of a file", () => {
	it.each([0, 3, 16_777_216])("of %i bytes is computed without a worker", async (size) => {
		const content = bytes(size);
		expect(await newPage()(new Blob([content]), signal)).toBe(sha256(content));
		expect(FakeWorker.opened).toEqual([]);
	});

	it.each([16_777_217, LARGE])("of %i bytes is computed by a worker", async (size) => {
		const content = bytes(size);
		expect(await newPage()(new Blob([content]), signal)).toBe(sha256(content));
		expect(FakeWorker.opened).toHaveLength(1);
	});

	it("of a small file is computed by the worker on an insecure origin, which lacks SubtleCrypto", async () => {
		const own = crypto;
		Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
		try {
			expect(await newPage()(new Blob([bytes(5)]), signal)).toBe(sha256(bytes(5)));
		} finally {
			Object.defineProperty(globalThis, "crypto", { value: own, configurable: true });
		}
		expect(FakeWorker.opened).toHaveLength(1);
	});

	it("comes from one worker for the page, even for several files", async () => {
		const hash = newPage();
		const contents = [bytes(LARGE), bytes(LARGE + 1), bytes(LARGE + 2)];
		const hashes = await Promise.all(contents.map((content) => hash(new Blob([content]), signal)));
		expect(hashes).toEqual(contents.map(sha256));
		expect(FakeWorker.opened).toHaveLength(1);
	});

	it("can be cancelled at once, and the worker continues with others", async () => {
		const hash = newPage();
		const stop = new AbortController();
		const stopped = hash(new Blob([bytes(LARGE)]), stop.signal);
		const other = hash(new Blob([bytes(LARGE)]), signal);
		stop.abort();
		expect(await stopped).toBeUndefined();
		expect(await other).toBe(sha256(bytes(LARGE)));
		expect(await hash(new Blob([bytes(LARGE)]), stop.signal)).toBeUndefined();
	});

	it("is undefined for a file that is no longer readable", async () => {
		const unreadable = new Blob([bytes(LARGE)]);
		jest.spyOn(unreadable, "stream").mockImplementation(() => {
			throw new DOMException("gone", "NotReadableError");
		});
		expect(await newPage()(unreadable, signal)).toBeUndefined();
	});

	it("is undefined without workers", async () => {
		Reflect.deleteProperty(globals, "Worker");
		expect(await newPage()(new Blob([bytes(LARGE)]), signal)).toBeUndefined();
	});

	it("is undefined without WebAssembly", async () => {
		const { WebAssembly } = globals;
		globals.WebAssembly = undefined;
		expect(await newPage()(new Blob([bytes(LARGE)]), signal)).toBeUndefined();
		globals.WebAssembly = WebAssembly;
	});
});

describe("the worker", () => {
	it("ends after 30 s without work, and another one starts on demand", async () => {
		const hash = newPage();
		const later = timers();
		await hash(new Blob([bytes(LARGE)]), signal);
		const [end, ms] = later.mock.calls.at(-1) ?? [];
		expect([ms, FakeWorker.opened[0]?.isEnded]).toEqual([30_000, false]);
		end?.();
		expect(FakeWorker.opened[0]?.isEnded).toBe(true);
		expect(await hash(new Blob([bytes(LARGE)]), signal)).toBe(sha256(bytes(LARGE)));
		expect(FakeWorker.opened).toHaveLength(2);
	});

	it.each([
		[2, sha256(bytes(LARGE))],
		[3, undefined],
	])("is retried when its code fails to load, three times in all: %i failures", async (failures, expected) => {
		const hash = newPage();
		FakeWorker.broken = failures;
		timers(5_000);
		expect(await hash(new Blob([bytes(LARGE)]), signal)).toBe(expected);
		expect(FakeWorker.opened).toHaveLength(3);
		expect(FakeWorker.opened[0]?.isEnded).toBe(true);
	});
});
