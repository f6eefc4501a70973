import type { Fault } from "@/tests/support/uploads/fake-upload-host";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/uploads/upload-ports";
import { DOCUMENT_POLICY } from "./slot/policy";

const LARGE = 1_200_000;

describe("an upload whose connection breaks", () => {
	it("asks for the host's position and resumes there", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "drop", at: 0.25 }];
		const file = makeFile("cv.pdf", LARGE);
		uploads.add([file]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${LARGE / 4}`]);
		expect(first().status).toBe("finish");
		expect(host.data.equals(bytesOf(file))).toBe(true);
	});

	it("shows the host's bytes, not the sent ones", async () => {
		const { uploads, host, first, clock } = setUp();
		host.faults = [{ kind: "late", at: 0.9 }, { kind: "forget" }, { kind: "stall", at: 0 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().waiting);
		expect(first()).toMatchObject({ progress: 90, startSize: 0 });
	});

	it("completes when only the last response was lost, without a second document", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "answer-lost" }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${LARGE - 1_024}`]);
		expect([first().status, host.stored]).toEqual(["finish", 1]);
	});

	it("restarts, with a message, at a host that has lost the file or its position", async () => {
		const { uploads, host, first, clock, settled } = setUp();
		host.answersProgress = false;
		host.faults = [{ kind: "drop", at: 0.5 }, null, { kind: "stall", at: 0.1 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.until(() => first().errorMessage === "UPLOAD_RESTARTED");
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", "send 0 fresh", "ask", "send 0 fresh"]);
		expect(first()).toMatchObject({ status: "finish", errorMessage: undefined });
	});

	it("detects a silently dead connection and resumes", async () => {
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
		expect(clock.now() - start).toBe((1_000 + 3_000 + 5_000) * 0.875 + 3 * 22_500);
	});

	it("resets its failure count after progress", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = Array.from({ length: 10 }, () => [{ kind: "drop", at: 0.1 } as const, null]).flat();
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first().status).toBe("finish");
	});

	it.each([429, 503])("waits as long as a host that answers %i asks, shows it, and resumes", async (status) => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = [{ kind: "status", status, retryAfterMs: 42_000 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		const start = clock.now();
		await clock.until(() => first().waiting);
		expect(first()).toMatchObject({ waitSeconds: 45, errorMessage: "UPLOAD_BUSY", status: "loading" });
		await settled();
		expect(clock.now() - start).toBe(44_100);
		expect(first()).toMatchObject({ status: "finish", waitSeconds: undefined, errorMessage: undefined });
	});

	it("follows the host's offset after a rejected position", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }, null, { kind: "forget" }, { kind: "drop", at: 0 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first().status).toBe("finish");
	});
});

describe("a restarted upload", () => {
	it("gets a new identifier, so that late pieces of the first start can't harm it", async () => {
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

describe("an upload on an offline device", () => {
	it("waits for minutes without failing and resumes at once online", async () => {
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

describe("an upload whose last bytes have been sent", () => {
	it("resumes at the host's position when the connection is dead", async () => {
		const { uploads, host, clock, first, settled } = setUp();
		const { send } = host;
		host.send = (call) => send.call(host, { ...call, onSent: () => call.onSent(LARGE - call.offset) });
		host.faults = [{ kind: "stall", at: 0.5 }];
		const start = clock.now();
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(host.log).toEqual(["send 0 fresh", "ask", `send ${LARGE / 2}`]);
		expect(clock.now() - start).toBe(15_000);
		expect(first().status).toBe("finish");
	});

	it("waits while the host progresses, however slowly", async () => {
		const { uploads, host, clock, first } = setUp();
		let received = 0;
		host.send = async (call) => {
			call.onSent(LARGE);
			return new Promise((resolve) => void clock.after(600_000, () => resolve({ kind: "lost" })));
		};
		host.progress = async () => {
			received += 1_000;
			return { kind: "answer", status: 200, body: { received, size: LARGE } };
		};
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.pass(150_000);
		expect(first()).toMatchObject({ status: "loading", waiting: false });
	});

	it("waits a minute for a host that reads the complete file", async () => {
		const { uploads, host, clock, settled } = setUp();
		host.faults = [{ kind: "stall", at: 1 }];
		const start = clock.now();
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(clock.now() - start).toBe(65_000);
	});

	it("retries at once when the device was offline meanwhile", async () => {
		const { uploads, host, clock, settled, setOnline } = setUp();
		host.faults = [{ kind: "stall", at: 1 }];
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.pass(1_000);
		const back = clock.now();
		setOnline(true);
		await settled();
		expect(clock.now()).toBe(back);
	});
});

describe("a throttled upload", () => {
	it.each([
		[429, undefined],
		[429, 0],
		[503, 5_000],
	])("by %i repeatedly (Retry-After: %s ms) neither gives up nor hurries", async (status, retryAfterMs) => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = Array<Fault>(1_000).fill({ kind: "status", status, retryAfterMs });
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.pass(10 * 60_000);
		expect(first()).toMatchObject({ status: "loading", waiting: true, errorMessage: "UPLOAD_BUSY" });
		expect(host.log.length).toBeLessThan(40);
		host.faults = [];
		await settled();
		expect(first().status).toBe("finish");
	});

	it("fails with another message when the host is just broken", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = Array<Fault>(20).fill({ kind: "status", status: 503 });
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_FAILED" });
	});
});

describe("an upload whose host is down", () => {
	it.each([
		["site", "UPLOAD_TROUBLE"],
		["silent", "UPLOAD_TROUBLE"],
		["nowhere", undefined],
	] as const)("doesn't fail when calls reach %s: it keeps trying and completes", async (reach, note) => {
		const { uploads, host, world, clock, first, settled } = setUp();
		world.reach = reach;
		host.faults = Array<Fault>(100).fill({ kind: "drop", at: 0 });
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.pass(10 * 60_000);
		expect(first()).toMatchObject({ status: "loading", waiting: true, errorMessage: note });
		host.faults = [];
		await settled();
		expect(first().status).toBe("finish");
	});

	it("is retried when an upstream error caused the failure", async () => {
		const { uploads, host, world, clock, first } = setUp();
		world.reach = "site";
		host.faults = Array<Fault>(100).fill({ kind: "status", status: 503 });
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.pass(10 * 60_000);
		expect(first()).toMatchObject({ status: "loading", errorMessage: "UPLOAD_TROUBLE" });
	});
});

it("an upload whose call broke goes on in a moment, and waits for no connection if its host can be reached", async () => {
	const { uploads, host, clock, first } = setUp();
	host.faults = [{ kind: "drop", at: 0.5 }];
	uploads.add([makeFile("cv.pdf", LARGE)]);
	await clock.until(() => first().waiting);
	expect(first()).toMatchObject({ status: "loading", errorMessage: "UPLOAD_TAKEN_UP" });
});

it("an upload whose calls keep breaking doesn't claim to go on while it waits longer", async () => {
	const { uploads, host, clock, first } = setUp();
	host.faults = Array<Fault>(5).fill({ kind: "drop", at: 0 });
	uploads.add([makeFile("cv.pdf", LARGE)]);
	await clock.pass(4_000);
	expect(first()).toMatchObject({ waiting: true, errorMessage: "UPLOAD_TAKEN_UP" });
	await clock.pass(10_000);
	expect(first()).toMatchObject({ waiting: true, errorMessage: "UPLOAD_TROUBLE" });
});

describe("a small file", () => {
	it("times out after 200 s without a response while nothing else is reachable", async () => {
		const { uploads, host, world, clock, first, settled } = setUp();
		world.reach = "nowhere";
		host.faults = [{ kind: "stall", at: 1 }];
		uploads.add([makeFile("cv.pdf", 500)]);
		const start = clock.now();
		await settled();
		expect(first()).toMatchObject({ status: "failed", errorMessage: "UPLOAD_TIMEOUT" });
		expect(clock.now() - start).toBe(200_000);
	});

	it("waits for a host that answers nothing meanwhile, such as one that is reading it", async () => {
		const { uploads, host, world, clock, first } = setUp();
		world.reach = "silent";
		host.faults = [{ kind: "stall", at: 1 }];
		uploads.add([makeFile("cv.pdf", 500)]);
		await clock.pass(100_000);
		expect(first()).toMatchObject({ status: "loading", waiting: true, errorMessage: "UPLOAD_STORING" });
		expect(host.log).toEqual(["store"]);
	});

	it("is repeated after 15 s without a response from a reachable host, without locking the form", async () => {
		const { uploads, host, clock, first, settled } = setUp();
		host.faults = [{ kind: "stall", at: 1 }];
		uploads.add([makeFile("cv.pdf", 500)]);
		const start = clock.now();
		await clock.pass(6_000);
		expect(first()).toMatchObject({ status: "loading", waiting: true, errorMessage: "UPLOAD_STORING" });
		await settled();
		expect([first().status, host.log, clock.now() - start]).toEqual(["finish", ["store", "store"], 15_000]);
	});

	it("is said to lack a connection only while nothing else is reachable", async () => {
		const { uploads, host, world, clock, first } = setUp();
		host.faults = [{ kind: "stall", at: 1 }];
		uploads.add([makeFile("cv.pdf", 500)]);
		world.reach = "nowhere";
		await clock.pass(6_000);
		expect(first()).toMatchObject({ waiting: true, errorMessage: undefined });
		world.reach = "silent";
		await clock.pass(5_000);
		expect(first()).toMatchObject({ waiting: true, errorMessage: "UPLOAD_STORING" });
	});

	it("isn't said to be stored while its host is down", async () => {
		const { uploads, host, world, clock, first } = setUp();
		host.faults = [{ kind: "stall", at: 1 }];
		world.reach = "site";
		uploads.add([makeFile("cv.pdf", 500)]);
		await clock.pass(6_000);
		expect(first()).toMatchObject({ waiting: true, errorMessage: "UPLOAD_TROUBLE" });
	});

	it("shows no progress while it waits for its repeat", async () => {
		const { uploads, host, clock, first } = setUp();
		host.faults = [{ kind: "answer-lost" }, { kind: "answer-lost" }];
		uploads.add([makeFile("cv.pdf", 500)]);
		await clock.until(() => first().waiting);
		expect(first()).toMatchObject({ progress: 0, endSize: 0 });
	});

	it("doesn't wait for large ones", async () => {
		const { uploads, host, clock } = setUp(DOCUMENT_POLICY);
		host.faults = [
			{ kind: "stall", at: 0.5 },
			{ kind: "stall", at: 0.5 },
		];
		uploads.add(["a.pdf", "b.pdf", "c.pdf"].map((name) => makeFile(name, LARGE)));
		await clock.pass(1_000);
		uploads.add([makeFile("small.pdf", 500)]);
		await clock.pass(1_000);
		expect(uploads.snapshot()[3]?.status).toBe("finish");
	});

	it("continues in chunks once its call broke, so that it passes an unstable line", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [
			{ kind: "stall", at: 0.3 },
			{ kind: "drop", at: 0.6 },
		];
		const file = makeFile("cv.pdf", 900_000);
		uploads.add([file]);
		await settled();
		expect(host.log).toEqual(["store", "send 0 fresh", "ask", "send 540000"]);
		expect([first().status, host.data.equals(bytesOf(file))]).toEqual(["finish", true]);
	});

	it("is resent automatically after a lost connection", async () => {
		const { uploads, host, first, settled } = setUp();
		host.faults = [{ kind: "drop", at: 0.5 }];
		uploads.add([makeFile("cv.pdf", 500)]);
		await settled();
		expect(host.log).toEqual(["store", "store"]);
		expect(first().status).toBe("finish");
	});
});
