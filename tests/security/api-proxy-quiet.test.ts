import { logCancelled, logFailure } from "@/lib/server/log";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy } from "../support/sites/api-proxy";

jest.mock("@/lib/server/log", () => ({ logCancelled: jest.fn(), logFailure: jest.fn() }));

const failures = jest.mocked(logFailure).mock;
const cancelled = jest.mocked(logCancelled).mock;

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => {
	proxy.reset();
	failures.calls.length = 0;
	cancelled.calls.length = 0;
});
afterAll(() => proxy.close());

const readPhone = () =>
	proxy.call("POST", "/check_phone", {
		body: '{"phone":"0812 7000 1234","country":"ID"}',
		headers: { "content-type": "application/json" },
	});

const record = (init: RequestInit = {}) =>
	proxy.call("POST", "/accesslog", {
		body: '{"company_id":1,"type":"intro_video","key":"v"}',
		headers: { "content-type": "application/json" },
		...init,
	});

describe("a fire-and-forget call", () => {
	it.each([
		{ company_id: 3, type: "intro_video", key: 41 },
		{ company_id: "3", type: "intro_video", key: "41" },
	])("sends its host ids of the original types (%j)", async (entry) => {
		await record({ body: JSON.stringify(entry) });
		expect(JSON.parse(String(proxy.calls()[0]?.body))).toEqual(entry);
	});

	it.each<[string, Respond]>([
		["breaks the connection", (response) => response.destroy()],
		["is down for a while", jsonAnswer(503, {})],
		["fails", jsonAnswer(500, { message: "at db.ts:1" })],
	])("succeeds even if the host %s, with a log line", async (_, respond) => {
		proxy.host.respond = respond;
		const answer = await record();
		expect([answer.status, await answer.text()]).toEqual([204, ""]);
		expect(failures.calls).toEqual([[expect.any(String), "accessLog", expect.any(Error)]]);
	});

	it("is still rejected if it is invalid", async () => {
		expect((await record({ body: "{}" })).status).toBe(422);
		expect((await record({ body: JSON.stringify({ key: "x".repeat(5_000) }) })).status).toBe(413);
		expect(proxy.calls()).toEqual([]);
	});
});

describe("a call whose result the page can do without", () => {
	it("passes its result", async () => {
		const reading = { phone: "+62 812-7000-1234", country: "ID" };
		proxy.host.respond = jsonAnswer(200, reading);
		const answer = await readPhone();
		expect([answer.status, await answer.json()]).toEqual([200, reading]);
	});

	it.each<[string, Respond]>([
		["has no result", jsonAnswer(404, { message: "This is not a valid phone number." })],
		["doesn't know the call", jsonAnswer(405, {})],
		["is down", (response) => response.destroy()],
	])("gets an empty response if the host %s", async (_, respond) => {
		proxy.host.respond = respond;
		const answer = await readPhone();
		expect([answer.status, await answer.text()]).toEqual([204, ""]);
	});
});

it("other calls report the host's failure", async () => {
	proxy.host.respond = (response) => response.destroy();
	expect((await proxy.get("/public/ORBIT1")).status).toBe(503);
	expect(failures.calls).toHaveLength(1);
	expect(cancelled.calls).toEqual([]);
});

it("a cancelled call is logged as cancelled, not as a host failure", async () => {
	const browser = new AbortController();
	proxy.host.respond = () => browser.abort();
	await proxy.call("GET", "/public/ORBIT1", { signal: browser.signal });
	expect(cancelled.calls).toEqual([[expect.any(String), "jobByCode"]]);
	expect(failures.calls).toEqual([]);
});
