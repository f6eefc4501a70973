import { requestText, startWebServer, statusOf, type TestWebServer } from "../support/sites/web-server";
import { siteHandler } from "../support/sites/web-server-site";

let site: TestWebServer;

beforeAll(async () => {
	site = await startWebServer(siteHandler);
});
afterAll(() => site.close());

describe("methods", () => {
	it.each(["TRACE /api/read", "TRACE /", "CONNECT evil.example:443", "PURGE /", "FOO /api/read", "PROPFIND /api/read"])(
		"rejects %s with 405 and echoes nothing",
		async (line) => {
			const answer = await site.raw(requestText(line, ["X-Secret: mirrored"]));
			expect(statusOf(answer)).toBe(405);
			expect(answer).not.toContain("mirrored");
			expect(answer).toContain("Content-Security-Policy:");
		},
	);

	it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("accepts %s under /api only", async (method) => {
		const answer = await site.raw(requestText(`${method} /`, ["Content-Length: 0"]));
		expect(statusOf(answer)).toBe(405);
		expect(answer).toContain("Allow: GET, HEAD");
	});

	it("leaves a call's methods to the proxy", async () => {
		expect(statusOf(await site.raw(requestText("POST /api/read", ["Content-Length: 0"])))).toBe(200);
	});
});
