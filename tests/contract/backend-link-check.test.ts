import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type LinkApp, linkEvents, openLinkApp } from "../support/backend/link-app";
import { expectFits } from "../support/backend/requests";
import { type LinkTarget, openLinkTarget } from "../support/hosts/link-target";

const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end();

/** The pages of a host that links lead to, by the first part of the path; they get the second, and the query. */
const PAGES: Record<string, (response: ServerResponse, value: string, query: URLSearchParams) => unknown> = {
	status: (response, value) => response.writeHead(Number(value)).end("x"),
	to: (response, _, query) => redirect(response, query.get("link") ?? ""),
	hops: (response, value) => (value === "0" ? response.end("x") : redirect(response, `/hops/${Number(value) - 1}`)),
	loop: (response, value) => redirect(response, value === "a" ? "/loop/b" : "/loop/a"),
	gzip: (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x")),
	packed: (response) => response.writeHead(200, { "transfer-encoding": "gzip, chunked" }).end("x"),
	broken: (response) => redirect(response, "http://["),
	page: (response) => response.end("<p>hello</p>"),
};

function answer({ url = "" }: IncomingMessage, response: ServerResponse): void {
	const { pathname, searchParams } = new URL(url, "http://x");
	const [, kind = "", value = ""] = pathname.split("/");
	(PAGES[kind] ?? PAGES.page)?.(response, value, searchParams);
}

describe("the link check", () => {
	let target: LinkTarget;
	let other: LinkTarget;
	let test: LinkApp;
	let dir: string;
	let list: string;

	beforeAll(async () => {
		dir = await mkdtemp(join(tmpdir(), "links-"));
		list = join(dir, "block-list.txt");
		await writeFile(list, "# ours\nmalicious bad.example # and below\nsuspicious odd.example\n");
		target = await openLinkTarget(answer);
		other = await openLinkTarget(answer);
		const names = Object.fromEntries(
			["bad.example", "a.bad.example", "good.example"].map((name) => [name, [["127.0.0.1"]]]),
		);
		const internalHosts = [target.host, `bad.example:${other.port}`, `a.bad.example:${other.port}`];
		test = await openLinkApp({ internalHosts, blockList: list, names });
	});
	afterAll(async () => {
		await Promise.all([test.close(), target.close(), other.close(), rm(dir, { recursive: true })]);
	});
	beforeEach(() => {
		test.lines.length = 0;
		target.requests.length = 0;
		other.requests.length = 0;
	});

	const result = async (link: string) => (await test.check(link)).body;

	it("returns the host, its status and its verdict", async () => {
		const checked = await test.check(`${target.origin}/page?token=secret#part`);
		expectFits("checkLink", checked);
		expect(checked.body).toEqual({ host: "127.0.0.1", status_code: 200, result: { malicious: 0, suspicious: 0 } });
		expect(target.requests[0]?.url).toBe("/page?token=secret");
	});

	it.each([
		[401, "refuses-robots"],
		[403, "refuses-robots"],
		[429, "refuses-robots"],
		[999, "refuses-robots"],
		[404, "missing"],
		[410, "missing"],
		[500, "failed"],
		[200, "answered"],
	])("returns status %s, and logs it as %s", async (status, reason) => {
		expect((await result(`${target.origin}/status/${status}`)).status_code).toBe(status);
		expect(linkEvents(test)).toMatchObject([{ call: "check", host: "127.0.0.1", reason, status }]);
	});

	it("sends a user agent, asks for identity encoding, and sends nothing else about itself", async () => {
		await result(`${target.origin}/page`);
		expect(target.requests[0]?.headers).toEqual({
			host: target.host,
			"user-agent": "Astronaut-LinkCheck/2.0 (+https://site.example)",
			accept: "text/html,application/xhtml+xml,*/*;q=0.8",
			"accept-encoding": "identity",
			connection: "close",
		});
	});

	it("follows five redirects but not a sixth", async () => {
		expect((await result(`${target.origin}/hops/5`)).status_code).toBe(200);
		expect((await result(`${target.origin}/hops/6`)).status_code).toBe(0);
		expect(linkEvents(test).map(({ reason }) => reason)).toEqual(["answered", "too-many-redirects"]);
	});

	it.each([
		["ends redirects that lead in a circle", "loop/a", "redirect-loop"],
		["refuses an answer that is packed", "gzip", "encoded"],
		["refuses an answer whose transfer is packed", "packed", "encoded"],
		["refuses a redirect to nowhere", "broken", "broken-answer"],
		["refuses a redirect to another scheme", "to?link=ftp://good.example/", "scheme"],
		["refuses a redirect to another port of an exception", "to?link=http://127.0.0.1:1/", "port"],
		["refuses a redirect to an inner name", "to?link=http://printer.local/", "inner-name"],
		["refuses a redirect with a password", "to?link=http://a:b@good.example/", "credentials"],
	])("%s", async (_, path, reason) => {
		const { status_code } = await result(`${target.origin}/${path}`);
		expect(status_code).toBe(0);
		expect(linkEvents(test)).toMatchObject([{ reason }]);
	});

	it("logs no paths or queries of links or errors", async () => {
		const links = ["/page?token=secret", "/gzip?token=secret", "/to?link=http%3A%2F%2Fprinter.local%2Fsecret"];
		for (const link of links) await result(`${target.origin}${link}`);
		await test.post("/api/drivedownload", {
			drive_link: `${target.origin}/status/404?token=secret`,
			candidate_id: "c",
		});
		await test.post("/api/v2/page-capture", { link: `${target.origin}/page?token=secret`, candidate_id: "c" });
		expect(linkEvents(test)).toHaveLength(5);
		expect(test.lines.join("\n")).not.toMatch(/secret|token|page\?/);
	});

	describe("block lists", () => {
		it.each(["bad.example", "a.bad.example", "BAD.example", "bad.example."])(
			"match a domain with its subdomains, which is not fetched: %s",
			async (name) => {
				test.lookups.length = 0;
				const body = await result(`http://${name}/`);
				expect(body).toMatchObject({ status_code: 200, result: { malicious: 1, suspicious: 0 } });
				expect(test.lookups).toEqual([]);
				expect(linkEvents(test)).toMatchObject([{ reason: "blocked" }]);
			},
		);

		it.each(["notbad.example", "bad.example.org", "example"])("don't match other names: %s", async (name) => {
			expect((await result(`http://${name}/`)).result).toEqual({ malicious: 0, suspicious: 0 });
		});

		it("apply to every hop of a redirect", async () => {
			const body = await result(`${target.origin}/to?link=http://a.bad.example:${other.port}/`);
			expect(body).toMatchObject({ host: "a.bad.example", status_code: 200, result: { malicious: 1 } });
			expect(other.requests).toHaveLength(0);
		});

		it("distinguish suspicious from malicious, and include a short list of our own", async () => {
			expect((await result("https://www.odd.example/")).result).toEqual({ malicious: 0, suspicious: 1 });
			expect((await result("http://malware.example/x")).result).toEqual({ malicious: 1, suspicious: 0 });
		});

		it("count a look-alike name", async () => {
			expect((await result("https://раураl.example/")).result).toEqual({ malicious: 0, suspicious: 1 });
			expect((await result("https://münchen.example/")).result).toEqual({ malicious: 0, suspicious: 0 });
		});

		it("match single addresses by hash, and are reloaded when they change", async () => {
			const link = `${target.origin}/page?b=1`;
			expect((await result(link)).result).toEqual({ malicious: 0, suspicious: 0 });
			const hash = createHash("sha256").update(link).digest("hex");
			await writeFile(list, `suspicious sha256:${hash}\n`);
			expect((await result(`${link}#part`)).result).toEqual({ malicious: 0, suspicious: 1 });
			expect((await result(`${link}&c=2`)).result).toEqual({ malicious: 0, suspicious: 0 });
			expect((await result(`http://bad.example:${other.port}/`)).result).toEqual({ malicious: 0, suspicious: 0 });
		});

		it("stay unchanged when the changed file is unreadable", async () => {
			await writeFile(list, "malicious bad.example\n");
			await result("http://good.example/");
			await writeFile(list, "evil bad.example, and some more\n");
			expect((await result(`http://bad.example:${other.port}/`)).result).toMatchObject({ malicious: 1 });
			expect(test.lines.join()).toContain("line 1 is none of");
			await rm(list);
			expect((await result(`http://bad.example:${other.port}/`)).result).toMatchObject({ malicious: 1 });
		});

		it("fail the start with one readable line when they are unreadable", async () => {
			await writeFile(list, "ok\n");
			await expect(openLinkApp({ blockList: list })).rejects.toThrow(/^LINK_BLOCK_LIST: [^\n]+line 1 [^\n]+$/);
			await expect(openLinkApp({ blockList: join(dir, "none.txt") })).rejects.toThrow(/^LINK_BLOCK_LIST: [^\n]+$/);
		});
	});
});

describe("concurrent link calls", () => {
	it("run a few at a time, queue some, and reject the rest with Retry-After", async () => {
		const waiting: ServerResponse[] = [];
		const target = await openLinkTarget((_, response) => void waiting.push(response));
		const test = await openLinkApp({ internalHosts: [target.host] });
		const calls = Array.from({ length: 30 }, (_, index) => test.check(`${target.origin}/${index}`));
		const [refused] = await Promise.all(calls.slice(26));
		expect(refused?.status).toBe(429);
		expect(refused?.headers.get("retry-after")).toBe("10");
		const drain = setInterval(() => {
			for (const response of waiting.splice(0)) response.end("x");
		}, 5);
		const answers = await Promise.all(calls);
		clearInterval(drain);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(26);
		expect(target.requests).toHaveLength(26);
		await Promise.all([test.close(), target.close()]);
	});
});
