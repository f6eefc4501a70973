import type { IncomingMessage, ServerResponse } from "node:http";
import { requestText, startWebServer, statusOf, type TestWebServer } from "../support/sites/web-server";
import { page } from "../support/sites/web-server-site";

const HTML = { "content-type": "text/html; charset=utf-8" };
const OPEN = { "cache-control": "public, max-age=3600", "referrer-policy": "unsafe-url" };

/**
 * The application behind the web server in these tests, by the query: it sets no header that makes a response private.
 */
const ANSWERS: Record<string, (res: ServerResponse) => unknown> = {
	page: (res) => res.writeHead(200, { ...HTML, "cache-control": "s-maxage=60" }).end(page("<h1>P</h1>")),
	bare: (res) => res.end("bare"),
	missing: (res) => res.writeHead(404, { ...HTML, ...OPEN }).end(page("<h1>M</h1>")),
	redirect: (res) => res.writeHead(308, { ...OPEN, location: "/" }).end(),
	failing: (res) => res.writeHead(500, { ...HTML, ...OPEN }).end("<html></html>"),
	throwing: () => {
		throw new Error("secret");
	},
	json: (res) => res.writeHead(200, "Fine", { ...OPEN, "content-type": "application/json" }).end("{}"),
};

function answer(req: IncomingMessage, res: ServerResponse): unknown {
	const kind = new URL(req.url ?? "", "http://localhost").searchParams.get("kind") ?? "";
	return ANSWERS[kind]?.(res) ?? res.end();
}

let site: TestWebServer;
beforeAll(async () => {
	site = await startWebServer(answer);
});
afterAll(() => site.close());

const send = (line: string, headers?: string[]) => site.raw(requestText(line, headers));

/** Every value of a header in a raw answer. */
const valuesOf = (raw: string, name: string) =>
	[...raw.matchAll(new RegExp(`^${name}: (.*)\\r$`, "gim"))].map(([, value]) => value);

function expectPrivate(raw: string): void {
	expect(valuesOf(raw, "cache-control")).toEqual(["private, no-store"]);
	expect(valuesOf(raw, "referrer-policy")).toEqual(["no-referrer"]);
	expect(valuesOf(raw, "x-robots-tag")).toEqual(["noindex"]);
	expect(raw).toContain("nosniff");
}

const PATHS = [
	"/code/SECRET99",
	"/application/SECRET99/receipt-pdf",
	"/id/multiupload/candidates/hash-1",
	"/CODE/SECRET99",
	"/api/code/SECRET99",
];

describe("no response to a personal address is cached, indexed or leaked", () => {
	const cases = PATHS.flatMap((path) => Object.keys(ANSWERS).map((kind) => `${path}?kind=${kind}`));

	it.each(cases)("%s, also for Next's router, and without its body", async (target) => {
		for (const raw of [
			await send(`GET ${target}`),
			await send(`GET ${target}`, ["RSC: 1"]),
			await send(`HEAD ${target}`),
		])
			expectPrivate(raw);
	});

	it.each([
		["a post to a page", "POST /code/SECRET99", 405],
		["an unknown method", "TRACE /api/code/SECRET99", 405],
		["a broken percent", "GET /code/SECRET99/%ff", 400],
		["an encoded slash", "GET /code%2FSECRET99", 400],
		["an address with its origin", "GET http://www.example.com/code/SECRET99", 400],
		["an address that is too long", `GET /code/SECRET99?${"a".repeat(5_000)}`, 414],
		["a head that is too large", `GET /code/SECRET99?${"a".repeat(20_000)}`, 431],
		["a line that can't be read", "GET /code/SECRET99 HTTP/9.9", 400],
		["a spoilt plus sign", "GET /code/SECRET99%20EU", 308],
	])("%s, rejected or redirected", async (_, line, status) => {
		const raw = await send(line);
		expect(statusOf(raw)).toBe(status);
		expectPrivate(raw);
	});

	it("the log contains none of them", () => {
		expect(site.logged.length).toBeGreaterThan(0);
		expect(JSON.stringify(site.logged)).not.toMatch(/SECRET99|hash-1/);
	});
});

it("other addresses keep their headers", async () => {
	const raw = await send("GET /p/ORBIT1?kind=json");
	expect(raw).toMatch(/^HTTP\/1\.1 200 OK\r$/m);
	expect(valuesOf(raw, "cache-control")).toEqual(["public, max-age=3600"]);
	expect(valuesOf(raw, "x-robots-tag")).toEqual([]);
});

describe("an EU code with a damaged plus sign", () => {
	it.each([
		["/code/SECRET99%20EU", "/code/SECRET99+EU"],
		["/id/interviews/SECRET99%252BEU?on=app", "/id/interviews/SECRET99+EU?on=app"],
		["/p/ORBIT1%20EU", "/p/ORBIT1+EU"],
	])("%s redirects to %s before anything else reads it", async (target, meant) => {
		site.seen.length = 0;
		for (const method of ["GET", "HEAD"]) {
			const raw = await send(`${method} ${target}`);
			expect([statusOf(raw), valuesOf(raw, "location")]).toEqual([308, [meant]]);
		}
		expect(statusOf(await send(`POST ${target}`))).toBeGreaterThanOrEqual(400);
		expect(site.seen).toEqual([]);
	});
});
