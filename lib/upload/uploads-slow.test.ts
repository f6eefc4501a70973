import type { Fault } from "@/tests/support/uploads/fake-upload-host";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/uploads/upload-ports";
import { DOCUMENT_POLICY } from "./slot/policy";
import { createUploads } from "./uploads";

const SIZE = 9_000_000;
const slow = (bytesPerSecond: number): Fault => ({ kind: "slow", bytesPerSecond });

/** An engine that sends a file over a slow line. */
function setUpSlow(bytesPerSecond: number, size = SIZE) {
	const world = setUp(DOCUMENT_POLICY);
	world.host.faults = [slow(bytesPerSecond)];
	const file = makeFile("portfolio.pdf", size);
	world.uploads.add([file]);
	return { ...world, file };
}

describe("an upload over a slow line", () => {
	it("is paused at 0.3 MB/s, after ten seconds of measuring, with a message and its speed", async () => {
		const { clock, first } = setUpSlow(300_000);
		const start = clock.now();
		await clock.until(() => first().status === "paused");
		expect(clock.now() - start).toBe(10_000);
		expect(first()).toMatchObject({ errorMessage: "UPLOAD_SLOW", speed: 300_000, waiting: false, endSize: 2_700_000 });
	});

	it("continues above that", async () => {
		const { settled, first } = setUpSlow(310_000);
		await settled();
		expect(first().status).toBe("finish");
	});

	it("stays paused, then resumes at the host's position without another pause", async () => {
		const { clock, first, uploads, host, settled, file } = setUpSlow(100_000);
		await clock.until(() => first().status === "paused");
		await clock.pass(600_000);
		expect(first().status).toBe("paused");
		host.faults = [null, slow(100_000)];
		uploads.proceed();
		expect(first()).toMatchObject({ status: "loading", errorMessage: undefined });
		await settled();
		expect(first()).toMatchObject({ status: "finish", progress: 100 });
		expect(host.log).toEqual(["send 0 fresh", "ask", "send 1000000"]);
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});

	it("can be cancelled or removed while paused", async () => {
		const { clock, first, uploads } = setUpSlow(100_000);
		await clock.until(() => first().status === "paused");
		uploads.cancel(first().identifier);
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_CANCELLED" });
		uploads.remove(first().identifier);
		expect(uploads.snapshot()).toEqual([]);
	});

	it("isn't paused for a file sent in one call, because a pause would lose its bytes", async () => {
		const { settled, first } = setUpSlow(20_000, 900_000);
		await settled();
		expect(first().status).toBe("finish");
	});

	it("isn't paused for an interrupted connection", async () => {
		const { settled, first, host } = setUpSlow(500_000);
		host.faults = Array.from({ length: 3 }, () => [{ kind: "drop", at: 0.1 } as const, null]).flat();
		await settled();
		expect(first().status).toBe("finish");
	});

	it("isn't paused because others share the bandwidth: their sum counts", async () => {
		const { clock, uploads, host } = setUp(DOCUMENT_POLICY);
		host.faults = [slow(200_000), slow(200_000)];
		uploads.add(["one.pdf", "two.pdf"].map((name) => makeFile(name, 4_000_000)));
		await clock.pass(15_000);
		expect(uploads.snapshot().map(({ status }) => status)).toEqual(["loading", "loading"]);
	});

	it("pauses every file of a slow line; continuing one continues all, and later ones", async () => {
		const { clock, uploads, host } = setUp(DOCUMENT_POLICY);
		host.faults = [slow(100_000), slow(100_000)];
		uploads.add(["one.pdf", "two.pdf"].map((name) => makeFile(name, 4_000_000)));
		const statuses = () => uploads.snapshot().map(({ status }) => status);
		await clock.until(() => statuses().every((status) => status === "paused"));
		host.faults = [null, null, slow(100_000), slow(100_000), slow(100_000)];
		uploads.proceed();
		expect(statuses()).toEqual(["loading", "loading"]);
		await clock.until(() => statuses().every((status) => status === "finish"));
		host.faults = [slow(100_000)];
		uploads.add([makeFile("three.pdf", 4_000_000)]);
		await clock.until(() => statuses()[2] !== "loading");
		expect(statuses()[2]).toBe("finish");
	});
});

describe("an engine without files", () => {
	it("leaves no trace on the page's line, because every server rendering creates one", () => {
		const { ports } = setUp(DOCUMENT_POLICY);
		const listen = jest.spyOn(ports.bandwidth, "onAccept");
		const uploads = createUploads(DOCUMENT_POLICY, ports);
		expect(listen).not.toHaveBeenCalled();
		uploads.stop();
	});
});

describe("a long upload", () => {
	it("says so when more than five minutes are left", async () => {
		const { clock, first } = setUpSlow(400_000, 130_000_000);
		await clock.until(() => first().longUpload);
		expect(first()).toMatchObject({ status: "loading", speed: 400_000 });
	});

	it("doesn't say so when less is left", async () => {
		const { clock, first } = setUpSlow(400_000, 120_000_000);
		await clock.pass(60_000);
		expect(first()).toMatchObject({ longUpload: false, status: "loading" });
	});

	it("is paused first when it is slow, and says so once continued", async () => {
		const { clock, first, uploads, host } = setUpSlow(100_000, 50_000_000);
		await clock.until(() => first().status === "paused");
		expect(first().longUpload).toBe(false);
		host.faults = [null, slow(100_000)];
		uploads.proceed();
		await clock.until(() => first().longUpload);
		expect(first().status).toBe("loading");
	});
});
