import { classify } from "@/lib/web-server/site/classify";
import { requestText, startWebServer, statusOf, type TestWebServer } from "../support/sites/web-server";
import { siteHandler } from "../support/sites/web-server-site";

let site: TestWebServer;

beforeEach(async () => {
	site = await startWebServer(siteHandler, { classify });
});
afterEach(() => site.close());

const post = async (path: string) => (await fetch(site.origin + path, { method: "POST", body: "" })).status;

describe("limits of the sign-up", () => {
	it("allow sixty email checks a minute per client, with or without script", async () => {
		const ways = ["/api/users/check-email", "/register/check", "/id/register/check"];
		for (let index = 0; index < 60; index += 1) expect(await post(ways[index % 3] ?? "")).not.toBe(429);
		for (const way of ways) expect(await post(way)).toBe(429);
		expect(await post("/register/save")).not.toBe(429);
	});

	it("allow thirty new accounts a minute per client, through any form", async () => {
		const ways = ["/api/users", "/register/save", "/id/register/create"];
		for (let index = 0; index < 30; index += 1) expect(await post(ways[index % 3] ?? "")).not.toBe(429);
		for (const way of ways) expect(await post(way)).toBe(429);
	});
});

describe("the sign-up's form addresses", () => {
	it.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"])("reject %s", async (method) => {
		for (const path of ["/register/check", "/id/register/save", "/register/create"]) {
			const answer = await site.raw(requestText(`${method} ${path}`, ["Content-Length: 0"]));
			expect(statusOf(answer)).toBe(405);
			expect(answer).toContain("Allow: POST");
		}
	});

	it.each(["/register", "/register/step/1", "/register/check/x", "/en/register/check", "/registercheck"])(
		"don't include: %s",
		async (path) => expect(await post(path)).toBe(405),
	);
});
