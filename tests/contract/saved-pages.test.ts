import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { readSaved, writeSaved } from "@/lib/web-server/saved/saved-file";
import { OWN_PAGES } from "@/lib/web-server/site/own-pages";
import { hostVariables, StubHost } from "../support/hosts/stub-host";
import { until } from "../support/runner/until";
import { freePorts } from "../support/sites/free-port";
import { type Site, startSite } from "../support/sites/site";

const NAME = "own-pages.json";
/** How old an answer is, and what differs per request and connection. */
const OF_THE_MOMENT = ["age", "date", "x-request-id"];
const MARK = "<p>from an earlier process</p>";

const [host, eu] = [new StubHost(), new StubHost()];
let settings: Record<string, string> = {};
/** What the first start saved once it had rendered everything, and when it ended. */
let saved = "";
let savedAtEnd = "";
/** A page as the first start sent it. */
let rendered: Awaited<ReturnType<typeof visit>>;

async function visit({ origin }: Site, path: string) {
	const answer = await fetch(origin + path);
	const headers = [...answer.headers].filter(([name]) => !OF_THE_MOMENT.includes(name));
	return { status: answer.status, headers, body: await answer.text() };
}

/** Runs a site that finds a file of saved pages, if any. */
async function withSite<T>(
	file: string,
	work: (site: Site, savedNow: string) => Promise<T>,
	variables: Record<string, string> = {},
	dataDir = mkdtempSync(join(tmpdir(), "astronaut-")),
): Promise<T> {
	if (file) writeFileSync(join(dataDir, NAME), file);
	const site = await startSite({ ...settings, ...variables, DATA_DIR: dataDir });
	try {
		return await work({ ...site, origin: `http://localhost:${settings.PORT}` }, join(dataDir, NAME));
	} finally {
		await site.stop();
	}
}

/** A saved file with a mark in one of its pages, and that page's moments earlier. */
async function marked(text: string, path: string, earlierMs = 0): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "astronaut-"));
	const file = join(folder, NAME);
	writeFileSync(file, text);
	const key = text.slice(0, text.indexOf(" "));
	const pages = await readSaved(file, key);
	const withMark = pages.map((given) => {
		if (given.key !== path) return given;
		const [storedAt, staleUntil] = [given.storedAt - earlierMs, given.staleUntil - earlierMs];
		const page = { ...given, storedAt, staleUntil };
		const body = brotliCompressSync(brotliDecompressSync(page.br.body) + MARK);
		const headers = page.br.headers.map((value, at) =>
			page.br.headers[at - 1] === "content-length" ? String(body.length) : value,
		);
		return { ...page, br: { ...page.br, headers, body } };
	});
	await writeSaved(file, key, withMark);
	const written = readFileSync(file, "utf8");
	rmSync(folder, { recursive: true });
	return written;
}

function keysIn(text: string): string[] {
	const pages: { key: string }[] = JSON.parse(text.slice(text.indexOf("\n")));
	return pages.map(({ key }) => key);
}

beforeAll(async () => {
	const [port = 0] = await freePorts(1);
	await Promise.all([host.start(), eu.start()]);
	settings = { ...hostVariables(host.origin, eu.origin), PORT: String(port), RENDER_AHEAD: "on", LOG_LEVEL: "info" };
	const dataDir = mkdtempSync(join(tmpdir(), "astronaut-"));
	const work = async (site: Site, file: string) => {
		rendered = await visit(site, "/pricing");
		await until(() => existsSync(file));
		saved = readFileSync(file, "utf8");
	};
	await withSite("", work, {}, dataDir);
	savedAtEnd = readFileSync(join(dataDir, NAME), "utf8");
});
afterAll(() => Promise.all([host.stop(), eu.stop()]));

describe("the site's own pages, saved by a process for the next one", () => {
	it("are all there, and no others", () => {
		expect(keysIn(saved)).toEqual(OWN_PAGES.saved);
	});

	it("are sent with the same bytes and headers as the one before rendered", async () => {
		await withSite(saved, async (site) => expect(await visit(site, "/pricing")).toEqual(rendered));
	});

	it("are sent before anything is rendered, unless a setting has changed", async () => {
		const file = await marked(saved, "/pricing");
		const body = (variables = {}) => withSite(file, async (site) => (await visit(site, "/pricing")).body, variables);
		expect(await body()).toBe(rendered.body + MARK);
		const other = await body({ SUPPORT_EMAIL: "other@example.com" });
		expect(other).not.toContain(MARK);
		expect(other).toContain("other@example.com");
	});

	it("need no host", async () => {
		const before = host.calls.length;
		const asked = async (site: Site) => {
			for (const path of OWN_PAGES.saved) expect((await visit(site, path)).status).toBe(200);
		};
		await withSite(saved, asked, { RENDER_AHEAD: "off" });
		expect(host.calls.slice(before)).toEqual([]);
		expect(eu.calls).toEqual([]);
	});
});

describe("pages that show what hosts say, saved by a process that ends", () => {
	/** What a visitor right at readiness gets of a page from a file of a given age. */
	const body = async (path: string, earlierMs: number) => {
		const file = await marked(savedAtEnd, path, earlierMs);
		return withSite(file, async (site) => (await visit(site, path)).body);
	};

	it("are all there", () => {
		expect(keysIn(savedAtEnd).sort()).toEqual([...OWN_PAGES.all].sort());
	});

	it.each(["/id", "/about"])("are sent by one that starts soon: %s", async (path) => {
		expect(await body(path, 0)).toContain(MARK);
	});

	it.each(["/id", "/about"])("are rendered by one that starts later: %s", async (path) => {
		expect(await body(path, 2 * 3_600_000)).not.toContain(MARK);
	});

	it("are rendered anew by it at once", async () => {
		await withSite(await marked(savedAtEnd, "/id"), async (site, file) => {
			await until(
				() => readFileSync(file, "utf8") !== savedAtEnd && !keysIn(readFileSync(file, "utf8")).includes("/id"),
			);
			expect((await visit(site, "/id")).body).not.toContain(MARK);
		});
	});
});
