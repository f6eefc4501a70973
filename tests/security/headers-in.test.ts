import { requestText, startWebServer, statusOf, type TestWebServer } from "../support/sites/web-server";
import { siteHandler } from "../support/sites/web-server-site";

let site: TestWebServer;

beforeEach(async () => {
	site = await startWebServer(siteHandler);
});
afterEach(() => site.close());

const FORGED = [
	"X-Region: eu",
	"X-Internal-Auth: admin",
	"X-Tenant: admin",
	"X-Middleware-Subrequest: middleware:middleware",
	"X-Middleware-Rewrite: /admin",
	"X-Invoke-Path: /admin",
	"X-Invoke-Status: 500",
	"X-Matched-Path: /admin",
	"X-Now-Route-Matches: 1=admin",
	"X-Nextjs-Data: 1",
	"X-Real-Ip: 10.0.0.1",
	"X-Prerender-Revalidate: abc",
	"Forwarded: for=10.0.0.1",
	"Next-Resume: 1",
	"Upgrade: websocket",
	"Expect: 100-continue",
];

describe("server-only headers", () => {
	it.each(FORGED)("are dropped from a client: %s", async (header) => {
		const answer = await site.raw(requestText("GET /api/read", [header]));
		expect(statusOf(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ""))).toBe(200);
		expect(Object.keys(site.seen[0]?.headers ?? {})).not.toContain(header.split(":", 1)[0]?.toLowerCase());
	});

	it("give the host, protocol and address as configured, whatever the client sends", async () => {
		const forged = ["X-Forwarded-Proto: javascript", "X-Forwarded-Host: evil.example", "X-Forwarded-For: 127.0.0.9"];
		await site.raw(requestText("GET /api/read", forged).replace("Host: www.example.com", "Host: evil.example"));
		expect(site.seen[0]?.headers).toMatchObject({
			host: "www.example.com",
			"x-forwarded-host": "www.example.com",
			"x-forwarded-proto": "https",
			"x-forwarded-for": "127.0.0.1",
			"x-client-address": "127.0.0.1",
		});
	});

	it("unknown expectations are ignored", async () => {
		expect(statusOf(await site.raw(requestText("GET /api/read", ["Expect: something"])))).toBe(200);
	});

	it("Server Actions are rejected, because this site has none", async () => {
		const body = '{"0":"$1:__proto__:then"}';
		const headers = ["Next-Action: abc", "Content-Type: text/plain", `Content-Length: ${body.length}`];
		expect(statusOf(await site.raw(requestText("POST /", headers, body)))).toBe(404);
		expect(site.seen).toHaveLength(0);
	});
});

describe("malformed requests", () => {
	it("with headers over 16 KB get 431, and the site stays up", async () => {
		const answer = await site.raw(requestText("GET /", [`X-Big: ${"a".repeat(17_000)}`]));
		expect(statusOf(answer)).toBe(431);
		expect(answer).toContain("Strict-Transport-Security:");
		expect(statusOf(await site.raw(requestText("GET /")))).toBe(200);
	});

	it("with two body lengths are rejected, and nothing hidden is served", async () => {
		const hidden = "0\r\n\r\nGET /api/read HTTP/1.1\r\nHost: x\r\n\r\n";
		const headers = ["Content-Length: 4", "Transfer-Encoding: chunked"];
		const text = requestText("POST /api/upload", headers, hidden).replace("Connection: close\r\n", "");
		const answer = await site.raw(text);
		expect(statusOf(answer)).toBe(400);
		expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
		expect(site.seen).toHaveLength(0);
	});

	it.each(["GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "nonsense\r\n\r\n"])(
		"like %j get a readable response",
		async (text) => {
			const answer = await site.raw(text.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
			expect([400, 405]).toContain(statusOf(answer));
			expect(answer).toContain("Content-Security-Policy:");
		},
	);
});
