import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { jobAnswer } from "../../support/hosts/job-answers";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { site } from "../../support/sites/shared-site";
import { statusOf } from "../../support/sites/web-server";

const calls = () => [...site.host.calls, ...site.eu.calls];

const EMAIL = '{"email":"a@b.co"}';

const JSON_TYPE = "Content-Type: application/json";

const LENGTH = `Content-Length: ${EMAIL.length}`;

const CHECK = "POST /api/users/check-email";

export function describeProxy() {
	beforeEach(() => {
		site.host.respond = jsonAnswer(200, { message: "new_email" });
	});

	describe("addresses below /api, byte for byte", () => {
		it.each([
			["proxy-path: encoded dots as segments", "/api/public/%2e%2e/%2e%2e/admin", [404]],
			["dots as segments", "/api/public/../../admin", [404]],
			["proxy-path: double-encoded dot segment", "/api/public/%252e%252e/admin", [400, 404]],
			["proxy-path: encoded backslash", "/api/public/a%5c..%5c..%5cadmin", [400, 404]],
			["proxy-path: encoded hash", "/api/public/job%23x", [400, 404]],
			["proxy-path: null byte", "/api/public/job%00.json", [400, 404]],
			["proxy-path: invalid UTF-8 percent", "/api/public/%ff", [400]],
			["proxy-path: absolute URL as segment", "/api/public/http:%2f%2f169.254.169.254%2f", [400, 404]],
			["proxy-path: userinfo smuggling", "/api/public/@evil.example", [400, 404]],
			["proxy-path: overlong path", `/en/job/${"a".repeat(9_000)}`, [404, 414]],
			["proxy-path: overlong path, as a code", `/p/${"a".repeat(4_000)}`, [404, 414]],
			["proxy-path: duplicate query param", "/api/public/companies/filter?page=1&page=2", [400]],
			["proxy-headers: absolute-form request line", "http://169.254.169.254/latest/meta-data/", [400]],
			["the proxy itself", "/api/", [308, 404]],
			["no call", "/api", [404]],
		])("%s: rejected without calling a host", async (_, target, statuses) => {
			const answer = await site.raw(`GET ${target}`, target.startsWith("http") ? ["Upgrade: h2c"] : []);
			expect(statuses).toContain(statusOf(answer));
			expect(answer).not.toMatch(/Internal Server Error|\bat .*:\d+:\d+/);
			expect(calls()).toEqual([]);
		});

		it("proxy-path: prototype keys in query: the response is that of a call without them", async () => {
			site.host.respond = jobAnswer();
			const plain = await (await site.get("/api/public/ORBIT1")).text();
			const odd = await site.get("/api/public/ORBIT1?__proto__[x]=1&constructor[prototype][x]=1");
			expect(odd.status).toBe(200);
			expect(await odd.text()).toBe(plain);
			expect(calls().map(({ url }) => url)).toEqual(["/public/ORBIT1", "/public/ORBIT1"]);
		});
	});

	describe("call headers", () => {
		it("proxy-headers: Expect header: the response is that of a call without it", async () => {
			for (const extra of [[], ["Expect: 100-continue"], ["Expect: something"], ["Upgrade: h2c"], ["TE: trailers"]]) {
				const answer = await site.raw(CHECK, [JSON_TYPE, LENGTH, ...extra], EMAIL);
				expect(statusOf(answer.replace("HTTP/1.1 100 Continue\r\n\r\n", ""))).toBe(200);
				expect(answer).toContain('{"message":"new_email"}');
			}
			expect(calls()).toHaveLength(5);
		});

		it("proxy-headers: CL.TE smuggling: 400, the connection closes, and the hidden request is not served", async () => {
			const hidden = "0\r\n\r\nGET /api/public/ORBIT1 HTTP/1.1\r\nHost: x\r\n\r\n";
			const answer = await site.raw(CHECK, [JSON_TYPE, "Content-Length: 4", "Transfer-Encoding: chunked"], hidden);
			expect(statusOf(answer)).toBe(400);
			expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
			expect(calls()).toEqual([]);
		});

		it("proxy-headers: oversized header: 431, and the site stays up", async () => {
			expect(statusOf(await site.raw("GET /api/public/ORBIT1", [`X-Big: ${"a".repeat(17_000)}`]))).toBe(431);
			expect((await site.get("/termsofservice")).status).toBe(200);
			expect(calls()).toEqual([]);
		});

		it("proxy-headers: TRACE: 405, without an echo", async () => {
			const answer = await site.raw("TRACE /api/public/ORBIT1", ["X-Secret: mirrored", "Cookie: a=b"]);
			expect(statusOf(answer)).toBe(405);
			expect(answer).not.toMatch(/mirrored|a=b/);
		});

		it("proxy-headers: internal header injection, proxy-headers: cookie forwarding: none of it reaches a host", async () => {
			const forged = [
				"X-Internal-Auth: admin",
				"X-Region: eu",
				"X-Tenant: admin",
				"Cookie: session=abc; _ga=1",
				"Via: x",
			];
			await site.raw(CHECK, [JSON_TYPE, LENGTH, ...forged], EMAIL);
			expect(site.eu.calls).toEqual([]);
			const names = Object.keys(site.host.calls[0]?.headers ?? {});
			for (const name of ["x-internal-auth", "x-region", "x-tenant", "cookie", "via", "x-forwarded-for"])
				expect(names).not.toContain(name);
		});
	});

	describe("large bodies", () => {
		const SIZE = 20_971_520;

		it("proxy-body: oversized body with proxy.ts: every byte of a 20 MB upload arrives", async () => {
			const received: { start: number; data: Buffer }[] = [];
			site.eu.respond = async (response, request) => {
				const { body, headers, method } = request;
				if (method === "GET") return jsonAnswer(404, {})(response, request);
				const form = await new Response(new Uint8Array(body), {
					headers: { "content-type": headers["content-type"] ?? "" },
				}).formData();
				received.push({ start: Number(form.get("start")), data: Buffer.from(String(form.get("dataFile")), "base64") });
				const end = Number(form.get("end"));
				jsonAnswer(200, end < SIZE ? { received: end } : { filepath: "x", sha256: "y" })(response, request);
			};
			const file = randomBytes(SIZE);
			const answer = await fetch(`${site.address}/api/companies/7/upload`, {
				method: "POST",
				body: file,
				headers: {
					"content-type": "application/octet-stream",
					"x-job-code": "ORBIT1+EU",
					"upload-identifier": "u".repeat(36),
					"upload-offset": "0",
					"upload-length": String(SIZE),
					"upload-slot": "1",
					"upload-new": "1",
					"upload-name": "cv.pdf",
				},
			});
			expect(answer.status).toBe(200);
			const whole = Buffer.concat(received.sort((a, b) => a.start - b.start).map(({ data }) => data));
			expect(whole).toHaveLength(SIZE);
			const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
			expect(hash(whole)).toBe(hash(file));
		});

		it("proxy-body: oversized body with proxy.ts: an EU application of 12 MB is not cut, with and without its length", async () => {
			site.eu.respond = jsonAnswer(200, { interview_code: "ABCD1234+EU" });
			const headers = { "content-type": "multipart/form-data; boundary=x" };
			const bytes = new Uint8Array(12_000_000);
			const address = `${site.address}/api/public/ORBIT1%2BEU`;
			const chunked = { method: "POST", headers, body: new Blob([bytes]).stream(), duplex: "half" } as RequestInit;
			expect((await fetch(address, { method: "POST", headers, body: bytes })).status).toBe(200);
			expect((await fetch(address, chunked)).status).toBe(200);
			expect(site.eu.calls.map(({ body }) => body.length)).toEqual([12_000_000, 12_000_000]);
		});

		it("proxy-body: oversized body with proxy.ts: a chunk or an application above its limit is 413", async () => {
			const headers = { "content-type": "multipart/form-data; boundary=x" };
			for (const path of ["/api/companies/7/upload", "/api/public/ORBIT1"]) {
				const answer = await fetch(site.address + path, { method: "POST", headers, body: new Uint8Array(SIZE) });
				expect(answer.status).toBe(413);
			}
			expect(calls()).toEqual([]);
		});

		it("proxy-body: slowloris body: other requests are served meanwhile", async () => {
			const { port } = new URL(site.address);
			const socket = connect(Number(port), "localhost");
			socket.write(`${CHECK} HTTP/1.1\r\nHost: x\r\n${JSON_TYPE}\r\nContent-Length: 1000\r\n\r\n{`);
			const answers = await Promise.all(Array.from({ length: 20 }, () => site.get("/api/public/ORBIT1")));
			expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 502));
			expect((await site.get("/")).status).toBe(200);
			socket.destroy();
		});
	});

	describe("malformed bodies", () => {
		it.each([
			["proxy-body: wrong content type", ["Content-Type: text/plain"], "a=1", 415],
			["proxy-body: deep JSON", [JSON_TYPE], "[".repeat(100_000), 413],
			["proxy-body: deep JSON, as deep as the call takes", [JSON_TYPE], "[".repeat(2_000), 400],
			["proxy-body: compressed request body", [JSON_TYPE, "Content-Encoding: br"], EMAIL, 415],
			["proxy-body: huge number / type confusion", [JSON_TYPE], '{"email":{"$gt":1e999}}', 422],
		])("%s", async (_, headers, body, status) => {
			const answer = await site.raw(CHECK, [...headers, `Content-Length: ${body.length}`], body);
			expect(statusOf(answer)).toBe(status);
			expect(calls()).toEqual([]);
			expect((await site.get("/")).status).toBe(200);
		});
	});
}
