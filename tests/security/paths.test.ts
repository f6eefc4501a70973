import vectors from "../fixtures/request-paths.json";
import { requestText, startWebServer, statusOf, type TestWebServer } from "../support/sites/web-server";
import { siteHandler } from "../support/sites/web-server-site";

let site: TestWebServer;

beforeAll(async () => {
	site = await startWebServer(siteHandler);
});
afterAll(() => site.close());

const repeated = (text: string) =>
	text.replace(/\{\{repeat:(.):(\d+)\}\}/, (_, letter: string, count: string) => letter.repeat(Number(count)));

describe("ambiguous addresses never reach a page or a call", () => {
	it.each(vectors)("rejects: $vector", async ({ target, status }) => {
		const answer = await site.raw(requestText(`GET ${repeated(target)}`));
		expect(status).toContain(statusOf(answer));
		expect(answer).toContain("X-Content-Type-Options: nosniff");
		expect(answer).not.toMatch(/Internal Server Error|at .*:\d+:\d+/);
		expect(site.seen).toHaveLength(0);
	});

	it.each(["/api/code/DEMO1234/", "/api/public/enquiries/?page=1"])(
		"answers a call with a trailing slash as an unknown one: %s",
		async (target) => {
			const answer = await site.raw(requestText(`GET ${target}`));
			expect(statusOf(answer)).toBe(404);
			expect(answer).toContain('"code":"unknown_call"');
			expect(site.seen).toHaveLength(0);
		},
	);

	it.each(["/api/public/ABC%2BEU", "/p/ABC+EU", "/p/caf%C3%A9?q=100%", "/p/ABC/", "/api/"])(
		"accepts a valid address: %s",
		async (target) => {
			await site.raw(requestText(`GET ${target}`));
			expect(site.seen.map(({ url }) => url)).toContain(target);
			site.seen.length = 0;
		},
	);

	it("survives prototype names in a query", async () => {
		const answer = await site.raw(requestText("GET /?__proto__[x]=1&constructor[prototype][x]=1"));
		expect(statusOf(answer)).toBe(200);
		expect(Reflect.get({}, "x")).toBeUndefined();
		site.seen.length = 0;
	});
});
