import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { hear } from "@/lib/operations/metrics/signals";
import { HostFailure } from "../host-failure";
import { log } from "../log";
import { breakerOf, type ProtectedCall, throughBreaker } from "./through-breaker";

let warn: jest.SpyInstance;
const opened: boolean[] = [];
let name = "";

beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
	warn = jest.spyOn(log(), "warn").mockImplementation(() => undefined);
	name = randomUUID();
	opened.length = 0;
});
afterEach(() => jest.useRealTimers());

hear("breaker", ({ host, isOpen }) => {
	if (host.startsWith(name)) opened.push(isOpen);
});

type End = number | HostFailure;

const call = (more: Partial<ProtectedCall> = {}): ProtectedCall => ({
	url: `https://${name}.example/users/check-email`,
	name: "checkEmail",
	...more,
});

/** The outcome of a call: a status, a failure's code, or a refusal with the seconds to wait. */
function ends(end: End, more?: Partial<ProtectedCall>): Promise<unknown> {
	const send = async () => {
		if (end instanceof HostFailure) throw end;
		return { status: end };
	};
	return throughBreaker(call(more), send).then(
		({ status }) => status,
		(error: HostFailure) => (error.retryAfterS === undefined ? error.code : `wait ${error.retryAfterS}`),
	);
}

async function all(ended: End[], more?: Partial<ProtectedCall>): Promise<unknown[]> {
	const seen: unknown[] = [];
	for (const end of ended) seen.push(await ends(end, more));
	return seen;
}

const times = (count: number, ...ended: End[]): End[] => Array.from({ length: count }, () => ended).flat();
const unreachable = new HostFailure("host_unreachable");

describe("the circuit breaker of a host's call", () => {
	it.each<[string, End]>([
		["is unreachable", unreachable],
		["takes too long", new HostFailure("host_timeout")],
		["breaks off", new HostFailure("bad_host_answer", { cause: unreachable })],
		["answers 502", 502],
		["answers 503", 503],
		["answers 504", 504],
		["answers 500", 500],
	])("opens for a host that %s", async (_, end) => {
		await all(times(6, end));
		expect(await ends(200)).toBe("wait 5");
	});

	it("opens for a host that alternates 500 and 200", async () => {
		expect(await all(times(4, 500, 200))).toEqual([500, 200, 500, 200, 500, 200, 500, "wait 5"]);
	});

	it.each<[string, End[]]>([
		["few failures", times(5, unreachable)],
		["failures of two calls in five", times(12, 200, 200, 200, 500, 500)],
		["refusals and missing records", times(10, 404, 422, 429, 501, 507)],
		["answers that can't be used", times(20, new HostFailure("bad_host_answer"))],
		["bodies that are too large", times(20, new HostFailure("body_too_large"))],
	])("stays closed after %s", async (_, ended) => {
		await all(ended);
		expect(await ends(200)).toBe(200);
	});

	it("ignores calls that a browser ended or delayed", async () => {
		await all(times(20, unreachable), { signal: AbortSignal.abort() });
		await all(times(20, new HostFailure("host_timeout")), { body: new Readable({ read: () => undefined }) });
		expect(await ends(200)).toBe(200);
	});

	it("forgets failures after ten seconds, however few calls there are", async () => {
		for (const end of times(6, unreachable)) {
			await ends(end);
			jest.advanceTimersByTime(10_000);
		}
		expect(await all(times(5, unreachable))).toEqual(Array(5).fill("host_unreachable"));
		expect(await ends(200)).toBe(200);
	});

	it("closes one call of one host only", async () => {
		await all(times(6, unreachable));
		expect(await ends(200, { url: `https://${name}-eu.example/users/check-email` })).toBe(200);
		expect(await ends(200, { name: "createUser" })).toBe(200);
	});

	it("says how long to wait, then lets one call through, and reopens if that fails", async () => {
		await all(times(6, unreachable));
		jest.advanceTimersByTime(3_500);
		expect(await ends(200)).toBe("wait 2");
		jest.advanceTimersByTime(1_500);
		let answer: (end: { status: number }) => void = () => undefined;
		const probe = throughBreaker(call(), () => new Promise<{ status: number }>((resolve) => (answer = resolve)));
		expect(await ends(200)).toBe("wait 5");
		answer({ status: 503 });
		expect((await probe).status).toBe(503);
		expect(await ends(200)).toBe("wait 5");
	});

	it("makes the next call the probe after one that tells nothing", async () => {
		await all(times(6, unreachable));
		jest.advanceTimersByTime(5_000);
		for (let count = 0; count < 3; count += 1) await ends(unreachable, { signal: AbortSignal.abort() });
		expect(await all([503, 200])).toEqual([503, "wait 5"]);
	});

	it("waits five seconds for a probe whose browser is slow, then tries another one", async () => {
		await all(times(6, unreachable));
		jest.advanceTimersByTime(5_000);
		let answer: (end: { status: number }) => void = () => undefined;
		const slow = throughBreaker(call(), () => new Promise<{ status: number }>((resolve) => (answer = resolve)));
		jest.advanceTimersByTime(4_999);
		expect(await ends(200)).toBe("wait 1");
		jest.advanceTimersByTime(1);
		expect(await all([503, 200])).toEqual([503, "wait 5"]);
		answer({ status: 200 });
		await slow;
		expect(await ends(200)).toBe(200);
	});

	it.each([200, 404, 500])("closes after a probe with %d, and restarts its count", async (status) => {
		await all(times(6, unreachable));
		jest.advanceTimersByTime(5_000);
		expect(await all([status, 200, unreachable, 200])).toEqual([status, 200, "host_unreachable", 200]);
	});

	it("opens at one failed call while another instance suspects the host, unless a call succeeds", async () => {
		const breaker = breakerOf(`${name}.example`, "checkEmail");
		breaker.suspect();
		expect(await all([200, 503, 200])).toEqual([200, 503, 200]);
		breaker.suspect();
		expect(await all([503, 200])).toEqual([503, "wait 5"]);
	});

	it("forgets a suspicion after ten seconds", async () => {
		breakerOf(`${name}.example`, "checkEmail").suspect();
		jest.advanceTimersByTime(10_000);
		expect(await all([503, 200])).toEqual([503, 200]);
	});

	it("reports to the log and the metrics", async () => {
		await all(times(6, unreachable));
		jest.advanceTimersByTime(5_000);
		await ends(200);
		const host = `${name}.example`;
		const states = ["open", "half-open", "closed"].map((breaker) => ({ host, call: "checkEmail", breaker }));
		expect(warn.mock.calls.map(([fields]) => fields)).toEqual(states);
		expect(opened).toEqual([true, false]);
	});
});
