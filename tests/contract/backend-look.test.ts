import { readFileSync } from "node:fs";
import { openApp, type TestApp } from "../support/backend/app";

const ORIGIN = "http://backend.test";

let test: TestApp;

beforeAll(async () => {
	test = await openApp();
}, 60_000);
afterAll(() => test.close());

const ask = (path: string, init?: RequestInit) => test.app.fetch(new Request(ORIGIN + path, init));

/** The addresses of the font and the style sheet, as a page names them. */
async function named() {
	const page = await ask("/auth/login");
	const html = await page.text();
	const [, font = ""] = /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin/.exec(html) ?? [];
	const [, style = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
	return { page, html, font, style };
}

describe("the styles of the backend's pages", () => {
	it("are the site's own font and colours, served here, immutable under content-hashed names", async () => {
		const { font, style } = await named();
		const sheet = await ask(style);
		const css = await sheet.text();
		const tokens = readFileSync("app/tokens.css", "utf8").match(/--[\w-]+: #\w+/g) ?? [];
		expect(tokens.length).toBeGreaterThan(20);
		for (const token of tokens) expect(css).toContain(token);
		expect(css).toContain(`url("${font}")`);
		expect(css).toContain("font-display: swap");
		const letters = Buffer.from(await (await ask(font)).arrayBuffer());
		expect(letters.subarray(0, 4).toString()).toBe("wOF2");
		for (const [path, type] of [
			[style, "text/css; charset=utf-8"],
			[font, "font/woff2"],
		] as const) {
			const { headers } = await ask(path, { method: "HEAD" });
			expect(Object.fromEntries(headers)).toMatchObject({
				"content-type": type,
				"cache-control": "public, max-age=31536000, immutable",
				"x-content-type-options": "nosniff",
				"cross-origin-resource-policy": "same-origin",
			});
		}
	});

	it("use only the site's colours", async () => {
		const css = await (await ask((await named()).style)).text();
		const known = new Set(readFileSync("app/tokens.css", "utf8").match(/--[\w-]+(?=:)/g));
		const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
		expect(used.length).toBeGreaterThan(20);
		expect(used.filter((name) => !known.has(name))).toEqual([]);
		expect(css.match(/#[\da-f]{3,6}\b/gi)?.length).toBe((css.match(/--[\w-]+: #/g)?.length ?? 0) + 1);
	});

	it("are all that a page may load besides pictures, without inline styles", async () => {
		const { page, html } = await named();
		expect(page.headers.get("content-security-policy")).toBe(
			"default-src 'none'; img-src 'self' https: data:; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
		);
		expect(html).not.toMatch(/<style|<script| style="| on\w+="/);
	});

	it("are served to a page cached before an update, uncached under the old name", async () => {
		const old = await ask("/look/style.000000000000.css");
		expect([old.status, old.headers.get("cache-control")]).toEqual([200, "no-store"]);
	});

	it("are served alone, for GET only", async () => {
		for (const path of ["/look/none.css", "/look/..%2fpackage.json"]) expect((await ask(path)).status).toBe(404);
		expect((await ask((await named()).style, { method: "POST" })).status).toBe(405);
	});
});
