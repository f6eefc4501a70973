import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWebServer, type TestWebServer } from "../support/sites/web-server";
import { siteHandler } from "../support/sites/web-server-site";

let site: TestWebServer;

beforeAll(async () => {
	const dir = await mkdtemp(join(tmpdir(), "web-server-"));
	await mkdir(join(dir, "_next/static"), { recursive: true });
	await writeFile(join(dir, "_next/static/a.js"), "1");
	await writeFile(join(dir, "icon.svg"), "<svg/>");
	site = await startWebServer(siteHandler, {
		staticDir: dir,
		routes: [{ pattern: "/", seconds: 60, query: [], tags: () => ["home"] }],
	});
});
afterAll(() => site.close());

const KINDS: [string, string, Record<string, string>][] = [
	["a kept page", "/", {}],
	["a dynamic page", "/dynamic", {}],
	["a missing page", "/missing", {}],
	["a failing page", "/failing", {}],
	["a page that throws", "/throwing", {}],
	["a redirect", "/redirect", {}],
	["a sitemap", "/sitemap.xml", {}],
	["a picture", "/picture.png", {}],
	["a call", "/api/read", {}],
	["a call that throws", "/api/throwing", {}],
	["a file of the bundle", "/_next/static/a.js", {}],
	["a missing file of the bundle", "/_next/static/b.js", {}],
	["a public file", "/icon.svg", {}],
	["a partial answer", "/", { RSC: "1" }],
	["a partial answer by its ending", "/dynamic.rsc", {}],
	["a segment", "/x.segments/_tree.segment.rsc", { "Next-Router-Prefetch": "1" }],
	["a health answer", "/healthz", {}],
	["a refusal", "/%ff", {}],
];

describe("every kind of response has the security headers", () => {
	it.each(KINDS)("%s", async (_, path, headers) => {
		const answer = await fetch(site.origin + path, { headers, redirect: "manual" });
		const get = (name: string) => answer.headers.get(name);
		const policy = get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action"])
			expect(policy).toContain(part);
		expect(policy).not.toContain("unsafe");
		expect(get("x-content-type-options")).toBe("nosniff");
		expect(get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains; preload");
		expect(get("referrer-policy")).toBe("strict-origin-when-cross-origin");
		expect(get("cross-origin-opener-policy")).toBe("same-origin");
		expect(get("cross-origin-resource-policy")).toBe("same-origin");
		expect(get("x-frame-options")).toBe("DENY");
		expect(get("permissions-policy")).toContain("camera=()");
		expect(get("x-powered-by")).toBeNull();
		expect(get("server")).toBeNull();
		expect(await answer.text()).not.toContain("secret");
	});
});

describe("an injected script", () => {
	it("is not in the policy, and the log reports it without its text", async () => {
		const answer = await fetch(`${site.origin}/canary`);
		const scripts = /script-src ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
		expect(scripts.match(/'sha256-/g)).toHaveLength(1);
		const warning = site.logged.find(({ level }) => level === 40);
		expect(warning).toMatchObject({ path: "/canary", count: 1 });
		expect(JSON.stringify(site.logged)).not.toContain("pwn");
	});
});

describe("Next's internals", () => {
	it("keep an ordinary page ordinary after a partial request for it", async () => {
		await (await fetch(`${site.origin}/`, { headers: { RSC: "1" } })).text();
		const answer = await fetch(`${site.origin}/`);
		expect(answer.headers.get("content-type")).toContain("text/html");
		expect(await answer.text()).toContain("<h1>Home</h1>");
	});

	it("keep queries out of cached pages and their keys", async () => {
		const plain = await (await fetch(`${site.origin}/`)).text();
		for (const query of ["?utm_source=<script>", "?_rsc=zzz", "?x=1&x=2"])
			expect(await (await fetch(`${site.origin}/${query}`)).text()).toBe(plain);
		expect(site.seen.filter(({ url }) => url.includes("utm_source"))).toHaveLength(0);
	});

	it("never send a purge header to a client", async () => {
		const answer = await fetch(`${site.origin}/api/purge`);
		expect(answer.headers.get("x-cache-purge")).toBeNull();
	});
});
