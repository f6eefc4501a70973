import { EventEmitter, once } from "node:events";
import { expect, test } from "../support/browser/e2e";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { readSitemap } from "../support/pages/sitemap-xml";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

const ORIGIN = "https://jobs.example";
const KEY = "a-key-of-16-chars";
const PER_PAGE = 1_000;

// One start of the site for all of them.
test.describe.configure({ mode: "default" });

let stubbed: StubbedSite;

test.beforeAll(async () => {
	stubbed = await startStubbedSite({ SITE_ORIGIN: ORIGIN, INDEXNOW_KEY: KEY });
});
test.afterAll(() => stubbed.close());

/** Lists `count` jobs with long slugs; from the answer `broken` on it breaks the connection instead. */
const jobs =
	(count: number, broken = Number.POSITIVE_INFINITY): Respond =>
	(response, seen) => {
		const { pathname, searchParams } = new URL(seen.url, "http://host");
		if (pathname !== "/public/sitemap") return jsonAnswer(404, {})(response, seen);
		const start = Number(searchParams.get("after") ?? 0);
		if (start / PER_PAGE >= broken) return response.destroy();
		const end = Math.min(count, start + PER_PAGE);
		const data = Array.from({ length: end - start }, (_, index) => ({
			company_slug: "acme",
			job_slug: `${"long-".repeat(20)}${start + index}`,
			updated_at: "2026-11-20T10:00:00Z",
		}));
		return jsonAnswer(200, { data, next: end < count ? end : null })(response, seen);
	};

const headersOf = (answer: Response) => [
	answer.headers.get("content-type"),
	answer.headers.get("cache-control"),
	answer.headers.get("x-content-type-options"),
	answer.headers.get("content-security-policy")?.includes("default-src 'none'"),
];

test("uses the configured origin, and is not cached", async () => {
	stubbed.host.respond = jobs(3);
	for (const path of ["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/jobs.xml"]) {
		const answer = await stubbed.get(path);
		expect(answer.status).toBe(200);
		expect(headersOf(answer)).toEqual(["application/xml; charset=utf-8", "no-store", "nosniff", true]);
		const { entries } = readSitemap(await answer.text());
		expect(entries.length).toBeGreaterThan(1);
		for (const { loc, languages } of entries)
			for (const address of [loc, ...Object.values(languages)]) expect(new URL(address).origin).toBe(ORIGIN);
	}
});

test("answers HEAD without a body, and no other methods", async () => {
	stubbed.host.respond = jobs(3);
	const head = await fetch(`${stubbed.address}/sitemaps/jobs.xml`, { method: "HEAD" });
	expect([head.status, await head.text()]).toEqual([200, ""]);
	expect(headersOf(head)).toEqual(["application/xml; charset=utf-8", "no-store", "nosniff", true]);
	expect((await fetch(`${stubbed.address}/sitemap.xml`, { method: "POST" })).status).toBe(405);
});

test("is complete though larger than any page, compressed on request", async () => {
	stubbed.host.respond = jobs(49_500);
	const answer = await stubbed.get("/sitemaps/jobs.xml");
	const text = await answer.text();
	expect(text.length).toBeGreaterThan(8_000_000);
	expect(answer.headers.get("content-encoding")).toBe("gzip");
	expect(text.match(/<url>/g)).toHaveLength(49_500);
	expect(text.endsWith("</urlset>\n")).toBe(true);
});

test("breaks off when the host breaks off, instead of ending early", async () => {
	stubbed.host.respond = jobs(49_500, 3);
	const answer = await stubbed.get("/sitemaps/jobs.xml");
	expect(answer.status).toBe(200);
	await expect(answer.text()).rejects.toThrow();
	const raw = await stubbed.raw("GET /sitemaps/jobs.xml");
	expect(raw).toContain("<url>");
	expect(raw).not.toContain("</urlset>");
	expect(raw).not.toMatch(/\r\n0\r\n\r\n$/);
});

test("answers 503 with Retry-After while the host is down, except its own pages", async () => {
	stubbed.host.respond = jobs(49_500, 0);
	for (const path of ["/sitemap.xml", "/sitemaps/jobs.xml"]) {
		const answer = await stubbed.get(path);
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
		expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
	}
	expect((await stubbed.get("/sitemaps/pages.xml")).status).toBe(200);
});

test("stops calling the host when the reader disconnects", async () => {
	const events = new EventEmitter();
	const [arrived, left] = [once(events, "arrived"), once(events, "left")];
	const answersOf = jobs(49_500);
	stubbed.host.reset();
	stubbed.host.respond = async (response, seen) => {
		if (stubbed.host.calls.length === 3) {
			response.once("close", () => events.emit("left"));
			return events.emit("arrived");
		}
		return answersOf(response, seen);
	};
	const reading = new AbortController();
	const answer = await fetch(`${stubbed.address}/sitemaps/jobs.xml`, { signal: reading.signal });
	const text = answer.text().catch(() => "gone");
	await arrived;
	reading.abort();
	expect(await text).toBe("gone");
	await left;
	expect(stubbed.host.calls).toHaveLength(3);
});

test("robots.txt names it", async () => {
	const answer = await stubbed.get("/robots.txt");
	expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	expect(await answer.text()).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test("the IndexNow key file exists under its own name only", async () => {
	const answer = await stubbed.get(`/${KEY}.txt`);
	expect([answer.status, await answer.text()]).toEqual([200, KEY]);
	expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	for (const path of [`/${KEY}x.txt`, "/undefined.txt", `/indexnow/${KEY}`, `/id/${KEY}.txt`, `/${KEY}`])
		expect([path, (await stubbed.get(path)).status]).toEqual([path, 404]);
});
