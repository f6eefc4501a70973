import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { startWebServer, type TestWebServer } from "../../tests/support/sites/web-server";
import { siteHandler } from "../../tests/support/sites/web-server-site";

let site: TestWebServer;

beforeAll(async () => {
	const dir = await mkdtemp(join(tmpdir(), "static-"));
	await mkdir(join(dir, "_next/static/chunks"), { recursive: true });
	await writeFile(join(dir, "_next/static/chunks/a.js"), "let a = 1;");
	await writeFile(join(dir, "_next/static/chunks/a.js.br"), brotliCompressSync("let a = 1;"));
	await writeFile(join(dir, "a b.txt"), "0123456789");
	await writeFile(join(dir, ".secret"), "secret");
	site = await startWebServer(siteHandler, { staticDir: dir });
});
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers });

describe("static files", () => {
	it("of the bundle are immutable and precompressed", async () => {
		const answer = await ask("/_next/static/chunks/a.js", { "accept-encoding": "br" });
		expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(answer.headers.get("content-encoding")).toBe("br");
		expect(answer.headers.get("content-type")).toBe("text/javascript");
		expect(answer.headers.get("vary")).toBe("Accept-Encoding");
		expect(await answer.text()).toBe("let a = 1;");
	});

	it("allow a worker's file to load its chunks, and nothing else", async () => {
		const policy = (await ask("/_next/static/chunks/a.js")).headers.get("content-security-policy");
		expect(policy).toContain("default-src 'none'; script-src 'self'");
	});

	it("of public/ are revalidated, and have a validator", async () => {
		const answer = await ask("/a%20b.txt");
		expect(answer.headers.get("cache-control")).toContain("max-age=3600");
		const again = await ask("/a%20b.txt", { "if-none-match": answer.headers.get("etag") ?? "" });
		expect(again.status).toBe(304);
	});

	it.each([
		["bytes=2-4", 206, "234"],
		["bytes=5-2", 200, "0123456789"],
		["bytes=x", 200, "0123456789"],
		["bytes=0-1,3-4", 200, "0123456789"],
	])("serve the range %s with status %d", async (range, status, text) => {
		const answer = await ask("/a%20b.txt", { range });
		expect([answer.status, await answer.text()]).toEqual([status, text]);
	});

	it.each(["/_next/static/chunks/", "/_next/static/chunks/a.js.br", "/_next/static/chunks/b.js"])(
		"answer 404 in plain text for %s",
		async (path) => {
			const answer = await ask(path);
			expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
		},
	);

	it("pass unknown names to the pages, and hide dotfiles", async () => {
		for (const path of ["/.secret", "/nothing.txt"]) expect(await (await ask(path)).text()).toContain("Not found");
	});
});
