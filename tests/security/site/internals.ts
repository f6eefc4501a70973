import { jobAnswer } from "../../support/hosts/job-answers";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { appliedHeader } from "../../support/people/form-result";
import { site } from "../../support/sites/shared-site";

const PARTIAL: [string, Record<string, string>][] = [
	["RSC: 1", { RSC: "1" }],
	["Next-Router-Prefetch: 1", { RSC: "1", "Next-Router-Prefetch": "1" }],
	["a router state", { "Next-Router-State-Tree": "%5B%22%22%5D" }],
];

/** Names of security headers; a partial answer has those of a page. */
const SECURITY = ["strict-transport-security", "x-content-type-options", "referrer-policy", "x-frame-options"].concat([
	"cross-origin-opener-policy",
	"cross-origin-resource-policy",
	"permissions-policy",
]);

/** The input that makes the result page, which is rendered for each request, show a result. */
const RESULT: Record<string, string> = {};

const FORGED: Record<string, string>[] = [
	{ "x-matched-path": "/id" },
	{ "x-invoke-path": "/id", "x-invoke-status": "500", "x-invoke-error": "{}" },
	{ "x-now-route-matches": "1=id" },
	{ "x-nextjs-data": "1" },
	{ "x-middleware-rewrite": "/id", "x-middleware-next": "1" },
	{ "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
	{ "x-region": "eu" },
	{ "x-prerender-revalidate": "abc", "x-next-revalidated-tags": "job:orbit1" },
	{ "next-resume": "1" },
];

export function describeInternals() {
	beforeAll(async () => {
		Object.assign(RESULT, await appliedHeader(site));
	});

	beforeEach(() => {
		site.host.respond = (response, request) =>
			(request.url.includes("GONE") ? jsonAnswer(404, {}) : jobAnswer())(response, request);
	});

	describe("next-internals: rsc variants", () => {
		it.each(PARTIAL)("%s: the page itself", async (_, headers) => {
			for (const path of ["/", "/p/ORBIT1", "/p/GONE01", "/nowhere"]) {
				const page = await fetch(site.address + path);
				const partial = await fetch(site.address + path, { headers });
				expect([path, partial.status]).toEqual([path, page.status]);
				expect(partial.headers.get("content-type")).toContain("text/html");
				for (const name of SECURITY) expect(partial.headers.get(name)).toBe(page.headers.get(name));
				expect(partial.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
			}
		});

		it.each([".rsc", ".segments/_tree.segment.rsc", ".segments/!KHRvYm9nKQ/__PAGE__.segment.rsc"])(
			"the ending %s opens nothing that the page doesn't",
			async (ending) => {
				for (const path of ["/p/ORBIT1", "/p/GONE01", "/id/p/GONE01", "/nowhere", "/p/ORBIT1/applied"]) {
					const answer = await site.get(path + ending);
					expect([path, answer.status]).toEqual([path, 404]);
					expect(answer.headers.get("strict-transport-security")).toContain("includeSubDomains");
				}
			},
		);
	});

	describe("next-internals: internal headers", () => {
		it.each(FORGED)("%j have no effect on the page served", async (headers) => {
			const plain = await site.get("/p/ORBIT1/applied", RESULT);
			const answer = await site.get("/p/ORBIT1/applied", { ...RESULT, ...headers });
			expect(answer.status).toBe(200);
			expect(await answer.text()).toBe(await plain.text());
		});

		it("a client's own region header reaches no other host", async () => {
			await site.get("/api/public/ORBIT1", { "x-region": "eu" });
			expect(site.eu.calls).toEqual([]);
		});
	});

	describe("next-internals: flight payload", () => {
		const chunk =
			'{"then":"$1:__proto__:then","status":"resolved_model","value":"{\\"then\\":\\"$B\\"}","_response":{}}';
		const body = ["0", "1"].map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${chunk}\r\n`);

		it.each([
			["with an action", { "Next-Action": "x" }, 404],
			["with an action under /api", { "Next-Action": "x" }, 404],
			["without one", {}, 405],
		])("%s: rejected before Next sees it", async (attempt, headers, status) => {
			const path = attempt.endsWith("/api") ? "/api/public/ORBIT1" : "/";
			const answer = await fetch(site.address + path, {
				method: "POST",
				headers: { ...headers, "content-type": "multipart/form-data; boundary=x" },
				body: `${body.join("")}--x--\r\n`,
			});
			expect(answer.status).toBe(status);
			expect((await site.get("/")).status).toBe(200);
		});
	});

	describe("the cache of pages", () => {
		it("next-internals: cache poisoning by header: HTML follows a partial response", async () => {
			for (const path of ["/", "/p/ORBIT2"]) {
				for (const [, headers] of PARTIAL) await (await fetch(site.address + path, { headers })).text();
				const answer = await site.get(path);
				expect(answer.headers.get("content-type")).toContain("text/html");
				expect(await answer.text()).toMatch(/^<!DOCTYPE html>/);
			}
		});

		it("next-internals: cache poisoning by query: nothing is reflected, and the cached page stays", async () => {
			const plain = await site.html("/p/ORBIT3");
			for (const query of ["?utm_source=<script>alert(1)</script>", "?_rsc=zzz", "?_rsc", "?code=GONE01&locale=id"]) {
				const html = await site.html(`/p/ORBIT3${query}`);
				expect(html).not.toContain("alert(1)");
				expect(html).toContain("<h1");
			}
			expect(await site.html("/p/ORBIT3")).toBe(plain);
		});

		it("doesn't serve the first client's content to the second", async () => {
			const forged = {
				host: "evil.example",
				"x-forwarded-host": "evil.example",
				cookie: "a=evil",
				"accept-language": "id",
			};
			await site.get("/p/ORBIT4", forged);
			const html = await site.html("/p/ORBIT4");
			expect(html).not.toContain("evil");
			expect(html).toContain('lang="en"');
		});
	});
}
