import { jobAnswer } from "../support/hosts/job-answers";
import { resetHalfway } from "../support/hosts/misbehaviour";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { expectPrivate } from "../support/pages/private-page";
import { appliedHeader } from "../support/people/form-result";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

let site: StubbedSite;
/** A script and a style sheet of the build. */
let files: string[];

const byCode: Respond = (response, request) => {
	if (request.url.includes("DOWN")) return resetHalfway(response, request);
	const respond = request.url.includes("GONE") ? jsonAnswer(404, {}) : jobAnswer();
	return respond(response, request);
};

beforeAll(async () => {
	site = await startStubbedSite({ SITE_ORIGIN: "https://www.example.com" });
	Object.assign(RESULT, await appliedHeader(site, "https://www.example.com"));
	site.host.respond = byCode;
	const html = await site.html("/p/ORBIT1");
	files = ["js", "css"].map((ending) => new RegExp(`"(/_next/static/[^"]+\\.${ending})"`).exec(html)?.[1] ?? "");
});
beforeEach(() => {
	site.host.respond = byCode;
});
afterAll(() => site.close());

const RESULT: Record<string, string> = {};

const KINDS: [kind: string, path: string, status: number, type: RegExp | null, headers?: Record<string, string>][] = [
	["HTML that is kept", "/p/ORBIT1", 200, /^text\/html/],
	["HTML in another language", "/id", 200, /^text\/html/],
	["HTML made for one person", "/p/ORBIT1/applied", 200, /^text\/html/, RESULT],
	["404 of a job", "/p/GONE01", 404, /^text\/html/],
	["404 of a page", "/nowhere", 404, /^text\/html/],
	["404 of a file", "/_next/static/none.js", 404, /^text\/plain/],
	["500", "/p/DOWN01", 500, /^text\/html/],
	["redirect", "/en/p/ORBIT1", 308, null],
	["API", "/api/public/ORBIT1", 200, /^application\/json/],
	["API, refused", "/api/nowhere", 404, /^application\/json/],
	["API, broken host", "/api/public/DOWN02", 502, /^application\/json/],
	["image that is drawn", "/p/ORBIT1/social", 200, /^image\/png$/],
	["image from a file", "/favicon.ico", 200, null],
	["RSC", "/p/ORBIT1.rsc", 404, /^text\/html/],
	["RSC of a segment", "/p/ORBIT1.segments/_tree.segment.rsc", 404, /^text\/html/],
	["health", "/healthz", 200, /^application\/json/],
	["a refused address", "/%ff", 400, /^text\/html/],
];

function expectSecurityHeaders(answer: Response): void {
	const header = (name: string) => answer.headers.get(name) ?? "";
	const policy = header("content-security-policy");
	for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
	expect(policy).not.toContain("unsafe-");
	expect(header("x-content-type-options")).toBe("nosniff");
	expect(Number(/max-age=(\d+)/.exec(header("strict-transport-security"))?.[1])).toBeGreaterThanOrEqual(31_536_000);
	expect(header("strict-transport-security")).toContain("includeSubDomains");
	expect(header("referrer-policy")).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
	expect(header("cross-origin-opener-policy")).toBe("same-origin");
	expect(header("cross-origin-resource-policy")).toBe("same-origin");
	expect(header("x-frame-options")).toBe("DENY");
	for (const name of ["x-powered-by", "server", "x-nextjs-cache", "set-cookie"])
		expect(answer.headers.get(name)).toBeNull();
}

describe("response-headers: every route kind", () => {
	it.each(KINDS.map(([kind, ...rest]) => ({ kind, rest })))(
		"$kind",
		async ({ rest: [path, status, type, headers] }) => {
			const answer = await site.get(path, headers);
			expect(answer.status).toBe(status);
			if (type) expect(answer.headers.get("content-type")).toMatch(type);
			expectSecurityHeaders(answer);
		},
	);

	it("static: immutable scripts and style sheets", async () => {
		for (const file of files) {
			const answer = await site.get(file);
			expect(answer.status).toBe(200);
			expect(answer.headers.get("cache-control")).toContain("immutable");
			expectSecurityHeaders(answer);
		}
	});

	it("sitemap and robots", async () => {
		for (const path of ["/sitemap.xml", "/robots.txt"]) expectSecurityHeaders(await site.get(path));
	});

	it("response-headers: framing: every page forbids it", async () => {
		for (const path of ["/", "/p/ORBIT1", "/nowhere"]) {
			const { headers } = await site.get(path);
			expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
			expect(headers.get("x-frame-options")).toBe("DENY");
		}
	});
});

describe("response-headers: sensitive caching", () => {
	it("nothing about an applicant may be cached", async () => {
		site.host.respond = jsonAnswer(200, { interview_code: "ABCD1234", fullname: "Suharto" });
		const post = { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" };
		const hash = "h".repeat(20);
		const answers = [
			await fetch(`${site.address}/api/public/ORBIT1`, post),
			await site.get("/api/code/ABCD1234"),
			await site.get(`/api/public/upload/candidates/${hash}/document`),
			await site.get(`/api/public/candidates/video/${hash}/filter`),
			await site.get("/p/ORBIT2/applied", RESULT),
		];
		for (const { headers } of answers) expect(headers.get("cache-control")).toContain("no-store");
	});
});

describe("personal addresses", () => {
	const hash = "h".repeat(20);

	it.each([
		["/code/DEMO1234", 200],
		["/code/DEMO1234/", 308],
		["/en/code/DEMO1234", 308],
		["/code/DEMO1234%20EU", 308],
		["/code/DEMO1234/start", 303],
		["/code/DEMO1234/nowhere", 404],
		["/code/%ff", 400],
		["/notfound?code=DEMO1234&at=code", 404],
		[`/multiupload/candidates/${hash}`, 500],
		[`/multiupload/candidates/${hash}/`, 308],
		[`/en/multiupload/candidates/${hash}`, 308],
		[`/public/candidates/video/${hash}/`, 308],
		[`/en/public/candidates/video/${hash}`, 308],
		[`/public/candidates/video/${hash}`, 200],
		[`/api/public/candidates/video/${hash}/filter`, 502],
		[`/api/public/upload/candidates/${hash}/document`, 502],
		["/api/code/DEMO1234", 502],
	])("%s: %i, uncached, unindexed and without a referrer", async (path, status) => {
		site.host.respond = resetHalfway;
		const answer = await site.get(path);
		expect(answer.status).toBe(status);
		expectPrivate(answer);
		expectSecurityHeaders(answer);
	});
});

describe("the configured origin", () => {
	it.each(["javascript", "http"])(
		"proxy-headers: forged proto: %s changes no address that the site returns",
		async (proto) => {
			const forged = { "x-forwarded-proto": proto, "x-forwarded-host": "evil.example", forwarded: `proto=${proto}` };
			const html = await (await site.get("/p/ORBIT1/applied", { ...RESULT, ...forged })).text();
			const page = await (await site.get("/p/ORBIT9", forged)).text();
			expect(page).toContain('<link rel="canonical" href="https://www.example.com/p/ORBIT9"/>');
			expect(html + page).not.toMatch(/evil\.example|http:\/\/www\.example|javascript:/);
			const { headers } = await site.get("/en/p/ORBIT1", forged);
			expect(headers.get("location")).toBe("/p/ORBIT1");
		},
	);
});
