import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os, { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { renderPdf } from "@/backend/link-check/capture/render-pdf";
import { type LinkApp, linkEvents, openLinkApp } from "../support/backend/link-app";
import { expectFits, pdfBytes } from "../support/backend/requests";
import { watchConnections } from "../support/hosts/connections";
import { type LinkTarget, openLinkTarget } from "../support/hosts/link-target";
import { processorMs } from "../support/runner/processor-ms";
import { until } from "../support/runner/until";

/** The browser of the end-to-end tests, which is installed before any test runs: Debian's, or else Playwright's own. */
function findBrowser(): string {
	if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
	const script = 'require("@playwright/test").chromium.executablePath()';
	return execFileSync(process.execPath, ["-p", script], { encoding: "utf8" }).trim();
}

const CHROMIUM = findBrowser();

/** The text of a PDF, read in a separate process, because the reader's parts can't be loaded inside Jest. */
function textOf(pdf: Buffer): string {
	const script = `import { buffer } from "node:stream/consumers"; import { extractText } from "unpdf";
		const bytes = new Uint8Array(await buffer(process.stdin));
		process.stdout.write((await extractText(bytes, { mergePages: true })).text);`;
	return execFileSync(process.execPath, ["--input-type=module", "-e", script], { input: pdf, encoding: "utf8" });
}

const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

const PAGE = `<!doctype html><html><head><title>Port&amp;folio</title>
<base href="/elsewhere/"><link rel="stylesheet" href="/style.css"><meta http-equiv="refresh" content="0;url=/away">
<style>@import "/import.css"; body { background: url(/background.png) }</style></head>
<body onload="alert(1)"><h1>Siti's work</h1><p style="background:url(/inline.png)">Solar roofs in Bogor — 2024</p>
<img src="/ok.png" alt="A roof" onerror="alert(2)" srcset="/big.png 2x"><img src="/ok.png" alt="The same roof">
<img src="/broken.png" alt="No picture here"><img src="http://127.0.0.1:1/inner.png" alt="Inner">
<img src="file:///etc/passwd" alt="A file"><img src="data:image/svg+xml,<svg onload=alert(3)>" alt="Data">
<a href="javascript:alert(4)">bad link</a> <a href="more.html">good link</a>
<script>alert(5)</script><script src="/script.js"></script><noscript>Needs no script</noscript>
<form action="/send"><input name="password"><button>Send</button></form>
<iframe src="/frame.html"></iframe><object data="/object.swf"></object><video src="/film.mp4" autoplay></video>
<svg><script>alert(6)</script><text>drawn</text></svg></body></html>`;

type Page = [status: number, type: string, body: Buffer | string];
const PAGES: Record<string, Page> = {
	"/page": [200, "text/html; charset=utf-8", PAGE],
	"/latin": [200, "text/html; charset=iso-8859-1", Buffer.from("<p>caf\xe9</p>", "latin1")],
	"/declared": [200, "text/html", Buffer.from('<meta charset="windows-1251"><p>\xe0\xe1</p>', "latin1")],
	"/deep": [200, "text/html", "<div>".repeat(200_000)],
	"/large": [200, "text/html", "x".repeat(3_000_001)],
	"/ok.png": [200, "image/png", PNG],
	"/broken.png": [200, "image/png", "<html>"],
	"/cv": [200, "application/pdf", Buffer.from(pdfBytes())],
	"/missing": [404, "text/html", "<p>not here"],
	"/robots": [999, "text/html", "<p>no robots"],
};

describe("page captures", () => {
	let target: LinkTarget;
	let test: LinkApp;
	let dir: string;

	beforeAll(async () => {
		dir = await mkdtemp(join(tmpdir(), "links-"));
		await mkdir(join(dir, "temp"));
		target = await openLinkTarget(({ url = "" }, response) => {
			const [status, type, body] = PAGES[url] ?? [404, "text/plain", "x"];
			response.writeHead(status, { "content-type": type }).end(body);
		});
		test = await openLinkApp({ internalHosts: [target.host] });
	});
	afterAll(() => Promise.all([test.close(), target.close(), rm(dir, { recursive: true })]));
	beforeEach(() => {
		test.lines.length = 0;
		target.requests.length = 0;
		jest.spyOn(os, "tmpdir").mockReturnValue(join(dir, "temp"));
	});

	const capture = (app: LinkApp, path: string) =>
		app.post("/api/v2/page-capture", { link: `${target.origin}${path}`, candidate_id: "c1" });

	async function captured(app: LinkApp, path: string): Promise<{ key: string; bytes: Buffer }> {
		const answer = await capture(app, path);
		expectFits("pageCapture", answer);
		const key = (answer.body.data as { link_capture_path: string }).link_capture_path;
		return { key, bytes: await buffer(await app.deps.files.read(key, 0, 20_000_000)) };
	}

	it("keep the text and pictures of a page, and nothing active", async () => {
		const { key, bytes } = await captured(test, "/page");
		const html = bytes.toString();
		expect(key).toMatch(/^links\/c1\/[\w-]{24}\.html$/);
		for (const part of [
			"<title>Port&amp;folio</title>",
			"Siti's work",
			"Solar roofs in Bogor — 2024",
			"Needs no script",
		])
			expect(html).toContain(part);
		expect(html.match(/src="data:image\/png;base64,/g)).toHaveLength(2);
		expect(html.match(/\ssrc=/g)).toHaveLength(2);
		expect(html).toContain('alt="No picture here"');
		expect(html).toContain(`href="${target.origin}/more.html"`);
		expect(html).toContain("default-src 'none'; img-src data:");
		expect(html).not.toMatch(
			/alert|javascript:|<script|<form|<input|<iframe|<object|<video|<svg|<link|<base|refresh|srcset/,
		);
		expect(html).not.toMatch(/url\(|@import|picture-[0-9a-f]{24}|passwd"|drawn/);
	});

	it("fetch each picture once, and nothing else of the page", async () => {
		await captured(test, "/page");
		expect(target.requests.map(({ url }) => url)).toEqual(["/page", "/ok.png", "/broken.png"]);
	});

	it.each([
		["/latin", "café"],
		["/declared", "аб"],
	])("use the encoding declared by %s", async (path, text) => {
		expect((await captured(test, path)).bytes.toString()).toContain(text);
	});

	it("are the file itself if the link leads to one", async () => {
		const { key, bytes } = await captured(test, "/cv");
		expect(key).toMatch(/\.pdf$/);
		expect(bytes.equals(Buffer.from(pdfBytes()))).toBe(true);
	});

	it.each([
		["/missing", "missing"],
		["/robots", "refuses-robots"],
		["/deep", "broken-answer"],
		["/large", "too-large"],
	])("are rejected for %s", async (path, reason) => {
		expect(await processorMs(async () => expect((await capture(test, path)).status).toBe(422))).toBeLessThan(2_000);
		expect(linkEvents(test)).toMatchObject([{ call: "page", reason }]);
	});

	/** The files in the folder that replaces the system's temporary one. */
	const leftovers = async () => (await readdir(join(dir, "temp"))).filter((name) => name.startsWith("capture-"));

	it("stay HTML when the browser fails, without leftovers and with a log line", async () => {
		const failing = join(dir, "failing");
		await writeFile(failing, "#!/bin/sh\nexit 3\n");
		await chmod(failing, 0o700);
		const app = await openLinkApp({ internalHosts: [target.host], chromium: failing });
		expect((await captured(app, "/page")).key).toMatch(/\.html$/);
		expect(app.lines.join()).toContain("kept as HTML");
		expect(await leftovers()).toEqual([]);
		await app.close();
	});

	it("give the browser no environment, no network and its own folder", async () => {
		const spy = join(dir, "spy");
		await writeFile(spy, `#!/bin/sh\n{ echo "$@"; env; pwd; } > ${dir}/seen\n`);
		await chmod(spy, 0o700);
		const app = await openLinkApp({ internalHosts: [target.host], chromium: spy });
		await captured(app, "/page");
		const seen = await readFile(join(dir, "seen"), "utf8");
		for (const flag of ["--headless", "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=http://127.0.0.1:1"])
			expect(seen).toContain(flag);
		expect(seen).toMatch(/^HOME=.*\/temp\/capture-\w+$/m);
		expect(seen).not.toMatch(/^(?:JEST|npm_|NODE_OPTIONS|.*proxy=)/im);
		await app.close();
	});

	it("become PDF if a browser is installed, without a request from it", async () => {
		const app = await openLinkApp({ internalHosts: [target.host], chromium: CHROMIUM });
		const { key, bytes } = await captured(app, "/page");
		expect(key).toMatch(/\.pdf$/);
		const text = textOf(bytes);
		expect(text).toContain("Siti's work");
		expect(text).toContain("Solar roofs in Bogor");
		expect(target.requests.every(({ headers }) => headers["user-agent"]?.startsWith("Astronaut"))).toBe(true);
		expect(await leftovers()).toEqual([]);
		await app.close();
	}, 60_000);

	it("are printed by a browser without network access", async () => {
		const html = `<img src="${target.origin}/ok.png"><iframe src="${target.origin}/page"></iframe>
				<img src="http://localhost:${target.port}/ok.png"><script src="${target.origin}/script.js"></script>`;
		expect((await renderPdf(html, CHROMIUM)).length).toBeGreaterThan(500);
		expect(target.requests).toEqual([]);
	}, 60_000);

	it("terminate a slow browser with all its processes", async () => {
		const hanging = join(dir, "hanging");
		await writeFile(hanging, `#!/bin/sh\nsleep 100 &\necho $! > ${dir}/child\nwait\n`);
		await chmod(hanging, 0o700);
		await expect(renderPdf("x", hanging, 1_000)).rejects.toThrow();
		const child = Number(await readFile(join(dir, "child"), "utf8"));
		// A killed process ends when it gets the processor next.
		await until(async () => {
			const state = await readFile(`/proc/${child}/stat`, "utf8").catch(() => "gone");
			return state === "gone" || / [ZX] /.test(state);
		});
		expect(await leftovers()).toEqual([]);
	});

	it("connect to no internal address that a page names", async () => {
		const attempts = watchConnections();
		await captured(test, "/page");
		expect(new Set(attempts)).toEqual(new Set([target.host]));
	});
});
