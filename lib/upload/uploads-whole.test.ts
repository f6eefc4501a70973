import type { Fault } from "@/tests/support/uploads/fake-upload-host";
import { bytesOf, makeFile, setUpUploads } from "@/tests/support/uploads/upload-ports";
import { LEGACY_CV_POLICY } from "./slot/policy";

const SIZE = 3_000_000;

const setUp = () => setUpUploads(LEGACY_CV_POLICY);

describe("a CV sent in one call, whatever its size", () => {
	it.each([10, SIZE, 5_142_880])("never uses chunks: %i bytes", async (size) => {
		const { uploads, host, first, settled } = setUp();
		const file = makeFile("cv.pdf", size);
		uploads.add([file]);
		await settled();
		expect(first()).toMatchObject({ status: "finish", progress: 100, filepath: "files/1" });
		expect(host.log).toEqual(["store"]);
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});

	it("is rejected above 5 MB before it is sent", async () => {
		const { uploads, host, clock, first } = setUp();
		uploads.add([makeFile("cv.pdf", 5_142_881)]);
		await clock.settle();
		expect(first()).toMatchObject({ status: "unsupported", errorMessage: "CV_TOO_LARGE" });
		expect(host.log).toEqual([]);
	});

	it("can be replaced by a smaller one then", async () => {
		const { uploads, first, settled } = setUp();
		uploads.add([makeFile("scan.pdf", 5_142_881)]);
		expect(uploads.add([makeFile("cv.pdf", 10)])).toEqual([]);
		await settled();
		expect(uploads.snapshot()).toHaveLength(1);
		expect(first()).toMatchObject({ filename: "cv.pdf", status: "finish" });
	});

	it.each<Fault["kind"]>(["drop", "stall", "answer-lost"])("is resent whole after a break: %s", async (kind) => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind, at: 0.5 } as Fault];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await settled();
		expect(first().status).toBe("finish");
		expect(host.log).toEqual(["store", "store"]);
	});

	it("can't resume after a reload, whatever its host can report", async () => {
		const { uploads, first, settled } = setUp();
		uploads.add([makeFile("cv.pdf", SIZE)]);
		expect(first()).toMatchObject({ status: "loading", resumes: false });
		await settled();
		expect(first()).toMatchObject({ status: "finish", resumes: false });
	});

	it("isn't paused on a slow line, because a pause would lose its bytes", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "slow", bytesPerSecond: 100_000 }];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await settled();
		expect(first().status).toBe("finish");
		expect(host.log).toEqual(["store"]);
	});

	it("times out after 200 s, with a retry", async () => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = [{ kind: "slow", bytesPerSecond: 10_000 }];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		const start = clock.now();
		await settled();
		expect(clock.now() - start).toBe(200_000);
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_TIMEOUT" });
		uploads.retry(first().identifier);
		await clock.until(() => first().status === "finish");
		expect(host.log).toEqual(["store", "store"]);
	});

	it("waits for its response as long as the call may last", async () => {
		const { uploads, host, clock, first } = setUp();
		host.faults = [{ kind: "stall", at: 1 }];
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await clock.pass(199_000);
		expect(first()).toMatchObject({ status: "loading", waiting: false });
		expect(host.log).toEqual(["store"]);
	});

	it("restarts at the next visit, without a status request", async () => {
		const before = setUp();
		before.host.faults = [{ kind: "stall", at: 0.5 }];
		before.uploads.add([makeFile("cv.pdf", SIZE)]);
		await before.clock.pass(4_000);
		before.uploads.stop();
		const { uploads, host, first, settled } = setUpUploads(LEGACY_CV_POLICY, before.storage);
		await uploads.takeUp();
		expect(first()).toMatchObject({ status: "loading", filename: "cv.pdf", isPersisted: true });
		await settled();
		expect(first().status).toBe("finish");
		expect(host.log).toEqual(["store"]);
		expect(before.storage.uploads.size).toBe(0);
	});

	it("isn't requested again without a copy, because the host has none of its bytes", async () => {
		const before = setUp();
		before.storage.hasRoom = false;
		before.host.faults = [{ kind: "stall", at: 0.5 }];
		before.uploads.add([makeFile("cv.pdf", SIZE)]);
		await before.clock.pass(4_000);
		expect(before.storage.uploads.size).toBe(0);
	});
});

describe("a host's message about such a CV", () => {
	it.each([
		[500, "UPLOAD_FAILED"],
		[422, "UPLOAD_FAILED"],
		[507, "UPLOAD_NO_SPACE"],
		[415, "LABEL_FILE_TYPE_MUST"],
	] as const)("ends it at once and stays visible: %i", async (status, errorMessage) => {
		const { uploads, host, first, settled } = setUp();
		host.store = async () => ({ kind: "answer", status, body: {}, hostMessage: "Not today." });
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage, hostMessage: "Not today." });
	});

	it("disappears on a retry", async () => {
		const { uploads, host, first, clock, settled } = setUp();
		const { store } = host;
		host.store = async () => ({ kind: "answer", status: 500, body: {}, hostMessage: "Not today." });
		uploads.add([makeFile("cv.pdf", SIZE)]);
		await settled();
		host.store = store;
		host.faults = [{ kind: "stall", at: 0.5 }];
		uploads.retry(first().identifier);
		await clock.settle();
		uploads.cancel(first().identifier);
		expect(first()).toMatchObject({ errorMessage: "UPLOAD_CANCELLED", hostMessage: undefined });
	});
});
