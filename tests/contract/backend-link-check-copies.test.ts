import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sweepCopies } from "@/backend/link-check/copies/sweep-copies";
import type { FetchLink } from "@/backend/link-check/fetch/fetch-link";
import { type LinkApp, linkEvents, openLinkApp } from "../support/backend/link-app";
import { expectFits, pdfBytes } from "../support/backend/requests";
import { type LinkTarget, openLinkTarget } from "../support/hosts/link-target";

const PDF = Buffer.from(pdfBytes(300_000));
const NOISE = randomBytes(70_000);
const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
const HTML = { "content-type": "text/html; charset=utf-8" };
const VIDEO = {
	title: "My showreel",
	author_name: "Siti",
	author_url: "https://www.youtube.com/@siti",
	html: "<iframe>",
};

type Page = [status: number, headers: Record<string, string>, body: Buffer | string];

const PAGES: Record<string, Page> = {
	"/cv.pdf": [200, { "content-type": "application/pdf" }, PDF],
	"/noise": [200, { "content-type": "application/octet-stream" }, NOISE],
	"/table.csv": [200, { "content-type": "text/csv" }, "a,b\n1,2\n"],
	"/empty": [200, {}, ""],
	"/sign-in": [200, HTML, "<!doctype html><form>"],
	"/hidden-page": [200, { "content-type": "application/pdf" }, "<html><body>please sign in"],
	"/program": [200, { "content-type": "application/pdf" }, Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01"), NOISE])],
	"/huge": [200, { "content-length": "100000001" }, ""],
	"/missing": [404, {}, "x"],
	"/refused": [403, {}, "x"],
	"/picture": [200, { "content-type": "image/png" }, PNG],
	"/oembed/good": [200, { "content-type": "application/json" }, ""],
	"/oembed/private": [401, {}, "Unauthorized"],
	"/oembed/odd": [200, {}, "[1]"],
};

/** Hands addresses of the well-known hosts on to a host of this machine, through the real guard. */
function towards(target: LinkTarget, fetchLink: FetchLink, hrefs: string[]): FetchLink {
	return (link, totalMs, read) => {
		hrefs.push(link.href);
		if (link.origin === target.origin) return fetchLink(link, totalMs, read);
		const video = new URL(link.searchParams.get("url") ?? "http://x").searchParams.get("v");
		const path = link.pathname === "/oembed" ? `/oembed/${video?.slice(0, -4)}` : "/cv.pdf";
		return fetchLink(new URL(path, target.origin), totalMs, read);
	};
}

describe("link copies", () => {
	let target: LinkTarget;
	let test: LinkApp;
	const hrefs: string[] = [];

	beforeAll(async () => {
		target = await openLinkTarget(({ url = "" }, response) => {
			const [status, headers, body] = PAGES[url] ?? [404, {}, "x"];
			const video = JSON.stringify({ ...VIDEO, thumbnail_url: `${target.origin}/picture` });
			response.writeHead(status, headers).end(url === "/oembed/good" ? video : body);
		});
		test = await openLinkApp({ internalHosts: [target.host] });
		test.deps.links = { ...test.deps.links, fetchLink: towards(target, test.deps.links.fetchLink, hrefs) };
	});
	afterAll(() => Promise.all([test.close(), target.close()]));
	beforeEach(() => {
		test.lines.length = 0;
		hrefs.length = 0;
	});

	const document = (drive_link: string, candidate_id = "c-1_A") =>
		test.post("/api/drivedownload", { drive_link, candidate_id });
	const video = (yt_link: string) => test.post("/api/youtubedownload", { yt_link, candidate_id: "c1" });
	const stored = async (key: unknown, size: number) => buffer(await test.deps.files.read(String(key), 0, size));

	it.each([
		["a PDF", "/cv.pdf", PDF, /^links\/c-1_A\/[\w-]{24}\.pdf$/],
		["bytes of an unknown kind", "/noise", NOISE, /\.bin$/],
		["text of a kind that its type tells", "/table.csv", Buffer.from("a,b\n1,2\n"), /\.csv$/],
	])("are byte-identical: %s", async (_, path, bytes, key) => {
		const answer = await document(`${target.origin}${path}`);
		expectFits("driveDownload", answer);
		expect(answer.body).toEqual({ path_link: expect.stringMatching(key) });
		expect((await stored(answer.body.path_link, bytes.length + 1)).equals(bytes)).toBe(true);
		expect(await readdir(join(test.dataDir, "main", "uploads"))).toEqual([]);
	});

	it("leave room for applications: 1 GB, and that of the largest copy", async () => {
		const measured = jest.spyOn(test.deps, "freeBytes");
		measured.mockResolvedValue(1_099_999_999);
		for (const answer of [await document(`${target.origin}/cv.pdf`), await video(`${target.origin}/cv.pdf`)]) {
			expect([answer.status, answer.body.message]).toEqual([507, "There is no room left to store this."]);
		}
		expect(hrefs).toEqual([]);
		measured.mockResolvedValue(1_100_000_000);
		expect((await document(`${target.origin}/cv.pdf`)).status).toBe(200);
		measured.mockRestore();
	});

	it("are at most 2 GB a day for a client, whatever another one had copied", async () => {
		const copyFor = (client: string) =>
			test.post(
				"/api/drivedownload",
				{ drive_link: `${target.origin}/cv.pdf`, candidate_id: "c1" },
				{ "x-client": client },
			);
		const [greedy, other] = ["greedy-client-01", "other-client-0001"];
		const created_at = new Date(Date.now() - 23 * 3_600_000).toISOString();
		const copy = { key: "links/c1/earlier-copy-1.pdf", client: greedy, size: 1_999_999_999, created_at };
		await test.deps.store.insertInto("link_copies").values(copy).execute();
		expect((await copyFor(greedy)).status).toBe(200);
		const refused = await copyFor(greedy);
		expect([refused.status, refused.body.message]).toEqual([507, expect.stringContaining("Too much was copied")]);
		expect((await copyFor(other)).status).toBe(200);
		expect((await document(`${target.origin}/cv.pdf`)).status).toBe(200);
		test.deps.now = () => new Date(Date.now() + 3_700_000);
		expect((await copyFor(greedy)).status).toBe(200);
		test.deps.now = () => new Date();
	});

	it("go after 30 days if no submission names them, and stay with the one that does", async () => {
		const copies = await Promise.all([0, 1].map(() => document(`${target.origin}/cv.pdf`)));
		const [unused = "", used = ""] = copies.map(({ body }) => String(body.path_link));
		await test.deps.store
			.updateTable("document_requests")
			.set({ payload: JSON.stringify({ document_candidate: [{ link_input: [{ download_path: used }] }] }) })
			.where("hash", "=", "doc-open")
			.execute();
		test.deps.now = () => new Date(Date.now() + 29 * 86_400_000);
		await sweepCopies(test.deps);
		expect(await test.deps.files.has(unused)).toBe(true);
		test.deps.now = () => new Date(Date.now() + 31 * 86_400_000);
		await sweepCopies(test.deps);
		test.deps.now = () => new Date();
		expect([await test.deps.files.has(unused), await test.deps.files.has(used)]).toEqual([false, true]);
		expect(await test.deps.store.selectFrom("link_copies").select("key").execute()).toEqual([]);
	});

	it.each([
		["a missing file", "/missing", "missing"],
		["a file that isn't for everybody", "/refused", "refuses-robots"],
		["a page in the file's place", "/sign-in", "asks-for-sign-in"],
		["a page under a file's type", "/hidden-page", "not-a-file"],
		["a program", "/program", "not-a-file"],
		["an empty file", "/empty", "broken-answer"],
		["more than 100 MB", "/huge", "too-large"],
	])("are rejected with 422 and leave nothing: %s", async (_, path, reason) => {
		for (const answer of [await document(`${target.origin}${path}`), await video(`${target.origin}${path}`)]) {
			expect(answer.status).toBe(422);
			expect(typeof answer.body.message).toBe("string");
		}
		expect(linkEvents(test)).toMatchObject([
			{ call: "document", reason },
			{ call: "video", reason },
		]);
		expect(await readdir(join(test.dataDir, "main", "uploads"))).toEqual([]);
	});

	it.each(["", "../x", "a/b", "a.b", "ä", "x".repeat(65)])("are rejected for the candidate id %j", async (id) => {
		expect((await document(`${target.origin}/cv.pdf`, id)).status).toBe(422);
		expect(hrefs).toEqual([]);
	});

	it("use the download address of the well-known document host", async () => {
		expect((await document("https://docs.google.com/document/d/1AbCdEfGhIjK/edit?usp=sharing")).status).toBe(200);
		expect(hrefs).toEqual(["https://docs.google.com/document/d/1AbCdEfGhIjK/export?format=pdf"]);
	});

	it("store a video of the well-known host as its description with the picture", async () => {
		const answer = await video("https://youtu.be/good1234?t=3");
		expectFits("videoDownload", answer);
		const copy = JSON.parse((await stored(answer.body.path_link, 100_000)).toString());
		expect(answer.body.path_link).toMatch(/^links\/c1\/[\w-]+\.json$/);
		expect(copy).toEqual({
			link: "https://www.youtube.com/watch?v=good1234",
			kept: "description",
			title: "My showreel",
			author: "Siti",
			author_link: "https://www.youtube.com/@siti",
			thumbnail: `data:image/png;base64,${PNG.toString("base64")}`,
			captured_at: expect.stringMatching(/^\d{4}-/),
		});
	});

	it.each(["private1234", "odd1234"])("are rejected for a video that isn't public: %s", async (id) => {
		expect((await video(`https://www.youtube.com/watch?v=${id}`)).status).toBe(422);
	});

	it("are the file itself if a video link leads to one", async () => {
		expect((await video(`${target.origin}/noise`)).body.path_link).toMatch(/\.bin$/);
	});
});

it("cut a file larger than declared at the cap, and leave nothing", async () => {
	const endless = await openLinkTarget((_, response) => {
		const block = Buffer.alloc(1_000_000, "x");
		const write = () => {
			while (!response.destroyed && response.write(block));
		};
		response.on("drain", write);
		write();
	});
	const test = await openLinkApp({ internalHosts: [endless.host] });
	const answer = await test.post("/api/drivedownload", { drive_link: endless.origin, candidate_id: "c1" });
	expect(answer.status).toBe(422);
	expect(linkEvents(test)).toMatchObject([{ reason: "too-large" }]);
	expect(await readdir(join(test.dataDir, "main", "uploads"))).toEqual([]);
	await Promise.all([test.close(), endless.close()]);
}, 30_000);
