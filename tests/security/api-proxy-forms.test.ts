import { jobAnswer } from "../support/hosts/job-answers";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { POSTED } from "../support/people/form-result";
import { type ApiProxy, openApiProxy, SITE } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => {
	proxy.reset();
	answerPosts(jsonAnswer(200, { interview_code: "ABCD1234", file_name: "files/cv.pdf" }));
});
afterAll(() => proxy.close());

/** The host's response to every form, beside the job's. */
function answerPosts(answer: Respond): void {
	proxy.host.respond = (response, request) =>
		(request.method === "GET" ? jobAnswer({ requireCv: 1 }) : answer)(response, request);
}

const CALL = "/public/companies/3/jobs/107/candidate";

/** Posts a form as a browser without script does. */
function post(path: string, headers: Record<string, string> = {}): Promise<Response> {
	const body = new FormData();
	for (const [name, value] of Object.entries(POSTED)) body.append(name, value);
	body.append("cv", new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }));
	return proxy.post(path, body, { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", ...headers });
}

describe("a form posted on the page by slugs", () => {
	it("goes to the call by company and job with its CV, and the browser back to that page's result", async () => {
		const answer = await post(`${CALL}?company=kopi-nusantara&job=head-roaster`);
		expect(answer.status).toBe(303);
		const location = "/public/companies/kopi-nusantara/jobs/head-roaster/applied";
		expect(answer.headers.get("location")).toBe(location);
		expect(answer.headers.get("set-cookie")).toMatch(new RegExp(`^applied_0=[\\w.-]+; Path=${location}; .*HttpOnly`));
		const [, upload, call] = proxy.calls();
		expect([upload?.url, call?.url]).toEqual(["/upload-cv", CALL]);
		expect(upload?.body.toString()).toContain('name="file"; filename="cv.pdf"');
		expect(call?.body.toString()).toContain('name="file_cv"\r\n\r\nfiles/cv.pdf');
	});

	it("returns there after a rejection too", async () => {
		answerPosts(jsonAnswer(422, { message: "Phone number already registered" }));
		const answer = await post(`${CALL}?company=kopi-nusantara&job=head-roaster`);
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			"/public/companies/kopi-nusantara/jobs/head-roaster/applied",
		]);
	});

	it.each([
		["no page", ""],
		["half of one", "?company=kopi-nusantara"],
		["another site", "?company=//evil.example&job=x"],
		["another site, encoded twice", "?company=%252F%252Fevil.example&job=x"],
		["a way out of the folder", "?company=..&job=x"],
		["a line break", "?company=a%0d%0aset-cookie:x&job=x"],
		["an attribute of the cookie", "?company=a;Domain=example.com&job=x"],
		["markup", "?company=a&job=%3Cscript%3E"],
	])("is rejected before any host is called when it names %s", async (_, query) => {
		const answer = await post(CALL + query);
		expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
		expect(proxy.calls()).toEqual([]);
	});

	it("is rejected from another site", async () => {
		const answer = await post(`${CALL}?company=a&job=b`, {
			"sec-fetch-site": "cross-site",
			origin: "https://evil.example",
		});
		expect(answer.status).toBe(403);
		expect(proxy.calls()).toEqual([]);
	});
});

it("an application by company and job sent by the page's script gets the usual response", async () => {
	const answer = await post(CALL, { "sec-fetch-mode": "cors", origin: SITE });
	expect(answer.status).toBe(200);
	expect(await answer.json()).toMatchObject({ interview_code: "ABCD1234" });
});

describe("a host's message about a legacy CV", () => {
	const upload = () => {
		const body = new FormData();
		body.append("type", "cv");
		body.append("file", new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }));
		return proxy.post("/upload-cv", body, { "sec-fetch-site": "same-origin", origin: SITE });
	};

	it.each([413, 415, 422, 500, 507])("passes as plain text: %i", async (status) => {
		proxy.host.respond = jsonAnswer(status, { message: "<b>Not</b> today.", code: "host_timeout" });
		const answer = await upload();
		expect([answer.status, await answer.json()]).toEqual([status, { message: "Not today." }]);
	});

	it("is the proxy's own error if the host is down", async () => {
		proxy.host.respond = jsonAnswer(503, { message: "Away." });
		expect(await (await upload()).json()).toMatchObject({ code: "host_unreachable" });
	});
});
