import { jsonAnswer } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy } from "../support/sites/api-proxy";
import { headersFor } from "./relay-requests";

let proxy: ApiProxy;

beforeEach(async () => {
	jest.useFakeTimers({ now: Date.now(), doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "setTimeout"] });
	proxy = await openApiProxy();
});
afterEach(async () => {
	jest.useRealTimers();
	await proxy.close();
});

const enterCode = () => proxy.postJson("/popupcode", { code: "ABCD1234" });
const apply = () => proxy.post("/public/ORBIT1", "--x--", { "content-type": "multipart/form-data; boundary=x" });
/** The first bytes of an upload, and those after them; both are the last ones. */
const uploadFrom = (start: number) =>
	proxy.post("/companies/7/upload", "bytes", {
		...headersFor(start + 5, { "upload-offset": String(start), "upload-new": start === 0 ? "1" : "0" }),
	});

async function repeat(count: number, call: () => Promise<Response>): Promise<number[]> {
	const statuses: number[] = [];
	for (let done = 0; done < count; done += 1) statuses.push((await call()).status);
	return statuses;
}

describe("a host that is ill", () => {
	it("gets no applications while it flaps, and the browser learns when to retry", async () => {
		proxy.host.respond = (...call) => jsonAnswer(proxy.calls().length % 2 === 0 ? 200 : 500, { url: "" })(...call);
		await repeat(12, apply);
		const seen = proxy.calls().length;
		const answer = await apply();
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
		expect(await answer.json()).toMatchObject({ code: "host_unreachable" });
		expect(proxy.calls()).toHaveLength(seen);
		expect(seen).toBeLessThan(8);
	});

	it("answers again after one call that it answers", async () => {
		proxy.host.respond = jsonAnswer(503, {});
		expect(await repeat(7, enterCode)).toEqual(Array(7).fill(503));
		expect(proxy.calls()).toHaveLength(6);
		proxy.host.respond = jsonAnswer(422, { url: "Unknown" });
		jest.setSystemTime(Date.now() + 5_000);
		expect(await repeat(3, enterCode)).toEqual([422, 422, 422]);
	});

	it("loses no bytes of an upload: each refusal names the place where it continues", async () => {
		proxy.host.respond = jsonAnswer(504, {});
		await repeat(7, () => uploadFrom(0));
		const answer = await uploadFrom(262_144);
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
		expect(await answer.json()).toMatchObject({ code: "host_unreachable", received: 262_144 });
	});

	it("still gets its other calls", async () => {
		proxy.host.respond = jsonAnswer(502, {});
		await repeat(7, enterCode);
		proxy.host.respond = jsonAnswer(200, { url: "https://www.example.com/" });
		expect((await apply()).status).not.toBe(503);
	});
});
