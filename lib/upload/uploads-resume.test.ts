import type { Fault } from "@/tests/support/fake-upload-host";
import { bytesOf, makeFile, setUpUploads as setUp } from "@/tests/support/upload-ports";

const LARGE = 1_200_000;

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
		expect(clock.now() - start).toBe((1_000 + 3_000 + 5_000) * 0.875 + 3 * 22_500);
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

describe("an upload whose host is away", () => {
	it.each([
		["site", "UPLOAD_TROUBLE"],
		["nowhere", undefined],
	] as const)("isn't to blame when calls reach %s: it goes on trying, and ends by itself", async (reach, note) => {
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

	it("is asked for again when it answers with an error only because of what is behind it", async () => {
		const { uploads, host, world, clock, first } = setUp();
		world.reach = "site";
		host.faults = Array<Fault>(100).fill({ kind: "status", status: 503 });
		uploads.add([makeFile("cv.pdf", LARGE)]);
		await clock.pass(10 * 60_000);
		expect(first()).toMatchObject({ status: "loading", errorMessage: "UPLOAD_TROUBLE" });
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
