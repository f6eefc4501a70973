import { jobAnswer } from "../../support/hosts/job-answers";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { withoutScripts } from "../../support/pages/html";
import { forgedResult, POSTED } from "../../support/people/form-result";
import { site } from "../../support/sites/shared-site";
import { statusOf } from "../../support/sites/web-server";

/** The host's response to applications, beside the job's. */
function answerPosts(status: number, body: unknown): void {
	site.host.respond = (response, request) =>
		(request.method === "GET" ? jobAnswer() : jsonAnswer(status, body))(response, request);
}

const BODY = new URLSearchParams(POSTED).toString();

/** Posts the application form as a browser without script does: byte for byte, since `fetch` sets such headers itself. */
function post(headers: Record<string, string> = {}, body = BODY): Promise<string> {
	const sent = {
		"Sec-Fetch-Site": "same-origin",
		"Sec-Fetch-Mode": "navigate",
		Origin: site.address,
		"Content-Type": "application/x-www-form-urlencoded",
		"Content-Length": String(body.length),
		...headers,
	};
	const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
	return site.raw("POST /api/public/ORBIT1", lines, body);
}

const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(answer)?.[1];

/** The page to which the answer sends the browser, with the cookie that it sets. */
async function resultPage(answer: string): Promise<string> {
	const cookie = headerOf(answer, "set-cookie")?.split(";", 1)[0] ?? "";
	const page = await site.get(headerOf(answer, "location") ?? "", { cookie });
	expect(page.status).toBe(200);
	expect(page.headers.get("cache-control")).toContain("no-store");
	return page.text();
}

const shown = (html: string) => withoutScripts(html).replace(/&#x27;/g, "'");

export function describeForms() {
	beforeEach(() => {
		answerPosts(200, { interview_code: "ABCD1234", url: "https://evil.example/" });
	});

	describe("csrf: no-JS form same-origin", () => {
		it("goes to the host as multipart, and the browser to the result page", async () => {
			const answer = await post();
			expect(statusOf(answer)).toBe(303);
			expect(headerOf(answer, "location")).toMatch(/^\/p\/ORBIT1\/applied(?:\?|$)/);
			expect(headerOf(answer, "cache-control")).toBe("no-store");
			expect(headerOf(answer, "set-cookie")).toMatch(/; HttpOnly; SameSite=Strict/);
			const call = site.host.calls.find(({ method }) => method === "POST");
			expect(call?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
			expect(call?.body.toString()).toContain('name="fullname"\r\n\r\nSuharto');
			const html = await resultPage(answer);
			expect(html).toContain("ABCD1234");
			expect(html).toContain("Thank you, Suharto.");
			expect(html).not.toContain("evil");
		});

		it.each([
			["a duplicate", 422, { message: "Phone number already registered" }, "already registered for this job"],
			["fields", 422, { errors: { email: ["<b>no</b>"], phone: ["no"] } }, "system didn't accept this. It says: no"],
			["a job that is gone", 404, {}, "no longer takes applications"],
			["too many tries", 429, {}, "Too many attempts"],
			["a broken host", 500, {}, "Something went wrong on our side"],
			["long words", 422, { message: `<b>Sorry</b>${" no".repeat(300)}<script>1</script>` }, "Sorry no no"],
		])("goes to the result page with the reason too: %s", async (_, status, body, messages) => {
			answerPosts(status, body);
			const answer = await post();
			expect(statusOf(answer)).toBe(303);
			const html = shown(await resultPage(answer));
			expect(html).toContain(messages);
			expect(html).not.toContain("<b>");
		});

		it("shows the size limit if a form exceeds what the proxy reads", async () => {
			const file = '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n1\r\n';
			const answer = await post({ "Content-Type": "multipart/form-data; boundary=x" }, `${file.repeat(101)}--x--\r\n`);
			expect(shown(await resultPage(answer))).toContain("up to 20 MB in total");
			expect(site.host.calls.filter(({ method }) => method === "POST")).toEqual([]);
		});

		it.each([
			["a link to elsewhere", { code: "ABCD1234", url: "https://evil.example/", noAssessment: false }],
			["a script as link", { code: "ABCD1234", url: "javascript:alert(1)", noAssessment: false }],
			["markup as code", { code: "<img src=x onerror=alert(1)>", noAssessment: false }],
			["unknown problems", { problems: ["<script>alert(1)</script>", "constructor"], reason: "<img src=x>" }],
			["nothing of that form", { code: 1 }],
		])("a forged result leads nowhere and adds no element: %s", async (_, result) => {
			for (const delayStart of [0, 1]) {
				site.host.respond = jobAnswer({ delay_start: delayStart });
				const answer = await site.get(`/p/FORGED${delayStart}/applied`, forgedResult(result));
				expect(answer.headers.get("location") ?? "/p/").toMatch(/^\/p\//);
				expect(shown(await answer.text())).not.toMatch(/<img|evil\.example|javascript:|native code|<script>alert/);
			}
		});
	});

	describe("a cross-site form post", () => {
		it.each([
			["csrf: same-site sibling", { "Sec-Fetch-Site": "same-site", Origin: "https://other.example.com" }],
			["csrf: null origin", { "Sec-Fetch-Site": "", "Sec-Fetch-Mode": "", Origin: "null" }],
			["csrf: null origin, as a navigation", { Origin: "null" }],
			["csrf: host header mismatch", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
			["a foreign site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
		])("%s: 403, without calling a host", async (_, headers) => {
			const answer = await post(headers);
			expect(statusOf(answer)).toBe(403);
			expect(site.host.calls).toEqual([]);
		});

		it("csrf: GET with side effect: 405", async () => {
			for (const path of ["/api/accesslog?company_id=1", "/api/users?email=a@b.co", "/api/popupcode"])
				expect((await site.get(path)).status).toBe(405);
			expect(site.host.calls).toEqual([]);
		});
	});
}
