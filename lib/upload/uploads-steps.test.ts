import { CHUNK_BYTES } from "@/lib/contract/limits";
import type { Fault } from "@/tests/support/uploads/fake-upload-host";
import { bytesOf, makeFile, setUpUploads } from "@/tests/support/uploads/upload-ports";
import { DOCUMENT_POLICY } from "./slot/policy";
import type { Uploads } from "./uploads";

const SIZE = 3_000_000;
const CHUNK_STARTS = [0, CHUNK_BYTES, 2 * CHUNK_BYTES];
const slow = (bytesPerSecond: number): Fault => ({ kind: "slow", bytesPerSecond });

/** An engine with a host that appends every chunk to its file and can't report progress. */
function setUp(size = SIZE, progressStatus = 404) {
	const world = setUpUploads(DOCUMENT_POLICY);
	world.ports.host.tells = undefined;
	Object.assign(world.host, { answersProgress: false, progressStatus, appends: true });
	const file = makeFile("portfolio.pdf", size);
	const isWhole = () => world.host.data.equals(bytesOf(file));
	return { ...world, file, isWhole };
}

describe("a host with unknown capabilities", () => {
	it("gets one chunk, and is asked for its position", async () => {
		const { uploads, ports, host, first, settled } = setUpUploads(DOCUMENT_POLICY);
		ports.host.tells = undefined;
		uploads.add([makeFile("portfolio.pdf", SIZE)]);
		expect(first().resumes).toBeUndefined();
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${CHUNK_BYTES}`]);
		expect(ports.host.tells).toBe(true);
		expect(first()).toMatchObject({ status: "finish", resumes: true });
	});

	it.each([500, 502])("is asked again when it fails with %i, which doesn't count as incapable", async (status) => {
		const { uploads, ports, host, first, settled } = setUpUploads(DOCUMENT_POLICY);
		ports.host.tells = undefined;
		host.faults = [null, { kind: "status", status }];
		uploads.add([makeFile("portfolio.pdf", SIZE)]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", "ask", `send ${CHUNK_BYTES}`]);
		expect(first()).toMatchObject({ status: "finish", resumes: true });
	});

	it("is asked once for all uploads of the page", async () => {
		const { uploads, ports, host, clock } = setUpUploads(DOCUMENT_POLICY);
		ports.host.tells = undefined;
		uploads.add([makeFile("one.pdf", SIZE)]);
		await clock.until(() => uploads.snapshot()[0]?.status === "finish");
		uploads.add([makeFile("two.pdf", SIZE)]);
		await clock.until(() => uploads.snapshot()[1]?.status === "finish");
		expect(host.log.filter((call) => call === "ask")).toHaveLength(1);
	});
});

describe("a host that can't report positions", () => {
	it.each([404, 405, 501])("gets the file chunk by chunk, each once, when it answers %i", async (status) => {
		const { uploads, file, first, host, isWhole, settled } = setUp(SIZE, status);
		uploads.add([file]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", ...CHUNK_STARTS.slice(1).map((start) => `send ${start}`)]);
		expect(first()).toMatchObject({ status: "finish", resumes: false });
		expect(isWhole()).toBe(true);
	});

	it("isn't assumed to have lost the file when it is busy", async () => {
		const { uploads, file, host, isWhole, settled } = setUp();
		host.faults = [null, { kind: "status", status: 503, retryAfterMs: 1_000 }];
		uploads.add([file]);
		await settled();
		expect(host.log.slice(0, 3)).toEqual(["send 0 fresh", "ask", "ask"]);
		expect(isWhole()).toBe(true);
	});

	it("gets a chunk again that surely arrived incomplete", async () => {
		const { uploads, file, host, isWhole, settled } = setUp();
		host.faults = [null, null, { kind: "drop", at: 0.5 }];
		uploads.add([file]);
		await settled();
		expect(host.log).toEqual([
			"send 0 fresh",
			"ask",
			`send ${CHUNK_BYTES}`,
			`send ${CHUNK_BYTES}`,
			`send ${2 * CHUNK_BYTES}`,
		]);
		expect(isWhole()).toBe(true);
	});

	it.each<Fault>([{ kind: "answer-lost" }, { kind: "status", status: 504 }])(
		"gets the file again, with a message, when it may have stored a chunk ($kind)",
		async (fault) => {
			const { uploads, file, host, first, isWhole, settled } = setUp();
			host.faults = [null, null, fault];
			const hostMessage = new Set<string | undefined>();
			uploads.subscribe(() => hostMessage.add(uploads.snapshot()[0]?.errorMessage));
			uploads.add([file]);
			await settled();
			expect(hostMessage).toContain("UPLOAD_RESTARTED");
			expect(first().status).toBe("finish");
			expect(host.log.slice(3)).toEqual(["send 0 fresh", ...CHUNK_STARTS.slice(1).map((start) => `send ${start}`)]);
			expect(isWhole()).toBe(true);
		},
	);

	it("gets a chunk again after it asked for patience", async () => {
		const { uploads, file, host, isWhole, settled } = setUp();
		host.faults = [null, null, { kind: "status", status: 429, retryAfterMs: 1_000 }];
		uploads.add([file]);
		await settled();
		expect(host.log.slice(2, 4)).toEqual([`send ${CHUNK_BYTES}`, `send ${CHUNK_BYTES}`]);
		expect(isWhole()).toBe(true);
	});

	it('restarts on "Try again" when its last response names no file', async () => {
		const { uploads, file, host, first, isWhole, settled } = setUp();
		host.faults = [null, null, null, { kind: "short-answer" }];
		uploads.add([file]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_FAILED" });
		uploads.retry(first().identifier);
		await settled();
		expect(first().status).toBe("finish");
		expect(isWhole()).toBe(true);
	});

	it("keeps its slot among parallel uploads from chunk to chunk", async () => {
		const { uploads, host, clock } = setUp();
		const queued: string[] = [];
		uploads.subscribe(() => {
			for (const { errorMessage, endSize, filename } of uploads.snapshot())
				if (errorMessage === "UPLOAD_QUEUED" && endSize > 0) queued.push(filename);
		});
		uploads.add(["one.pdf", "two.pdf", "three.pdf"].map((name) => makeFile(name, SIZE)));
		await clock.until(() => uploads.snapshot().every(({ status }) => status === "finish"));
		expect(queued).toEqual([]);
		expect(host.log.length).toBeGreaterThan(9);
	});
});

describe("a pause at a host that can't report positions", () => {
	function setUpPaused() {
		const world = setUp();
		world.ports.host.tells = false;
		world.host.faults = [slow(80_000), slow(80_000)];
		world.uploads.add([world.file]);
		return world;
	}

	it("lets the current chunk finish and waits; continuing starts with the next", async () => {
		const { uploads, host, clock, first, isWhole, settled } = setUpPaused();
		await clock.until(() => first().status === "paused");
		expect(first()).toMatchObject({ errorMessage: "UPLOAD_SLOW", endSize: 720_000, resumes: false });
		await clock.pass(60_000);
		expect(first()).toMatchObject({ status: "paused", errorMessage: "UPLOAD_SLOW", startSize: CHUNK_BYTES });
		expect(host.log).toEqual(["send 0 fresh"]);
		uploads.proceed();
		await settled();
		expect(host.log).toEqual(["send 0 fresh", ...CHUNK_STARTS.slice(1).map((start) => `send ${start}`)]);
		expect(isWhole()).toBe(true);
	});

	it("may end before that chunk has arrived", async () => {
		const { uploads, host, clock, first, isWhole, settled } = setUpPaused();
		await clock.until(() => first().status === "paused");
		uploads.proceed();
		expect(first().status).toBe("loading");
		await settled();
		expect(host.log).toHaveLength(3);
		expect(isWhole()).toBe(true);
	});

	it("may come with the last chunk: the file is stored then", async () => {
		const { uploads, ports, host, clock, file, first } = setUp(CHUNK_BYTES);
		ports.host.tells = false;
		host.faults = [slow(80_000)];
		uploads.add([file]);
		await clock.until(() => first().status === "paused");
		await clock.until(() => first().status === "finish");
	});

	it("may be cancelled, and retried without duplicate bytes", async () => {
		const { uploads, clock, first, isWhole, settled } = setUpPaused();
		await clock.until(() => first().status === "paused");
		uploads.cancel(first().identifier);
		await clock.pass(30_000);
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_CANCELLED" });
		uploads.proceed();
		uploads.retry(first().identifier);
		await settled();
		expect(first().status).toBe("finish");
		expect(isWhole()).toBe(true);
	});
});

describe("a pause at a host with unknown capabilities", () => {
	it("ends with the first chunk and the status request, so that the row can explain a reload", async () => {
		const { uploads, host, file, clock, first } = setUp();
		host.faults = [slow(80_000)];
		uploads.add([file]);
		await clock.until(() => first().status === "paused");
		expect(first().resumes).toBeUndefined();
		await clock.until(() => first().resumes === false);
		await clock.pass(60_000);
		expect([first().status, host.log]).toEqual(["paused", ["send 0 fresh", "ask"]]);
	});
});

describe("a pause with the response that proves the host's capability", () => {
	it("reports at once that nothing is lost", async () => {
		const { uploads, ports, host, clock, first } = setUpUploads(DOCUMENT_POLICY);
		ports.host.tells = undefined;
		host.faults = [slow(112_000)];
		const { progress } = host;
		host.progress = async (...asked) => {
			await new Promise<void>((resolve) => void clock.after(2_000, resolve));
			return progress.apply(host, asked);
		};
		uploads.add([makeFile("portfolio.pdf", SIZE)]);
		await clock.until(() => first().status === "paused");
		expect(first()).toMatchObject({ endSize: CHUNK_BYTES, resumes: true });
	});
});

describe("a host that reports a long upload", () => {
	/** Statuses of the first file after it counts as long. */
	function whileLong(uploads: Uploads): string[] {
		const statuses: string[] = [];
		uploads.subscribe(() => {
			const row = uploads.snapshot()[0];
			if (row?.longUpload) statuses.push(row.status);
		});
		return statuses;
	}

	it("is read during the upload; the rest goes in one call", async () => {
		const { uploads, ports, host, settled } = setUpUploads(DOCUMENT_POLICY);
		ports.host.isLong = false;
		host.status = "longupload";
		const statuses = whileLong(uploads);
		uploads.add([makeFile("portfolio.pdf", SIZE)]);
		await settled();
		expect(statuses).toContain("loading");
		expect(host.log).toEqual(["send 0 fresh", `send ${CHUNK_BYTES}`]);
	});

	it("can report it between calls, each at most four times as large as all previous ones", async () => {
		const { uploads, ports, host, settled } = setUpUploads(DOCUMENT_POLICY);
		ports.host.isLong = false;
		uploads.add([makeFile("portfolio.pdf", 30_000_000)]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", ...[1, 5, 25].map((chunks) => `send ${chunks * CHUNK_BYTES}`)]);
	});

	it("can report it about every 15 s", async () => {
		const { uploads, ports, host, settled } = setUpUploads(DOCUMENT_POLICY);
		ports.host.isLong = false;
		host.faults = Array.from({ length: 20 }, () => slow(500_000));
		uploads.add([makeFile("portfolio.pdf", 30_000_000)]);
		await settled();
		const starts = host.log.map((call) => Number(call.split(" ")[1]) / CHUNK_BYTES);
		expect(starts.slice(0, 3)).toEqual([0, 1, 5]);
		expect(Math.max(...starts.slice(1).map((start, i) => start - (starts[i] ?? 0)))).toBeLessThanOrEqual(8);
	});

	it("can report it in the response to any chunk if it can't report positions", async () => {
		const { uploads, host, file, settled } = setUp();
		host.status = "longupload";
		const statuses = whileLong(uploads);
		uploads.add([file]);
		await settled();
		expect(statuses).toContain("loading");
	});
});
