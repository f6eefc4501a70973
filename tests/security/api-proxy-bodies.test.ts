import { createHook } from "node:async_hooks";
import zlib from "node:zlib";
import { jsonAnswer } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => {
	proxy.reset();
	proxy.host.respond = jsonAnswer(200, { message: "new_email", id: 1 });
});
afterAll(() => proxy.close());

const JSON_TYPE = { "content-type": "application/json" };
const LONGEST_JSON = 40_000;

describe("JSON bodies", () => {
	it.each([
		["proxy-body: wrong content type", "a=1", { "content-type": "text/plain" }, 415, "unsupported_type"],
		["a type that only looks right", "{}", { "content-type": "text/plain; application/json" }, 415, "unsupported_type"],
		["no type", "{}", { "content-type": "" }, 415, "unsupported_type"],
		["no JSON", "{", JSON_TYPE, 400, "malformed_body"],
		["no body", null, JSON_TYPE, 400, "malformed_body"],
		["proxy-body: deep JSON, as deep as the call takes", "[".repeat(LONGEST_JSON), JSON_TYPE, 400, "malformed_body"],
		["proxy-body: deep JSON, deeper than that", "[".repeat(100_000), JSON_TYPE, 413, "body_too_large"],
		["deep JSON that ends", "[".repeat(9_999) + "]".repeat(9_999), JSON_TYPE, 422, "refused_values"],
		["a body over the call's size", `"${"x".repeat(LONGEST_JSON)}"`, JSON_TYPE, 413, "body_too_large"],
	])("%s: rejected before any host is called", async (_, body, headers, status, code) => {
		const answer = await proxy.post("/users", body, headers);
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({ code });
		expect(proxy.calls()).toEqual([]);
	});

	it("counts the bytes of a body of unknown size", async () => {
		const blocks = new Blob([" ".repeat(LONGEST_JSON + 1)]).stream();
		const init = { body: blocks, headers: JSON_TYPE, duplex: "half" } as RequestInit;
		expect((await proxy.call("POST", "/users", init)).status).toBe(413);
		expect(proxy.calls()).toEqual([]);
	});

	it("proxy-body: huge number / type confusion: 422 with each field", async () => {
		const body = '{"fullname":{"$gt":""},"email":["a@b.co"],"password":1e999,"company_name":"x"}';
		const answer = await proxy.postJson("/users", body);
		expect(answer.status).toBe(422);
		const { errors } = await answer.json();
		expect(Object.keys(errors).sort()).toEqual(["assist_description", "email", "fullname", "password"]);
		expect(proxy.calls()).toEqual([]);
	});

	it("proxy-body: huge number / type confusion: no infinite number is an identifier", async () => {
		const answer = await proxy.postJson("/accesslog", '{"company_id":1e999,"type":"a","key":"b"}');
		expect(answer.status).toBe(422);
		expect(Object.keys((await answer.json()).errors)).toEqual(["company_id"]);
	});

	it("proxy-body: duplicate JSON keys: the host gets the one validated value", async () => {
		await proxy.postJson("/users/check-email", '{"email":"not an address","email":"evil@x.co","more":1}');
		expect(proxy.calls()[0]?.body.toString()).toBe('{"email":"evil@x.co"}');
		const other = await proxy.postJson("/users/check-email", '{"email":"evil@x.co","email":"not an address"}');
		expect(other.status).toBe(422);
		expect(proxy.calls()).toHaveLength(1);
	});

	it("drops unknown values, and names that would reach an object's prototype", async () => {
		await proxy.postJson("/users/check-email", '{"__proto__":{"admin":true},"email":"a@b.co","constructor":1}');
		expect(proxy.calls()[0]?.body.toString()).toBe('{"email":"a@b.co"}');
		expect(Reflect.get({}, "admin")).toBeUndefined();
	});
});

describe("proxy-body: compressed request body", () => {
	it.each([
		["br", zlib.brotliCompressSync("{}")],
		["gzip", zlib.gzipSync("{}")],
		["identity, gzip", Buffer.from("{}")],
	])("in %s: 415, without decompression", async (encoding, body) => {
		const made: string[] = [];
		const hook = createHook({ init: (_, type) => void made.push(type) }).enable();
		for (const path of ["/users/check-email", "/public/ORBIT1", "/companies/2/upload"]) {
			const type = path.startsWith("/users") ? JSON_TYPE : { "content-type": "multipart/form-data; boundary=x" };
			const answer = await proxy.post(path, new Uint8Array(body), { ...type, "content-encoding": encoding });
			expect(answer.status).toBe(415);
			expect(await answer.json()).toMatchObject({ code: "encoded_body" });
		}
		expect(proxy.calls()).toEqual([]);
		hook.disable();
		expect(made).not.toContain("ZLIB");
	});
});

describe("multipart bodies", () => {
	const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };

	it("proxy-body: wrong content type: an application is multipart and nothing else", async () => {
		for (const type of ["text/plain", "application/json", "application/x-www-form-urlencoded", "multipart/mixed"])
			expect((await proxy.post("/public/ORBIT1", "a=1", { "content-type": type })).status).toBe(415);
		expect(proxy.calls()).toEqual([]);
	});

	it("rejects an announced size above the call's before reading", async () => {
		const headers = { ...MULTIPART, "content-length": "20000001" };
		const answer = await proxy.post("/public/ORBIT1", "--x--", headers);
		expect(answer.status).toBe(413);
		expect(proxy.calls()).toEqual([]);
	});

	it("breaks off a body that exceeds the call's size, so that the host never sees its end", async () => {
		const blocks = new Blob([new Uint8Array(21_000_000)]).stream();
		const init = { body: blocks, headers: MULTIPART, duplex: "half" } as RequestInit;
		const answer = await proxy.call("POST", "/public/ORBIT1", init);
		expect(answer.status).toBe(413);
		expect(proxy.calls()).toEqual([]);
	});

	it("forwards a body byte for byte, including its boundary", async () => {
		proxy.host.respond = jsonAnswer(200, { interview_code: "ABCD1234" });
		const body = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
		const answer = await proxy.post("/public/ORBIT1", new Uint8Array(body), MULTIPART);
		expect(answer.status).toBe(200);
		expect(proxy.calls()[0]?.body.equals(body)).toBe(true);
		expect(proxy.calls()[0]?.headers["content-type"]).toBe("multipart/form-data; boundary=x");
	});
});
