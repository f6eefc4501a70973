import { resetHalfway, silent } from "@/tests/support/hosts/misbehaviour";
import { jsonAnswer, StubHost } from "@/tests/support/hosts/stub-host";
import { callHost } from "./host-client";

let host: StubHost;

beforeEach(async () => {
	host = await new StubHost().start();
});
afterEach(() => host.stop());

const call = (method: "GET" | "POST", timeoutMs = 5_000, signal?: AbortSignal) =>
	callHost({ url: `${host.origin}/x`, name: "other", method, headers: {}, timeoutMs, signal });

describe("callHost", () => {
	it("returns status, headers and text of any response, including redirects", async () => {
		host.respond = jsonAnswer(302, { a: "é" }, { location: "/elsewhere" });
		expect(await call("GET")).toMatchObject({ status: 302, headers: { location: "/elsewhere" }, body: '{"a":"é"}' });
		expect(host.calls).toHaveLength(1);
	});

	it.each([
		["GET", 2],
		["POST", 1],
	] as const)("retries a %s with a broken response %d time(s), then reports a bad response", async (method, times) => {
		host.respond = resetHalfway;
		await expect(call(method)).rejects.toMatchObject({ code: "bad_host_answer" });
		expect(host.calls).toHaveLength(times);
	});

	it("returns the result of a read's second attempt", async () => {
		host.respond = (response, request) => {
			host.respond = jsonAnswer(200, {});
			return resetHalfway(response, request);
		};
		expect((await call("GET")).status).toBe(200);
	});

	it("reports a host that is down as unreachable", async () => {
		await host.stop();
		const url = "http://localhost:1/x";
		await expect(callHost({ url, name: "other", method: "GET", headers: {}, timeoutMs: 5_000 })).rejects.toMatchObject({
			code: "host_unreachable",
		});
	});

	it("gives up at the time limit without a retry", async () => {
		host.respond = silent;
		await expect(call("GET", 50)).rejects.toMatchObject({ code: "host_timeout" });
		expect(host.calls.length).toBeLessThanOrEqual(1);
	});

	it("ends with the browser's request without a retry", async () => {
		const aborted = new AbortController();
		host.respond = () => aborted.abort();
		await expect(call("GET", 5_000, aborted.signal)).rejects.toThrow();
		expect(host.calls).toHaveLength(1);
	});

	it("reads a response by its charset, and rejects one that names none and isn't UTF-8", async () => {
		const latin = Buffer.from('{"a":"é"}', "latin1");
		host.respond = (response) => response.writeHead(200, { "content-type": "text/json; charset=latin1" }).end(latin);
		expect(await call("GET")).toMatchObject({ body: '{"a":"é"}' });
		host.respond = (response) => response.writeHead(200, { "content-type": "application/json" }).end(latin);
		await expect(call("GET")).rejects.toMatchObject({ code: "bad_host_answer" });
	});

	it("rejects a response above 4 MB and a compressed one", async () => {
		host.respond = jsonAnswer(200, "x".repeat(4_000_001));
		await expect(call("GET")).rejects.toMatchObject({ code: "bad_host_answer" });
		host.respond = jsonAnswer(200, {}, { "content-encoding": "br" });
		await expect(call("GET")).rejects.toMatchObject({ code: "bad_host_answer" });
	});
});
