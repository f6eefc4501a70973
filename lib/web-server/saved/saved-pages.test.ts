import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import pino from "pino";
import { parseEnv } from "@/lib/server/env";
import type { StoredPage } from "../cache/stored-page";
import { pagesKey } from "./pages-key";
import { savedPages } from "./saved-pages";

let root = "";
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "astronaut-"));
});
afterEach(() => rm(root, { recursive: true }));

const page = (key: string): StoredPage => ({
	key,
	status: 200,
	tags: [],
	storedAt: 1,
	freshUntil: 2,
	staleUntil: 3,
	errorUntil: 4,
	retryAt: 0,
	hits: 0,
	isBest: true,
	plain: { etag: '"a"', headers: ["content-type", "text/html", "etag", '"a"'] },
	br: { etag: '"a-b"', headers: ["etag", '"a-b"'], body: brotliCompressSync(`<p>${key}</p>`) },
});

const file = (name: "last" | "built") => join(root, name, "own-pages.json");
const files = () => ({ last: file("last"), built: file("built") });
const open = (key = "key", to: "last" | "built" = "last") =>
	savedPages(files(), to, Promise.resolve(key), pino({ level: "silent" }));

describe("saved pages", () => {
	it("are found by the next process as they were", async () => {
		await open().save([page("/a"), page("/id/a")]);
		expect(await open().load()).toEqual([page("/a"), page("/id/a")]);
		expect((await stat(file("last"))).mode & 0o777).toBe(0o600);
	});

	it("are those of the last run rather than the build's", async () => {
		await open("key", "built").save([page("/built")]);
		expect(await open().load()).toEqual([page("/built")]);
		await open().save([page("/last")]);
		expect(await open().load()).toEqual([page("/last")]);
	});

	it("are those that were saved last, also while others are being saved", async () => {
		const saved = open();
		await Promise.all([saved.save([page("/a"), page("/b")]), saved.save([page("/c")])]);
		expect(await open().load()).toEqual([page("/c")]);
	});

	it("leave out everything but pages that are there", async () => {
		await open().save([{ ...page("/a"), status: 404 }]);
		expect(await open().load()).toEqual([]);
	});

	it("aren't taken if they depend on something else", async () => {
		await open().save([page("/a")]);
		expect(await open("another").load()).toEqual([]);
	});

	it("aren't taken from a damaged, cut or foreign file", async () => {
		await open().save([page("/a")]);
		const whole = await readFile(file("last"), "utf8");
		for (const text of [whole.replace("text/html", "text/htmx"), whole.slice(0, -10), "", "key ", "null\n"]) {
			await writeFile(file("last"), text);
			expect(await open().load()).toEqual([]);
		}
		await writeFile(file("last"), whole);
		expect(await open().load()).toHaveLength(1);
	});

	it("are no reason to fail where nothing can be written", async () => {
		await writeFile(join(root, "last"), "a file where the folder should be");
		await open().save([page("/a")]);
		expect(await open().load()).toEqual([]);
	});

	it("have a limit", async () => {
		const large = page("/large");
		await open().save([{ ...large, br: { ...large.br, body: Buffer.alloc(9_000_000) } }]);
		expect(await open().load()).toEqual([]);
	});
});

describe("the key of saved pages", () => {
	const NOW = new Date("2026-11-26T12:00:00Z");
	const keyOf = (variables: Record<string, string> = {}, now = NOW) => pagesKey(parseEnv(variables), root, now);
	const put = async (name: string, text: string) => {
		await mkdir(join(root, name, ".."), { recursive: true });
		await writeFile(join(root, name), text);
	};

	it.each<Record<string, string>>([
		{ SITE_ORIGIN: "https://www.example.com" },
		{ BACKEND_ORIGIN: "https://hire.example.com", BACKEND_EU_ORIGIN: "https://hire-eu.example.com" },
		{ SUPPORT_EMAIL: "help@example.com" },
		{ IOS_STORE_URL: "" },
		{ SOCIAL_LINKS: "" },
		{ WELCOME_VIDEO_URL: "https://example.com/welcome" },
	])("is another with %j", async (variables) => {
		expect(await keyOf(variables)).not.toBe(await keyOf());
	});

	it.each<Record<string, string>>([
		{ PURGE_TOKEN: "a token that differs at each start" },
		{ FORM_SECRET: "a secret that differs at each start of it" },
		{ REDIS_URL: "redis://:password@localhost:6379", FORM_SECRET: "a secret that Redis makes necessary" },
		{ WORKERS: "2", LOG_LEVEL: "debug" },
		{ SMTP_URL: "smtp://user:password@localhost:25" },
	])("is the same with %j, which no page shows", async (variables) => {
		expect(await keyOf(variables)).toBe(await keyOf());
	});

	it.each([
		".next/BUILD_ID",
		".build/server.mjs",
		".build/style-rules.json",
		".build/snippets.json",
		"messages/id/legal/terms.md",
		"public/videos/how-to.en.vtt",
		"public/pictures/manifest.json",
	])("is another with another %s", async (name) => {
		await put(name, "one");
		const before = await keyOf();
		await put(name, "two");
		expect(await keyOf()).not.toBe(before);
	});

	it("is another in a new year, which stands in the footer", async () => {
		expect(await keyOf({}, new Date("2027-06-01T12:00:00Z"))).not.toBe(await keyOf());
	});
});
