import { jsonAnswer } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => {
	proxy.reset();
	proxy.host.respond = jsonAnswer(200, { message: "new_email" });
});
afterAll(() => proxy.close());

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36" };
const CHECK = "/users/check-email";

describe("requests to a host", () => {
	it.each([
		["proxy-path: double-encoded dot segment", "/public/%252e%252e/admin", 400],
		["proxy-path: encoded backslash", "/public/a%5c..%5c..%5cadmin", 400],
		["proxy-path: encoded hash", "/public/job%23x", 400],
		["proxy-path: null byte", "/public/job%00.json", 400],
		["proxy-path: invalid UTF-8 percent", "/public/%ff", 400],
		["proxy-path: absolute URL as segment", "/public/http:%2f%2f169.254.169.254%2f", 400],
		["proxy-path: userinfo smuggling", "/public/@evil.example", 400],
		["proxy-path: overlong path", `/public/${"a".repeat(9_000)}`, 400],
		["a path outside the table", "/admin", 404],
		["a reserved word in place of a code", "/public/candidates", 404],
		["a longer path than the call's", "/public/ORBIT1/extra", 404],
		["an empty segment", "/public//ORBIT1", 404],
	])("%s: nothing", async (_, path, status) => {
		const answer = await proxy.get(path);
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^(malformed_path|unknown_call)$/) });
		expect(proxy.calls()).toEqual([]);
	});

	it("proxy-path: duplicate query param: rejected, and a single one is forwarded as validated", async () => {
		expect((await proxy.get("/public/companies/filter?page=1&page=2")).status).toBe(400);
		expect(proxy.calls()).toEqual([]);
		await proxy.get("/public/companies/filter?page=%2B2&admin=1");
		expect(proxy.calls()[0]?.url).toBe("/public/companies/filter?page=2&per_page=12");
	});

	it("proxy-path: prototype keys in query: dropped, without prototype pollution", async () => {
		await proxy.get("/public/companies/filter?__proto__[x]=1&constructor[prototype][x]=1");
		expect(proxy.calls()[0]?.url).toBe("/public/companies/filter?page=1&per_page=12");
		expect(Reflect.get({}, "x")).toBeUndefined();
	});

	it("proxy-headers: cookie forwarding: no cookie", async () => {
		await proxy.postJson(CHECK, { email: "a@b.co" }, { cookie: "session=abc; _ga=1; other=2" });
		expect(proxy.calls()).toHaveLength(1);
		expect(proxy.calls()[0]?.headers).not.toHaveProperty("cookie");
	});

	it("proxy-headers: internal header injection: only the server's own headers", async () => {
		const forged = {
			"x-internal-auth": "admin",
			"x-tenant": "admin",
			authorization: "Basic YWRtaW4=",
			"x-forwarded-for": "127.0.0.1",
			"x-device": "forged",
			"x-request-id": "<script>alert(1)</script>",
			"x-screen-resolution": "1x1; DROP",
			"idempotency-key": "a b\tc d e f g h",
			referer: "https://evil.example/",
			...BROWSER,
		};
		await proxy.postJson(CHECK, { email: "a@b.co" }, forged);
		const { headers } = proxy.calls()[0] ?? {};
		expect(Object.keys(headers ?? {}).sort()).toEqual([
			"accept",
			"accept-encoding",
			"connection",
			"content-length",
			"content-type",
			"host",
			"x-browser",
			"x-device",
			"x-os",
			"x-request-id",
		]);
		expect(headers).toMatchObject({ host: new URL(proxy.host.origin).host, "x-device": "desktop", "x-os": "Linux" });
		expect(headers?.["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
	});

	it("forward a well-formed screen size, request id and idempotency key", async () => {
		const given = { "x-screen-resolution": "360x740", "x-request-id": "abcdefgh-1", "idempotency-key": "k".repeat(36) };
		await proxy.postJson(CHECK, { email: "a@b.co" }, given);
		expect(proxy.calls()[0]?.headers).toMatchObject(given);
	});

	it("go to the EU host only for EU codes, as one encoded segment", async () => {
		await proxy.get("/public/ORBIT1%2Beu");
		expect(proxy.eu.calls.map(({ url }) => url)).toEqual(["/public/ORBIT1%2BEU"]);
		expect(proxy.host.calls).toEqual([]);
	});

	it("send an upload's status request to the EU host if the job's code says so, and reject an invalid code", async () => {
		const path = `/companies/2/upload/${"u".repeat(20)}`;
		await proxy.get(path, { "x-job-code": "ORBIT1+EU" });
		expect(proxy.eu.calls).toHaveLength(1);
		expect((await proxy.get(path, { "x-job-code": "../admin" })).status).toBe(400);
		expect(proxy.host.calls).toEqual([]);
	});
});

describe("methods", () => {
	it("csrf: GET with side effect: none exists, so 405 with the call's method", async () => {
		const answer = await proxy.get("/accesslog?company_id=2&type=a&key=b");
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe("POST");
		expect(proxy.calls()).toEqual([]);
	});

	it("lists both methods of a path that has two", async () => {
		const answer = await proxy.call("DELETE", "/public/ORBIT1");
		expect(answer.status).toBe(405);
		expect(answer.headers.get("allow")).toBe("GET, POST");
	});
});

describe("a cross-site POST", () => {
	it.each([
		["csrf: same-site sibling", { "sec-fetch-site": "same-site", origin: "https://other.example.com" }],
		["a foreign site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
		["csrf: null origin", { origin: "null" }],
		[
			"csrf: host header mismatch",
			{ origin: "https://evil.example", host: "evil.example", "x-forwarded-host": "www.example.com" },
		],
		["our origin, claimed by a foreign site", { "sec-fetch-site": "cross-site", origin: "https://www.example.com" }],
		["our origin without TLS", { origin: "http://www.example.com" }],
		["our origin on another port", { origin: "https://www.example.com:8443" }],
		["an unknown word", { "sec-fetch-site": "sibling" }],
	])("%s: 403", async (_, headers) => {
		const answer = await proxy.postJson(CHECK, { email: "a@b.co" }, headers as Record<string, string>);
		expect(answer.status).toBe(403);
		expect(await answer.json()).toMatchObject({ code: "cross_origin" });
		expect(proxy.calls()).toEqual([]);
	});

	it.each([
		["a page of ours", { "sec-fetch-site": "same-origin", origin: "https://www.example.com" }],
		["an old browser on a page of ours", { origin: "https://www.example.com" }],
		["a client that is no browser", {}],
	])("%s is allowed", async (_, headers) => {
		const answer = await proxy.postJson(CHECK, { email: "a@b.co" }, headers as Record<string, string>);
		expect(answer.status).toBe(200);
	});
});
