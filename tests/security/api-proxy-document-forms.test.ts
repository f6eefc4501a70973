import { requestAnswer } from "../support/hosts/request-answers";
import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy, SITE } from "../support/sites/api-proxy";

let proxy: ApiProxy;

/** A host that knows the request, and answers its documents so. */
const answering =
	(documents: Respond): Respond =>
	(response, request) =>
		(request.method === "GET" ? requestAnswer() : documents)(response, request);

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => {
	proxy.reset();
	proxy.host.respond = answering(jsonAnswer(200, { submitted: true }));
});
afterAll(() => proxy.close());

const CALL = "/public/upload/candidates/hash-1/document";

/** Posts documents as a browser without script does. */
function post(query: string, headers: Record<string, string> = {}): Promise<Response> {
	const body = new FormData();
	body.append("document_candidate[0][link_input][0][value]", "https://example.com/card");
	return proxy.post(CALL + query, body, { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", ...headers });
}

describe("documents posted by the browser", () => {
	it.each([
		["?language=en", "/multiupload/finish/candidates/hash-1?result=sent"],
		["?language=id", "/id/multiupload/finish/candidates/hash-1?result=sent"],
		["", "/multiupload/finish/candidates/hash-1?result=sent"],
		["?language=//evil.example", "/multiupload/finish/candidates/hash-1?result=sent"],
	])("go to their call, and the browser to the finish page (%s)", async (query, location) => {
		const answer = await post(query);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		const sent = proxy.calls().filter(({ method }) => method === "POST");
		expect(sent.map(({ url }) => url)).toEqual([CALL]);
		expect(String(sent[0]?.body)).toContain("https://example.com/card");
	});

	it.each([422, 404, 500, 503])("lead there after a rejection too (%i)", async (status) => {
		proxy.host.respond = answering(jsonAnswer(status, { message: "No." }));
		const answer = await post("?language=id");
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			"/id/multiupload/finish/candidates/hash-1?result=failed",
		]);
	});

	it("are not forwarded while they are invalid, or the request is unknown", async () => {
		const failed = "/multiupload/finish/candidates/hash-1?result=failed";
		const wrong = new FormData();
		wrong.append("document_candidate[0][attachment]", new File(["MZ"], "a.exe", { type: "application/x-msdownload" }));
		const navigates = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };
		const answer = await proxy.post(CALL, wrong, navigates);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, failed]);
		expect(answer.headers.get("set-cookie")).toContain("not_taken=");
		proxy.host.respond = jsonAnswer(404, { message: "No." });
		expect((await post("")).headers.get("location")).toBe(failed);
		expect(proxy.calls().filter(({ method }) => method === "POST")).toEqual([]);
	});

	it("are rejected from another site, and without an origin", async () => {
		const foreign = await post("", { "sec-fetch-site": "cross-site", origin: "https://evil.example" });
		const nowhere = await post("", { origin: "null" });
		expect([foreign.status, nowhere.status]).toEqual([403, 403]);
		expect(proxy.calls()).toEqual([]);
	});
});

it("documents sent by the page's script get the usual response", async () => {
	const answer = await post("", { "sec-fetch-mode": "cors", origin: SITE });
	expect([answer.status, await answer.json()]).toEqual([200, { submitted: true }]);
});
