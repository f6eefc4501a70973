import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { requestText, startWebServer, statusOf, type TestWebServer } from "../../tests/support/sites/web-server";
import { siteHandler } from "../../tests/support/sites/web-server-site";

let site: TestWebServer;

beforeEach(async () => {
	site = await startWebServer(siteHandler, {
		routes: ["/", "/p/{code}"].map((pattern) => ({ pattern, seconds: 60, query: [], tags: () => ["home"] })),
	});
});
afterEach(() => site.close());

interface Raw {
	status: number;
	headers: Record<string, unknown>;
	body: Buffer;
}

/** A request whose answer is not decoded. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> =>
	new Promise((resolve, reject) => {
		request(`${site.origin}${path}`, { headers, method }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("end", () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
			);
		})
			.on("error", reject)
			.end();
	});

const states = () => site.logged.filter(({ cache }) => cache !== undefined).map(({ cache }) => cache);

describe("cached pages", () => {
	it("are rendered once and served to all clients", async () => {
		await ask("/");
		await ask("/?utm_source=a");
		await ask("/");
		expect(site.seen).toHaveLength(1);
		expect(states()).toEqual(["miss", "hit", "hit"]);
	});

	it("go to nobody who names no host, or two", async () => {
		await ask("/");
		const plain = requestText("GET /");
		for (const [text, status] of [
			[plain, 200],
			[plain.replace(/Host: .*\r\n/, ""), 400],
			[plain.replace(/Host: .*\r\n/, "$&$&"), 400],
			[plain.replace(/Host: .*\r\n/, "Host: \r\n"), 400],
		] as const)
			expect([text, statusOf(await site.raw(text))]).toEqual([text, status]);
	});

	it("keep the link's source of a visitor's previous page by a redirect that no cache stores", async () => {
		await ask("/p/ORBIT1");
		const referer = "https://www.example.com/public/companies?ref=fair";
		expect(await ask("/p/ORBIT1", { referer })).toMatchObject({
			status: 307,
			headers: { location: "/p/ORBIT1?ref=fair", "cache-control": "no-store" },
		});
		expect((await ask("/p/ORBIT1?ref=fair", { referer })).status).toBe(200);
		expect((await ask("/p/ORBIT1", { referer: "https://elsewhere.example/?ref=fair" })).status).toBe(200);
	});

	it("are rendered without the first client's headers", async () => {
		await ask("/", { cookie: "session=abc", "user-agent": "curl", "accept-language": "id", "x-anything": "1" });
		expect(site.seen[0]?.headers).not.toHaveProperty("cookie");
		expect(site.seen[0]?.headers).not.toHaveProperty("accept-language");
		expect(site.seen[0]?.headers).not.toHaveProperty("x-anything");
	});

	it("are served in an encoding that the client accepts", async () => {
		const plain = await ask("/");
		const gzip = await ask("/", { "accept-encoding": "gzip" });
		expect(gunzipSync(gzip.body)).toEqual(plain.body);
		expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
		const brotli = await ask("/", { "accept-encoding": "br" });
		expect(brotli.headers["content-encoding"]).toBe("br");
		expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
	});

	it("tell downstream caches their lifetime and age", async () => {
		const { headers } = await ask("/");
		expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=60, stale-while-revalidate=/);
		expect(headers.age).toBe("0");
	});

	it("answer 304 to a client that has them, with the same policy and no body", async () => {
		const first = await ask("/");
		const again = await ask("/", { "if-none-match": String(first.headers.etag) });
		expect([again.status, again.body.length]).toEqual([304, 0]);
		expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
	});

	it("answer HEAD with a page's headers and no body, even uncached", async () => {
		const head = await ask("/", {}, "HEAD");
		expect([head.status, head.body.length]).toEqual([200, 0]);
		expect(head.headers["content-length"]).toBe(String((await ask("/")).body.length));
	});

	it("are purged by a call's header", async () => {
		await ask("/");
		await ask("/api/purge");
		await ask("/");
		expect(states()).toEqual(["miss", "bypass", "miss"]);
	});

	it("are served whole to Next's own router, too", async () => {
		const page = await ask("/");
		const partial = await ask("/", { rsc: "1" });
		expect(partial.body).toEqual(page.body);
		expect(states()).toEqual(["miss", "hit"]);
	});
});

describe("failures", () => {
	it.each(["/failing", "/throwing"])("of the page %s yield a page that works without scripts", async (path) => {
		const { status, body } = await ask(path);
		expect(status).toBe(500);
		expect(body.toString()).toContain("nothing you sent is lost");
		expect(body.toString()).not.toContain("secret");
	});

	it("of a call yield JSON with a code", async () => {
		const { status, body } = await ask("/api/throwing");
		expect([status, JSON.parse(body.toString()).code]).toEqual([500, "internal_error"]);
	});

	it("under /id are in Indonesian", async () => {
		expect((await ask("/id/%ff")).body.toString()).toContain('lang="id"');
	});
});

describe("the access log", () => {
	it("has one line per request with its id, and no query", async () => {
		const { headers } = await ask("/dynamic?email=a@b.co", { "x-request-id": "given-id-1" });
		expect(headers["x-request-id"]).toBe("given-id-1");
		const line = site.logged.find(({ method }) => method === "GET");
		expect(line).toMatchObject({ id: "given-id-1", path: "/dynamic", status: 200, cache: "bypass" });
		expect(JSON.stringify(site.logged)).not.toContain("a@b.co");
	});

	it("has no line for probes", async () => {
		await ask("/healthz");
		await ask("/readyz");
		expect(site.logged).toHaveLength(0);
	});
});

describe("stopping", () => {
	it("finishes running requests, reports not ready, and accepts no new ones", async () => {
		const running = new Promise<void>((resolve) => {
			const upload = request(`${site.origin}/api/upload`, { method: "POST" }, (answer) => {
				answer.resume().on("end", () => resolve());
				expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
			});
			upload.write("a");
			setImmediate(async () => {
				while (site.seen.length === 0) await new Promise((next) => setImmediate(next));
				stopped = site.server.stop();
				upload.end("b");
			});
		});
		let stopped: Promise<boolean> | undefined;
		await running;
		await expect(stopped).resolves.toBe(true);
		await expect(ask("/healthz")).rejects.toThrow("ECONNREFUSED");
	});

	it("aborts requests that don't finish in time", async () => {
		await site.close();
		site = await startWebServer(() => undefined, { drainMs: 50 });
		const waiting = site.raw(requestText("GET /api/read"));
		while (site.seen.length === 0) await new Promise((next) => setImmediate(next));
		await expect(site.server.stop()).resolves.toBe(false);
		expect(statusOf(await waiting)).toBe(0);
	});
});
