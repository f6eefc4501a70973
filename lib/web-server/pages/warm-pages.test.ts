import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { until } from "../../../tests/support/runner/until";
import { startWebServer } from "../../../tests/support/sites/web-server";

const route = (pattern: string) => ({ pattern, seconds: 60, query: [], tags: () => [] });

async function startWarmed(answer: (path: string, res: ServerResponse) => void, targets: string[]) {
	const site = await startWebServer((req, res) => answer(req.url ?? "", res), {
		routes: [route("/a"), route("/b")],
	});
	await site.server.warm(targets, "warn");
	return site;
}

const page = (_: string, res: ServerResponse) => res.setHeader("content-type", "text/html").end("<p>Hello</p>");

describe("pages rendered ahead", () => {
	it("are served from the cache to the first visitor", async () => {
		const site = await startWarmed(page, ["/a", "/b", "/a"]);
		expect(site.seen.map(({ url }) => url)).toEqual(["/a", "/b"]);
		expect(await (await fetch(`${site.origin}/b`)).text()).toContain("Hello");
		expect(site.seen).toHaveLength(2);
		await site.close();
	});

	it("are no more once the site stops", async () => {
		const site = await startWarmed(page, []);
		await site.close();
		await site.server.warm(["/a", "/b"], "debug");
		expect(site.seen).toEqual([]);
	});

	it("leave out pages that can't be cached or fail, which are rendered on request", async () => {
		let isWell = false;
		const site = await startWarmed(
			(path, res) => {
				if (path === "/a" && !isWell) throw new Error("not yet");
				page(path, res);
			},
			["/a", "/personal", "/b"],
		);
		expect(site.seen.map(({ url }) => url)).toEqual(["/a", "/b"]);
		isWell = true;
		expect((await fetch(`${site.origin}/a`)).status).toBe(200);
		await site.close();
	});

	it("are each a line in the log if they fail, in whichever way", async () => {
		const site = await startWarmed(
			(path, res) => {
				if (path === "/a") throw new Error("broken");
				res.writeHead(500).end();
			},
			["/a", "/b"],
		);
		const lines = site.logged.filter(({ msg }) => msg === "a page could not be rendered ahead");
		expect(lines).toMatchObject([
			{ level: 40, target: "/a", err: { message: "broken" } },
			{ level: 40, target: "/b", status: 500 },
		]);
		await site.close();
	});

	it("come after visitors who wait for a page that can't be cached", async () => {
		let give = () => {};
		const site = await startWarmed((path, res) => {
			if (path !== "/personal") return page(path, res);
			give = () => page(path, res);
		}, []);
		const visit = fetch(`${site.origin}/personal`);
		await until(() => site.seen.length === 1);
		const warmed = site.server.warm(["/a"], "warn");
		for (let turn = 0; turn < 5; turn += 1) await setImmediate();
		expect(site.seen).toHaveLength(1);
		give();
		await visit;
		await warmed;
		expect(site.seen.map(({ url }) => url)).toEqual(["/personal", "/a"]);
		await site.close();
	});
});
