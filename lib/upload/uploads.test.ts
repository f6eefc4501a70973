import fc from "fast-check";
import type { Fault } from "@/tests/support/fake-upload-host";
import { bytesOf, fakePorts, makeFile } from "@/tests/support/upload-ports";
import type { Attachment } from "./attachment";
import { createUploads } from "./uploads";

const LARGE = 1_200_000;

function setUp(kind: "cv" | "document" = "cv") {
	const world = fakePorts();
	const uploads = createUploads(kind, world.ports);
	const first = (): Attachment => {
		const row = uploads.snapshot()[0];
		if (!row) throw new Error("no file");
		return row;
	};
	const settled = () => world.clock.until(() => first().status !== "loading");
	return { ...world, uploads, first, settled };
}

describe("an upload that goes well", () => {
	it.each([
		[1, "store"],
		[1_000_023, "store"],
		[1_000_024, "send 0 fresh"],
		[1_000_025, "send 0 fresh"],
	])("takes %i bytes to the host by one call: %s", async (size, call) => {
		const { uploads, host, first, settled } = setUp("document");
		const file = makeFile("report.pdf", size);
		uploads.add([file]);
		expect(first()).toMatchObject({ status: "loading", progress: 0, filepath: "", sizeBytes: size });
		await settled();
		expect(first()).toMatchObject({ status: "finish", progress: 100, filepath: "files/1", waiting: false });
		expect(host.log).toEqual([call]);
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});

	it("hands on what the host read out of a CV", async () => {
		const { uploads, first, settled } = setUp();
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first()).toMatchObject({ sha256: "ab".repeat(32), content: { status: 200, profile: {} } });
	});

	it("sends no more than two files at once", async () => {
		const { uploads, host, clock } = setUp("document");
		host.faults = [
			{ kind: "stall", at: 0 },
			{ kind: "stall", at: 0 },
		];
		uploads.add(["a.pdf", "b.pdf", "c.pdf"].map((name) => makeFile(name, 10)));
		await clock.settle();
		expect(host.log).toHaveLength(2);
		await clock.until(() => uploads.snapshot().every(({ status }) => status === "finish"));
	});

	it("tells its listeners of every change until they leave", async () => {
		const { uploads, settled } = setUp();
		let told = 0;
		const leave = uploads.subscribe(() => {
			told += 1;
		});
		const before = uploads.snapshot();
		expect(uploads.snapshot()).toBe(before);
		uploads.add([makeFile("cv.pdf", 10)]);
		await settled();
		expect(told).toBeGreaterThan(1);
		const end = told;
		leave();
		uploads.remove(uploads.snapshot()[0]?.identifier ?? "");
		expect(told).toBe(end);
	});
});

describe("a file that is not taken", () => {
	it.each([
		["cv", "cv.docx", 10, "LABEL_FILE_TYPE_MUST"],
		["document", "run.exe", 10, "NOT_SUPPORTED_FILE_LANDING_PAGE"],
		["cv", "cv.pdf", 0, "FILE_EMPTY"],
	] as const)("in a %s slot: %s of %i bytes is unsupported (%s) and never sent", async (kind, name, size, code) => {
		const { uploads, host, clock, first } = setUp(kind);
		uploads.add([makeFile(name, size, { type: "" })]);
		await clock.settle();
		expect(first()).toMatchObject({ status: "unsupported", errorMessage: code });
		expect(host.log).toEqual([]);
	});

	it("is a CV whose content is something else than its name says", async () => {
		const { uploads, host, first, settled } = setUp();
		uploads.add([makeFile("cv.pdf", 100, { start: "<html><script>" })]);
		await settled();
		expect(first()).toMatchObject({ status: "unsupported", errorMessage: "LABEL_FILE_TYPE_MUST" });
		expect(host.log).toEqual([]);
	});

	it("makes room for another CV", async () => {
		const { uploads, first, settled } = setUp();
		uploads.add([makeFile("cv.docx", 10)]);
		expect(uploads.add([makeFile("cv.pdf", 10)])).toEqual([]);
		await settled();
		expect(uploads.snapshot()).toHaveLength(1);
		expect(first()).toMatchObject({ filename: "cv.pdf", status: "finish" });
	});

	it("is a second CV, or a second document of the same name", () => {
		const cv = setUp("cv").uploads;
		const [one, two] = [makeFile("one.pdf", 10), makeFile("two.pdf", 10)];
		expect(cv.add([one, two])).toEqual([{ filename: "two.pdf", code: "ONE_FILE_ONLY" }]);
		const documents = setUp("document").uploads;
		documents.add([one, two]);
		expect(documents.add([makeFile("one.pdf", 20)])).toEqual([{ filename: "one.pdf", code: "DOCUMENT_EXIST" }]);
	});

	it("is one that can't be read when it is picked", async () => {
		const { uploads, first, world, settled } = setUp();
		world.isReadable = false;
		uploads.add([makeFile("cv.pdf", 100)]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "FILE_UNREADABLE" });
		uploads.retry(first().identifier);
		expect(first().status).toBe("failed");
	});

	it("is one that vanishes while the upload waits to go on", async () => {
		const { uploads, first, host, world, settled, clock } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().waiting);
		world.isReadable = false;
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "FILE_UNREADABLE" });
	});

	it.each([
		["cv", 415, "LABEL_FILE_TYPE_MUST"],
		["document", 415, "NOT_SUPPORTED_FILE_LANDING_PAGE"],
		["cv", 413, "FILE_TOO_LARGE"],
		["cv", 409, "FILE_CHANGED"],
		["cv", 507, "UPLOAD_NO_SPACE"],
		["cv", 422, "UPLOAD_FAILED"],
	] as const)("by the host: in a %s slot, %i fails it with %s at once", async (kind, status, code) => {
		const { uploads, host, first, settled } = setUp(kind);
		host.faults = [{ kind: "status", status }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: code });
		expect(host.log).toHaveLength(1);
	});
});

describe("an upload whose connection breaks", () => {
	it("asks how far the host is and goes on from there", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "drop", at: 0.25 }];
		const file = makeFile("cv.pdf", LARGE);
		uploads.add([file]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${LARGE / 4}`]);
		expect(first().status).toBe("finish");
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});

	it("shows what the host really has, not what the browser sent", async () => {
		const { uploads, host, first, clock } = setUp();
		host.faults = [{ kind: "late", at: 0.9 }, { kind: "forget" }, { kind: "stall", at: 0 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().waiting);
		expect(first()).toMatchObject({ progress: 90, startSize: 0 });
	});

	it("finishes when only the last answer was lost, and makes no second document", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "answer-lost" }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${LARGE - 1_024}`]);
		expect([first().status, host.stored]).toEqual(["finish", 1]);
	});

	it("starts again, and says so, at a host that has lost the file or can't tell", async () => {
		const { uploads, host, first, clock, settled } = setUp();
		host.answersProgress = false;
		host.faults = [{ kind: "drop", at: 0.5 }, null, { kind: "stall", at: 0.1 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().errorMessage === "UPLOAD_RESTARTED");
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", "send 0 fresh", "ask", "send 0 fresh"]);
		expect(first()).toMatchObject({ status: "finish", errorMessage: undefined });
	});

	it("notices a connection that is silently dead, and takes it up anew", async () => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = [{ kind: "stall", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		const start = clock.now();
		await clock.until(() => first().waiting);
		expect(clock.now() - start).toBeGreaterThanOrEqual(5_000);
		expect(clock.now() - start).toBeLessThanOrEqual(15_000);
		await settled();
		expect(first().status).toBe("finish");
	});

	it("waits longer after each failure and gives up after eight without progress", async () => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = Array<Fault>(20).fill({ kind: "drop", at: 0 });
		uploads.add([makeFile("cv.pdf", LARGE)]);
		const start = clock.now();
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_FAILED", waiting: false });
		expect(host.log).toHaveLength(8);
		expect(clock.now() - start).toBe((1 + 2 + 4 + 8 + 16 + 30 + 30) * 875);
	});

	it("counts its failures anew after progress", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = Array.from({ length: 10 }, () => [{ kind: "drop", at: 0.1 } as const, null]).flat();
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first().status).toBe("finish");
	});

	it.each([429, 503])("waits as long as a host that answers %i asks, shows it, and goes on", async (status) => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = [{ kind: "status", status, retryAfterMs: 42_000 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		const start = clock.now();
		await clock.until(() => first().waiting);
		expect(first()).toMatchObject({ waitSeconds: 42, errorMessage: "UPLOAD_BUSY", status: "loading" });
		await settled();
		expect(clock.now() - start).toBe(42_000);
		expect(first()).toMatchObject({ status: "finish", waitSeconds: undefined, errorMessage: undefined });
	});

	it("follows the host's offset when it refuses a position", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }, null, { kind: "forget" }, { kind: "drop", at: 0 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first().status).toBe("finish");
	});
});

describe("an upload that starts anew", () => {
	it("gets a name of its own, so that late pieces of the first start can't harm it", async () => {
		const { uploads, host, first, clock, settled } = setUp();
		host.faults = [{ kind: "late", at: 0.5 }];
		const names: string[] = [];
		const { send } = host;
		host.send = (call) => {
			names.push(call.identifier);
			return send.call(host, call);
		};
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().waiting);
		await settled();
		expect(names).toEqual(["identifier-00000001", "identifier-00000001-1"]);
		expect(first()).toMatchObject({ status: "finish", identifier: "identifier-00000001" });
	});
});

describe("an upload on a device that is offline", () => {
	it("waits for minutes without failing and goes on at once when the connection is back", async () => {
		const { uploads, host, clock, first, settled, setOnline } = setUp();
		setOnline(false);
		host.faults = Array<Fault>(100).fill({ kind: "drop", at: 0 });
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.pass(10 * 60_000);
		expect(first()).toMatchObject({ status: "loading", waiting: true, errorMessage: "UPLOAD_OFFLINE" });
		host.faults = [];
		const back = clock.now();
		setOnline(true);
		await settled();
		expect(first()).toMatchObject({ status: "finish", waiting: false });
		expect(clock.now()).toBe(back);
	});
});

describe("a small file", () => {
	it("fails with a time-out after 200 s without an answer", async () => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = [{ kind: "stall", at: 1 }];
		uploads.add([makeFile("cv.pdf", 500)]);
		const start = clock.now();
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_TIMEOUT" });
		expect(clock.now() - start).toBe(200_000);
	});

	it("is sent again after a lost connection, without being asked for", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", 500)]);
		await settled();
		expect(host.log).toEqual(["store", "store"]);
		expect(first().status).toBe("finish");
	});
});

describe("what a person does with an upload", () => {
	it("cancels it, then goes on where it was", async () => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = [{ kind: "stall", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.settle();
		uploads.cancel(first().identifier);
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_CANCELLED" });
		await clock.pass(600_000);
		expect(host.log).toHaveLength(1);
		uploads.retry(first().identifier);
		expect(first()).toMatchObject({ status: "loading", errorMessage: undefined });
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${LARGE / 2}`]);
		expect(first().status).toBe("finish");
	});

	it("removes it while it runs, and may pick the same file again", async () => {
		const { uploads, host, clock, settled, first } = setUp();
		host.faults = [{ kind: "stall", at: 0.5 }];
		const file = makeFile("cv.pdf", LARGE);
		uploads.add([file]);
		await clock.settle();
		uploads.remove(first().identifier);
		expect(uploads.snapshot()).toEqual([]);
		expect(uploads.add([file])).toEqual([]);
		await settled();
		expect(first().status).toBe("finish");
	});

	it("leaves the page, and nothing goes on", async () => {
		const { uploads, host, clock, first } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().waiting);
		uploads.stop();
		await clock.pass(600_000);
		expect(host.log).toHaveLength(1);
	});

	it("can neither cancel nor retry what is stored", async () => {
		const { uploads, first, settled } = setUp();
		uploads.add([makeFile("cv.pdf", 10)]);
		await settled();
		uploads.cancel(first().identifier);
		uploads.retry(first().identifier);
		expect(first().status).toBe("finish");
	});
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const fault: fc.Arbitrary<Fault | null> = fc.oneof(
	fc.constant(null),
	fc.record({ kind: fc.constantFrom("drop" as const, "stall" as const, "late" as const), at: share }),
	fc.record({ kind: fc.constantFrom("answer-lost", "twice", "forget", "short-answer") }) as fc.Arbitrary<Fault>,
	fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(408, 429, 500, 502, 503, 504) }),
);

describe("any seven faults in a row", () => {
	const files = [1_000_024, 1_000_025, 1_000_200].map((size) => makeFile("cv.pdf", size));

	it("end with exactly the file's bytes at the host", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fault, { maxLength: 7 }),
				fc.constantFrom(...files),
				fc.boolean(),
				async (faults, file, answersProgress) => {
					const { uploads, host, first, settled } = setUp();
					host.faults = [...faults];
					host.answersProgress = answersProgress;
					uploads.add([file]);
					await settled();
					expect(first()).toMatchObject({ status: "finish", progress: 100 });
					expect(host.data.equals(bytesOf(file))).toBe(true);
				},
			),
			{ numRuns: 150 },
		);
	}, 60_000);
});
