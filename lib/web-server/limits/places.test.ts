import { once } from "node:events";
import { connect } from "node:net";
import { requestText, startWebServer, statusOf, type TestWebServer } from "@/tests/support/sites/web-server";
import type { Handler } from "../pages/ask-next";
import { places } from "./places";

it("places are as many as there are, and each is free again once", () => {
	const take = places(2);
	const leaves = [take(), take()];
	expect(take()).toBeNull();
	leaves[0]?.();
	leaves[0]?.();
	expect(take()).not.toBeNull();
	expect(take()).toBeNull();
});

describe("a site that works on as many requests as it can", () => {
	/** More than the operating system takes from a process at once. */
	const LARGE = Buffer.alloc(20_000_000, "x");
	let site: TestWebServer;
	let release: () => void = () => undefined;
	let time = 0;

	const handler: Handler = async (req, res) => {
		if (req.url?.includes("slow")) await new Promise<void>((resolve) => (release = resolve));
		res.setHeader("content-type", "text/html");
		res.setHeader("cache-control", "s-maxage=60");
		res.end(req.url === "/api/large" ? LARGE : "<!doctype html><title>Page</title><p>kept</p>");
	};

	beforeEach(async () => {
		site = await startWebServer(handler, {
			requestsAtOnce: 1,
			routes: [{ pattern: "/kept", seconds: 60, query: [], tags: () => [] }],
			classify: (_, path) => (path === "/api/upload" ? "upload" : "read"),
			now: () => time,
		});
	});
	afterEach(() => site.close());

	/** Fills the only place of a kind, until it is released. */
	async function fillPlace(path: string, init?: RequestInit): Promise<{ end: () => Promise<number> }> {
		const before = site.seen.length;
		const waiting = fetch(site.origin + path, init);
		while (site.seen.length === before) await new Promise(setImmediate);
		const freed = release;
		return {
			end: async () => {
				freed();
				return (await waiting).status;
			},
		};
	}

	it.each<[string, string, RegExp]>([
		["a page", "/other", /This site is very busy right now.*Wait \d+ seconds, then try again/],
		["a page in Indonesian", "/id/other", /Situs ini sedang sangat ramai.*Tunggu \d+ detik, lalu coba lagi/],
		["a call", "/api/call", /"message":"More people are using this site.*try again.*"code":"overloaded"/],
	])("refuses %s in words, and serves it afterwards", async (_, path, words) => {
		const { end } = await fillPlace("/slow");
		const refused = await fetch(site.origin + path);
		expect(refused.status).toBe(503);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(5);
		expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(10);
		expect(await refused.text()).toMatch(words);
		expect(await end()).toBe(200);
		expect((await fetch(site.origin + path)).status).toBe(200);
	});

	it("asks whoever sent a form without script to send it again", async () => {
		const headers = [
			"Origin: https://www.example.com",
			"Sec-Fetch-Mode: navigate",
			"Sec-Fetch-Site: same-origin",
			"Content-Type: application/x-www-form-urlencoded",
			"Content-Length: 3",
		];
		const post = () => site.raw(requestText("POST /api/call", headers, "a=b"));
		const { end } = await fillPlace("/slow");
		const refused = await post();
		expect(statusOf(refused)).toBe(503);
		expect(refused).toMatch(/we haven't accepted your form yet. Wait \d+ seconds, then reload.*what you wrote/);
		expect(await end()).toBe(200);
		expect(statusOf(await post())).toBe(200);
	});

	it("sends pages from its cache, also old ones, and uploads beside", async () => {
		expect((await fetch(`${site.origin}/kept`)).status).toBe(200);
		const { end } = await fillPlace("/slow");
		expect((await fetch(`${site.origin}/kept`)).status).toBe(200);
		time = 61_000;
		expect(await (await fetch(`${site.origin}/kept?from=mail`)).text()).toContain("kept");
		expect((await fetch(`${site.origin}/api/upload`, { method: "POST", body: "x" })).status).toBe(200);
		await end();
	});

	it("refuses uploads when their own places are taken", async () => {
		const { end } = await fillPlace("/api/upload?slow", { method: "POST", body: "x" });
		expect((await fetch(`${site.origin}/api/upload`, { method: "POST", body: "x" })).status).toBe(503);
		expect((await fetch(`${site.origin}/other`)).status).toBe(200);
		expect(await end()).toBe(200);
	});

	it("keeps no place for a client that doesn't read its answer", async () => {
		const socket = connect(site.port, "127.0.0.1", () => socket.write(requestText("GET /api/large")));
		await once(socket, "readable");
		expect((await fetch(`${site.origin}/other`)).status).toBe(200);
		socket.destroy();
	});

	it("keeps the place of a client that left until its work is done", async () => {
		const left = new AbortController();
		const { end } = await fillPlace("/slow", { signal: left.signal });
		left.abort();
		expect((await fetch(`${site.origin}/other`)).status).toBe(503);
		await end().catch(() => undefined);
		let { status } = await fetch(`${site.origin}/other`);
		while (status === 503) ({ status } = await fetch(`${site.origin}/other`));
		expect(status).toBe(200);
	});
});
