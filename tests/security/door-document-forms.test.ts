import { jsonAnswer } from "../support/hosts/stub-host";
import { type Door, openDoor, SITE } from "../support/sites/door";

let door: Door;

beforeAll(async () => {
	door = await openDoor();
});
beforeEach(() => {
	door.reset();
	door.host.respond = jsonAnswer(200, { submitted: true });
});
afterAll(() => door.close());

const CALL = "/public/upload/candidates/hash-1/document";

/** Posts documents as a browser without script does. */
function post(query: string, headers: Record<string, string> = {}): Promise<Response> {
	const body = new FormData();
	body.append("document_candidate[0][link_input][0][value]", "https://example.com/card");
	return door.post(CALL + query, body, { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", ...headers });
}

describe("documents that a browser posts itself", () => {
	it.each([
		["?language=en", "/multiupload/finish/candidates/hash-1?result=sent"],
		["?language=id", "/id/multiupload/finish/candidates/hash-1?result=sent"],
		["", "/multiupload/finish/candidates/hash-1?result=sent"],
		["?language=//evil.example", "/multiupload/finish/candidates/hash-1?result=sent"],
	])("go to their call, and the browser to the finish page (%s)", async (query, location) => {
		const answer = await post(query);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
		expect(answer.headers.get("cache-control")).toContain("no-store");
		expect(door.calls().map(({ url }) => url)).toEqual([CALL]);
	});

	it.each([422, 404, 500, 503])("are led there with a refusal too (%i)", async (status) => {
		door.host.respond = jsonAnswer(status, { message: "No." });
		const answer = await post("?language=id");
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			"/id/multiupload/finish/candidates/hash-1?result=failed",
		]);
	});

	it("are refused from another site, and from nowhere", async () => {
		const foreign = await post("", { "sec-fetch-site": "cross-site", origin: "https://evil.example" });
		const nowhere = await post("", { origin: "null" });
		expect([foreign.status, nowhere.status]).toEqual([403, 403]);
		expect(door.calls()).toEqual([]);
	});
});

it("documents that the page's script sends are answered as any other call", async () => {
	const answer = await post("", { "sec-fetch-mode": "cors", origin: SITE });
	expect([answer.status, await answer.json()]).toEqual([200, { submitted: true }]);
});
