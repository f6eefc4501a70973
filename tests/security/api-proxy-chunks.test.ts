import { jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => proxy.reset());
afterAll(() => proxy.close());

const plain =
	(body: string, type = "text/plain"): Respond =>
	(response) =>
		response.writeHead(200, { "content-type": type }).end(body);

const PAGE = plain("<!doctype html><p>Welcome</p>", "text/html");

/** One chunk as other clients send it: base64 in a form, straight through the proxy. */
async function sendChunk() {
	const fields = { dataFile: "AAAA", extension: "pdf", fileName: "cv.pdf", identifier: "0123456789abcdef" };
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...fields, size: "9", start: "0", end: "3", isNewFile: "1" })) {
		form.append(name, value);
	}
	const request = new Response(form);
	const type = request.headers.get("content-type") ?? "";
	return proxy.post("/companies/7/upload", await request.text(), { "content-type": type });
}

describe("a chunk posted as a form by another client", () => {
	it("returns the host's response, including the slow-upload dialog", async () => {
		proxy.host.respond = jsonAnswer(200, { received: 3, status: "longupload", inside: "secret" });
		const answer = await sendChunk();
		expect([answer.status, await answer.json()]).toEqual([200, { received: 3, status: "longupload" }]);
	});

	it.each(["", "OK", '"stored"'])("counts as received when the host answers %j", async (body) => {
		proxy.host.respond = plain(body);
		const answer = await sendChunk();
		expect([answer.status, await answer.json()]).toEqual([200, {}]);
	});

	it("isn't received when it answers with a page", async () => {
		proxy.host.respond = PAGE;
		expect((await sendChunk()).status).toBe(502);
	});
});

describe("the upload's status request", () => {
	const ask = () => proxy.get("/companies/7/upload/0123456789abcdef");

	it.each<[string, Respond, number]>([
		["a page", PAGE, 404],
		["nothing", plain(""), 404],
		["a redirect", (response) => response.writeHead(302, { location: "/login" }).end(), 404],
		["401", jsonAnswer(401, {}), 404],
		["404", jsonAnswer(404, {}), 404],
		["405", jsonAnswer(405, {}), 405],
		["501", jsonAnswer(501, {}), 501],
		["500", jsonAnswer(500, {}), 502],
	])("at a host that answers %s", async (_, respond, status) => {
		proxy.host.respond = respond;
		expect((await ask()).status).toBe(status);
	});
});
