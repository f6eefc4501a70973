import { hashOf } from "@/tests/support/uploads/fake-upload-host";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/uploads/upload-ports";
import { CV_POLICY, DOCUMENT_POLICY } from "./slot/policy";

const LARGE = 1_200_000;

describe("a successful upload", () => {
	it.each([
		[1, "store"],
		[1_000_023, "store"],
		[1_000_024, "send 0 fresh"],
		[1_000_025, "send 0 fresh"],
	])("sends %i bytes to the host by one call: %s", async (size, call) => {
		const { uploads, host, first, settled } = setUp(DOCUMENT_POLICY);
		const file = makeFile("report.pdf", size);
		uploads.add([file]);
		expect(first()).toMatchObject({ status: "loading", progress: 0, filepath: "", sizeBytes: size });
		await settled();
		expect(first()).toMatchObject({ status: "finish", progress: 100, filepath: "files/1", waiting: false });
		expect(host.log).toEqual([call]);
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});

	it("passes on the host's CV contents", async () => {
		const { uploads, first, settled } = setUp();
		const file = makeFile("cv.pdf", LARGE);
		uploads.add([file]);
		await settled();
		expect(first()).toMatchObject({ sha256: hashOf(bytesOf(file)), content: { status: 200, profile: {} } });
	});

	it("respects the semaphore, and reports waiting files", async () => {
		const { uploads, host, clock } = setUp(DOCUMENT_POLICY);
		host.faults = [
			{ kind: "stall", at: 0 },
			{ kind: "stall", at: 0 },
		];
		uploads.add(["a.pdf", "b.pdf", "c.pdf"].map((name) => makeFile(name, LARGE)));
		await clock.settle();
		expect(host.log).toHaveLength(2);
		expect(uploads.snapshot()[2]).toMatchObject({ waiting: true, errorMessage: "UPLOAD_QUEUED" });
		await clock.until(() => uploads.snapshot().every(({ status }) => status === "finish"));
	});

	it("notifies its listeners of every change until they unsubscribe", async () => {
		const { uploads, settled } = setUp();
		let notified = 0;
		const leave = uploads.subscribe(() => {
			notified += 1;
		});
		const before = uploads.snapshot();
		expect(uploads.snapshot()).toBe(before);
		uploads.add([makeFile("cv.pdf", 10)]);
		await settled();
		expect(notified).toBeGreaterThan(1);
		const end = notified;
		leave();
		uploads.remove(uploads.snapshot()[0]?.identifier ?? "");
		expect(notified).toBe(end);
	});
});

describe("a rejected file", () => {
	it.each([
		["CV", CV_POLICY, "cv.docx", 10, "LABEL_FILE_TYPE_MUST"],
		["document", DOCUMENT_POLICY, "run.exe", 10, "NOT_SUPPORTED_FILE_LANDING_PAGE"],
		["CV", CV_POLICY, "cv.pdf", 0, "FILE_EMPTY"],
	] as const)("in a %s slot (case %#) is unsupported and never sent", async (_, policy, name, size, code) => {
		const { uploads, host, clock, first } = setUp(policy);
		uploads.add([makeFile(name, size, { type: "" })]);
		await clock.settle();
		expect(first()).toMatchObject({ status: "unsupported", errorMessage: code });
		expect(host.log).toEqual([]);
	});

	it("is a CV whose content contradicts its name", async () => {
		const { uploads, host, first, settled } = setUp();
		uploads.add([makeFile("cv.pdf", 100, { start: "<html><script>" })]);
		await settled();
		expect(first()).toMatchObject({ status: "unsupported", errorMessage: "LABEL_FILE_TYPE_MUST" });
		expect(host.log).toEqual([]);
	});

	it("can be replaced by another CV", async () => {
		const { uploads, first, settled } = setUp();
		uploads.add([makeFile("cv.docx", 10)]);
		expect(uploads.add([makeFile("cv.pdf", 10)])).toEqual([]);
		await settled();
		expect(uploads.snapshot()).toHaveLength(1);
		expect(first()).toMatchObject({ filename: "cv.pdf", status: "finish" });
	});

	it("is a second CV, or a second document with the same name", () => {
		const cv = setUp().uploads;
		const [one, two] = [makeFile("one.pdf", 10), makeFile("two.pdf", 10)];
		expect(cv.add([one, two])).toEqual([{ filename: "two.pdf", code: "ONE_FILE_ONLY" }]);
		const documents = setUp(DOCUMENT_POLICY).uploads;
		documents.add([one, two]);
		expect(documents.add([makeFile("one.pdf", 20)])).toEqual([{ filename: "one.pdf", code: "DOCUMENT_EXIST" }]);
	});

	it("is one that is unreadable when picked", async () => {
		const { uploads, first, world, settled } = setUp();
		world.isReadable = false;
		uploads.add([makeFile("cv.pdf", 100)]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "FILE_UNREADABLE" });
		uploads.retry(first().identifier);
		expect(first().status).toBe("failed");
	});

	it("is one that disappears while the upload waits to resume", async () => {
		const { uploads, first, host, world, settled, clock } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().waiting);
		world.isReadable = false;
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "FILE_PICK_AGAIN" });
	});

	it.each([
		["CV", CV_POLICY, 415, "LABEL_FILE_TYPE_MUST"],
		["document", DOCUMENT_POLICY, 415, "NOT_SUPPORTED_FILE_LANDING_PAGE"],
		["CV", CV_POLICY, 413, "FILE_TOO_LARGE"],
		["CV", CV_POLICY, 409, "FILE_CHANGED"],
		["CV", CV_POLICY, 507, "UPLOAD_NO_SPACE"],
		["CV", CV_POLICY, 422, "UPLOAD_FAILED"],
	] as const)("by the host: in a %s slot (case %#) fails at once", async (_, policy, status, code) => {
		const { uploads, host, first, settled } = setUp(policy);
		host.faults = [{ kind: "status", status }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: code });
		expect(host.log).toHaveLength(1);
	});
});

describe("user actions", () => {
	it("cancel it and resume it", async () => {
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

	it("remove it while it runs, and pick the same file again", async () => {
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

	it("leave the page, and everything stops", async () => {
		const { uploads, host, clock, first } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().waiting);
		uploads.stop();
		await clock.pass(600_000);
		expect(host.log).toHaveLength(1);
	});

	it("can neither cancel nor retry a stored file", async () => {
		const { uploads, first, settled } = setUp();
		uploads.add([makeFile("cv.pdf", 10)]);
		await settled();
		uploads.cancel(first().identifier);
		uploads.retry(first().identifier);
		expect(first().status).toBe("finish");
	});
});

describe("files of a draft", () => {
	const PERSISTED = { filename: "cv.pdf", filepath: "files/9", type: "application/pdf", sizeBytes: 2_000_000 };

	it("are restored as finished, without a call", async () => {
		const { uploads, host, clock, first } = setUp(DOCUMENT_POLICY);
		uploads.restore([PERSISTED, { ...PERSISTED, filename: "more.pdf", filepath: "files/10" }]);
		await clock.pass(60_000);
		expect(uploads.snapshot().map(({ filename }) => filename)).toEqual(["cv.pdf", "more.pdf"]);
		expect(first()).toMatchObject({ ...PERSISTED, status: "finish", progress: 100, sizeFile: 2, sizeUnit: "MB" });
		expect(host.log).toEqual([]);
	});

	it("are restored once, and only if they were stored", () => {
		const { uploads } = setUp(DOCUMENT_POLICY);
		uploads.restore([PERSISTED, PERSISTED, { ...PERSISTED, filepath: "" }]);
		uploads.restore([PERSISTED]);
		expect(uploads.snapshot()).toHaveLength(1);
	});

	it("occupy the only place of a slot, and free it when removed", () => {
		const { uploads, first } = setUp();
		uploads.restore([PERSISTED, { ...PERSISTED, filepath: "files/10" }]);
		expect(uploads.snapshot()).toHaveLength(1);
		expect(uploads.add([makeFile("new.pdf", 10)])).toEqual([{ filename: "new.pdf", code: "ONE_FILE_ONLY" }]);
		uploads.remove(first().identifier);
		expect(uploads.add([makeFile("new.pdf", 10)])).toEqual([]);
	});
});
