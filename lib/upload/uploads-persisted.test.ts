import { FakeStorage } from "@/tests/support/uploads/fake-upload-storage";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/uploads/upload-ports";
import { CV_POLICY, DOCUMENT_POLICY, type FilePolicy } from "./slot/policy";

const SIZE = 3_000_000;

/** A visit that ends with half of a file at the host. */
async function leftHalfWay(policy: FilePolicy = CV_POLICY, storage = new FakeStorage(), size = SIZE) {
	const visit = setUp(policy, storage);
	visit.host.faults = [{ kind: "stall", at: 0.5 }];
	const file = makeFile("cv.pdf", size);
	visit.uploads.add([file]);
	await visit.clock.pass(4_000);
	visit.uploads.stop();
	return { storage, file, host: visit.host };
}

/** The next visit, at the same host. */
function comeBack({ storage, host }: Awaited<ReturnType<typeof leftHalfWay>>, policy: FilePolicy = CV_POLICY) {
	const visit = setUp(policy, storage);
	visit.ports.transport = host;
	return { ...visit, host };
}

describe("an upload whose page was closed", () => {
	it("resumes at the host's position, and its record is deleted at the end", async () => {
		const before = await leftHalfWay();
		expect([...before.storage.uploads.values()]).toMatchObject([{ filename: "cv.pdf", sizeBytes: SIZE }]);
		const { uploads, host, first, settled } = comeBack(before);
		await uploads.takeUp();
		expect(first()).toMatchObject({ status: "loading", filename: "cv.pdf", isPersisted: true, sizeBytes: SIZE });
		await settled();
		expect(first().status).toBe("finish");
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${SIZE / 2}`]);
		expect(host.data.equals(bytesOf(before.file))).toBe(true);
		expect(before.storage.uploads.size).toBe(0);
	});

	it("shows its progress at once", async () => {
		const before = await leftHalfWay();
		const [upload] = before.storage.uploads.values();
		before.storage.note(upload?.identifier ?? "", { endSize: SIZE / 2 });
		const { uploads, first } = comeBack(before);
		await uploads.takeUp();
		expect(first()).toMatchObject({ progress: 50, endSize: SIZE / 2, waiting: true, errorMessage: "UPLOAD_TAKEN_UP" });
	});

	it("stays continued over a slow line", async () => {
		const storage = new FakeStorage();
		const visit = setUp(DOCUMENT_POLICY, storage);
		visit.host.faults = [{ kind: "slow", bytesPerSecond: 10_000 }, null, { kind: "slow", bytesPerSecond: 10_000 }];
		visit.uploads.add([makeFile("cv.pdf", SIZE)]);
		await visit.clock.until(() => visit.first().status === "paused");
		visit.uploads.proceed();
		await visit.clock.pass(4_000);
		visit.uploads.stop();
		const next = setUp(DOCUMENT_POLICY, storage);
		next.host.faults = [null, { kind: "slow", bytesPerSecond: 10_000 }];
		await next.uploads.takeUp();
		await next.settled();
		expect(next.first().status).toBe("finish");
	});

	it("isn't paused at the next visit either if the person had continued before it started", async () => {
		const { uploads, host, ports, clock, storage } = setUp(DOCUMENT_POLICY);
		ports.bandwidth.accept();
		host.faults = [{ kind: "stall", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await clock.pass(1_000);
		expect([...storage.uploads.values()]).toMatchObject([{ continued: true }]);
	});

	it("restarts, with a message, when the host has lost it", async () => {
		const before = await leftHalfWay();
		const [upload] = before.storage.uploads.values();
		before.storage.note(upload?.identifier ?? "", { endSize: SIZE / 2 });
		const { uploads, first, host, clock, settled } = comeBack(before);
		host.faults = [{ kind: "forget" }, null, { kind: "stall", at: 0.1 }];
		await uploads.takeUp();
		await clock.until(() => first().errorMessage === "UPLOAD_RESTARTED");
		await settled();
		expect(first().status).toBe("finish");
	});

	it("is dropped if its slot has a file by then", async () => {
		const before = await leftHalfWay();
		const { uploads } = comeBack(before);
		uploads.restore([{ filename: "b.pdf", filepath: "files/9", type: "application/pdf", sizeBytes: 5 }]);
		await uploads.takeUp();
		expect(uploads.snapshot().map(({ filename }) => filename)).toEqual(["b.pdf"]);
		expect(before.storage.uploads.size).toBe(0);
	});

	it("stays for the next page when this one closes during its resumption", async () => {
		const before = await leftHalfWay();
		const { uploads, host, clock } = comeBack(before);
		const taking = uploads.takeUp();
		uploads.stop();
		await taking;
		await clock.pass(60_000);
		expect(host.log).toEqual(["send 0 fresh"]);
		expect(before.storage.uploads.size).toBe(1);
	});

	it("resumes for a small file too", async () => {
		const before = await leftHalfWay(CV_POLICY, new FakeStorage(), 900);
		const { uploads, first, settled } = comeBack(before);
		await uploads.takeUp();
		await settled();
		expect(first().status).toBe("finish");
	});
});

describe("persisted data", () => {
	it.each(["cancel", "remove"] as const)("is deleted when the person chooses to %s", async (act) => {
		const { uploads, host, first, clock, storage } = setUp();
		host.faults = [{ kind: "stall", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await clock.pass(1_000);
		expect(first().isPersisted).toBe(true);
		uploads[act](first().identifier);
		await clock.settle();
		expect(storage.uploads.size).toBe(0);
	});

	it("is restored by a retry after a cancel", async () => {
		const { uploads, host, first, clock, storage } = setUp();
		host.faults = [{ kind: "stall", at: 0.5 }, null, { kind: "stall", at: 0.1 }];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await clock.pass(1_000);
		uploads.cancel(first().identifier);
		await clock.settle();
		uploads.retry(first().identifier);
		await clock.settle();
		expect(storage.uploads.size).toBe(1);
	});

	it("stays after a recoverable failure, and is deleted after a final one", async () => {
		for (const [status, count] of [
			[507, 1],
			[415, 0],
		] as const) {
			const { uploads, host, settled, clock, storage } = setUp();
			host.faults = [{ kind: "status", status }];
			uploads.add([makeFile("cv.pdf", SIZE)]);
			await settled();
			await clock.settle();
			expect(storage.uploads.size).toBe(count);
		}
	});

	it("is the source from then on, so that the picked file may disappear", async () => {
		const { uploads, host, world, first, clock, settled } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }];
		const file = makeFile("cv.pdf", SIZE);
		uploads.add([file]);
		await clock.until(() => first().waiting);
		world.unreadable = file;
		await settled();
		expect(first().status).toBe("finish");
	});
});

describe("a file above 20 MB", () => {
	const LARGE = 30_000_000;

	/** An engine that sends it at a rate, and how often it was copied. */
	function sendAt(bytesPerSecond: number) {
		const world = setUp(DOCUMENT_POLICY);
		const copies = jest.spyOn(world.storage, "copy");
		world.host.faults = [{ kind: "slow", bytesPerSecond }];
		world.uploads.add([makeFile("film.pdf", LARGE)]);
		return { ...world, copies };
	}

	it("isn't copied if the upload takes only a moment, but is still recognised", async () => {
		const { clock, settled, storage, copies, first } = sendAt(4_000_000);
		await clock.pass(3_000);
		expect([...storage.uploads.values()]).toMatchObject([{ fingerprint: expect.any(String), file: undefined }]);
		await settled();
		await clock.pass(3_000);
		expect(copies).not.toHaveBeenCalled();
		expect([first().status, storage.uploads.size]).toEqual(["finish", 0]);
	});

	it("is copied once the upload proves slow", async () => {
		const { clock, first, copies } = sendAt(1_000_000);
		await clock.pass(1_000);
		expect(first().isPersisted).toBe(false);
		await clock.until(() => first().isPersisted);
		expect(copies).toHaveBeenCalledTimes(1);
	});

	it("is copied when the upload stalls", async () => {
		const { clock, first, uploads, host } = setUp(DOCUMENT_POLICY);
		host.faults = Array.from({ length: 9 }, () => ({ kind: "drop", at: 0.9 }) as const);
		uploads.add([makeFile("film.pdf", LARGE)]);
		await clock.until(() => first().isPersisted);
		expect(first().waiting).toBe(true);
	});
});

describe("a picked file that disappears before it is copied", () => {
	it("can be picked again on the same page, and resumes", async () => {
		const storage = Object.assign(new FakeStorage(), { hasRoom: false });
		const { uploads, host, world, first, clock } = setUp(CV_POLICY, storage);
		host.faults = [{ kind: "drop", at: 0.5 }];
		const file = makeFile("cv.pdf", SIZE);
		uploads.add([file]);
		await clock.until(() => first().waiting);
		world.unreadable = file;
		await clock.until(() => first().status === "failed");
		expect(first().errorMessage).toBe("FILE_PICK_AGAIN");
		world.unreadable = undefined;
		uploads.add([file]);
		await clock.until(() => first().status === "finish");
		expect(host.log).toEqual(["send 0 fresh", "ask", "ask", `send ${SIZE / 2}`]);
	});
});

describe("an upload paused while its file is being copied", () => {
	it("resumes from the copy", async () => {
		const { uploads, host, storage, world, first, clock } = setUp(DOCUMENT_POLICY);
		const { keep } = storage;
		let isCopied = () => {};
		jest.spyOn(storage, "keep").mockImplementation(async (upload, file) => {
			if (file) await new Promise<void>((resolve) => (isCopied = resolve));
			return keep.call(storage, upload, file);
		});
		host.faults = [{ kind: "slow", bytesPerSecond: 100_000 }];
		const file = makeFile("cv.pdf", SIZE);
		uploads.add([file]);
		await clock.until(() => first().status === "paused");
		uploads.proceed();
		isCopied();
		await clock.settle();
		world.unreadable = file;
		await clock.until(() => first().status === "finish");
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});
});

describe("the note about persistence", () => {
	it("disappears when another tab disables storage", async () => {
		const { uploads, host, storage, first, clock } = setUp(DOCUMENT_POLICY);
		host.faults = [{ kind: "slow", bytesPerSecond: 400_000 }];
		uploads.add([makeFile("cv.pdf", 9_000_000)]);
		await clock.pass(2_000);
		expect(first().isPersisted).toBe(true);
		storage.uploads.clear();
		await clock.pass(4_000);
		expect(first().isPersisted).toBe(false);
	});
});

describe("an upload whose file could not be copied", () => {
	const noRoom = () => Object.assign(new FakeStorage(), { hasRoom: false });

	it("asks for the same file and resumes", async () => {
		const before = await leftHalfWay(CV_POLICY, noRoom());
		const { uploads, host, first, clock } = comeBack(before);
		await uploads.takeUp();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "FILE_PICK_AGAIN", filename: "cv.pdf" });
		expect(uploads.add([before.file])).toEqual([]);
		await clock.until(() => first().status === "finish");
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${SIZE / 2}`]);
		expect(host.data.equals(bytesOf(before.file))).toBe(true);
	});

	it.each([
		["another size", makeFile("cv.pdf", SIZE + 1)],
		["other bytes", makeFile("cv.pdf", SIZE, { start: "%PDF-1.4\n" })],
		["another name", makeFile("resume.pdf", SIZE)],
	])("starts a new upload with a file of %s", async (_, other) => {
		const before = await leftHalfWay(CV_POLICY, noRoom());
		const { uploads, host, first, clock } = comeBack(before);
		await uploads.takeUp();
		uploads.add([other]);
		await clock.until(() => uploads.snapshot().some(({ status }) => status === "finish"));
		expect(uploads.snapshot()).toHaveLength(1);
		expect(first().filename).toBe(other.name);
		expect(host.data.equals(bytesOf(other))).toBe(true);
	});

	it("is deleted when it is removed", async () => {
		const before = await leftHalfWay(CV_POLICY, noRoom());
		const { uploads, first, clock } = comeBack(before);
		await uploads.takeUp();
		uploads.remove(first().identifier);
		await clock.settle();
		expect([uploads.snapshot().length, before.storage.uploads.size]).toEqual([0, 0]);
	});

	it("isn't stored at all when storage is off", async () => {
		const before = await leftHalfWay(CV_POLICY, Object.assign(new FakeStorage(), { isAllowed: false }));
		const { uploads } = comeBack(before);
		await uploads.takeUp();
		expect(uploads.snapshot()).toEqual([]);
	});
});
