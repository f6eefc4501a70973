import { statusOf } from "../support/front";
import { jsonAnswer } from "../support/stub-host";
import { type StubbedSite, startStubbedSite } from "../support/stubbed-site";

let site: StubbedSite;

beforeAll(async () => {
	site = await startStubbedSite();
});
beforeEach(() => {
	site.host.reset();
	site.host.respond = jsonAnswer(200, { interview_code: "ABCD1234", url: "https://evil.example/" });
});
afterAll(() => site.close());

const BODY = new URLSearchParams({ fullname: "Suharto", email: "a@b.co" }).toString();

/** Posts the application form as a browser without script does: byte for byte, since `fetch` sets such headers itself. */
function post(headers: Record<string, string> = {}): Promise<string> {
	const sent = {
		"Sec-Fetch-Site": "same-origin",
		"Sec-Fetch-Mode": "navigate",
		Origin: site.address,
		"Content-Type": "application/x-www-form-urlencoded",
		"Content-Length": String(BODY.length),
		...headers,
	};
	const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
	return site.raw("POST /api/public/ORBIT1", lines, BODY);
}

const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(answer)?.[1];

describe("csrf: no-JS form same-origin", () => {
	it("goes to the host as multipart, and the browser on to the result page", async () => {
		const answer = await post();
		expect(statusOf(answer)).toBe(303);
		expect(headerOf(answer, "location")).toBe("/p/ORBIT1/applied?interview_code=ABCD1234");
		expect(headerOf(answer, "cache-control")).toBe("no-store");
		const [call] = site.host.calls;
		expect(call?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
		expect(call?.body.toString()).toContain('name="fullname"\r\n\r\nSuharto');
		const page = await site.html("/p/ORBIT1/applied?interview_code=ABCD1234");
		expect(page).toContain("ABCD1234");
		expect(page).not.toContain("evil");
	});

	it.each([
		["a duplicate", 422, { message: "Phone number already registered" }, "ERROR_MOBILE_NUMBER_REGISTERED"],
		["fields", 422, { errors: { email: ["<b>no</b>"], phone: ["no"] } }, "ERROR_INVALID_EMAIL.ERROR_INVALID_PHONE"],
		["a job that is gone", 404, {}, "ERROR_SEND_GONE"],
		["too many tries", 429, {}, "ERROR_SEND_BUSY"],
		["a broken host", 500, {}, "ERROR_SEND_FAILED"],
	])("goes to the result page with the reason too: %s", async (_, status, body, problem) => {
		site.host.respond = jsonAnswer(status, body);
		const answer = await post();
		expect(statusOf(answer)).toBe(303);
		expect(headerOf(answer, "location")).toBe(`/p/ORBIT1/applied?problem=${problem}`);
	});

	it("a result page shows no words but its own", async () => {
		const query = "?problem=%3Cscript%3Ealert(1)%3C/script%3E.constructor&interview_code=%3Cimg%20src=x%3E";
		const answer = await site.get(`/p/ORBIT1/applied${query}`);
		expect(answer.status).toBe(200);
		const html = (await answer.text()).replace(/<script>self\.__next_f[\s\S]*?<\/script>/g, "");
		expect(html).not.toMatch(/alert\(1\)|<img|native code/);
		expect(html).toContain('<meta name="robots" content="noindex');
	});
});

describe("a form that another site posts", () => {
	it.each([
		["csrf: same-site sibling", { "Sec-Fetch-Site": "same-site", Origin: "https://other.example.com" }],
		["csrf: null origin", { "Sec-Fetch-Site": "", "Sec-Fetch-Mode": "", Origin: "null" }],
		["csrf: null origin, as a navigation", { Origin: "null" }],
		["csrf: host header mismatch", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
		["a foreign site", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
	])("%s: 403, and no host hears of it", async (_, headers) => {
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
