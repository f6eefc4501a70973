import type { RelayTarget } from "@/lib/server/relay/post-chunk";
import { relayUpload } from "@/lib/server/relay/relay-upload";
import { StrictHost } from "./relay-host";
import { ADDRESS, headersFor, streamed, upload } from "./relay-requests";

let host: StrictHost;
beforeEach(async () => {
	host = await StrictHost.listen();
});
afterEach(() => host.close());

const target = (more: Partial<RelayTarget> = {}): RelayTarget => ({
	url: host.url,
	headers: { "x-request-id": "r-1" },
	encoding: "binary",
	timeoutMs: 20_000,
	...more,
});

describe("invalid calls of relayUpload", () => {
	it.each<[number, string, Record<string, string>]>([
		[415, "another type", { "content-type": "multipart/form-data" }],
		[415, "a compressed body", { "content-encoding": "gzip" }],
		[400, "no identifier", { "upload-identifier": "" }],
		[400, "a number that is none", { "upload-offset": "-1" }],
		[400, "a hexadecimal number", { "upload-length": "0x10" }],
		[400, "a name that can't be decoded", { "upload-name": "%ff.pdf" }],
		[422, "a name with a null byte", { "upload-name": "cv.exe%00.pdf" }],
		[422, "a path for a name", { "upload-name": "..%2Fcv.pdf" }],
		[422, "line breaks in the name", { "upload-name": "a%0d%0aX: 1.pdf" }],
		[422, "a name without an ending", { "upload-name": encodeURIComponent("résumé") }],
		[422, "a short identifier", { "upload-identifier": "abc" }],
		[422, "an empty file", { "upload-length": "0" }],
		[422, "a file beyond the limit", { "upload-length": "5000000001" }],
		[422, "an offset at the end", { "upload-offset": "10" }],
		[422, "a new file that starts later", { "upload-offset": "5" }],
		[422, "an unknown slot", { "upload-slot": "101" }],
		[413, "more announced than the file has", { "content-length": "11" }],
	])("get %i %s", async (status, _what, more) => {
		const answer = await relayUpload(upload(Buffer.alloc(10), headersFor(10, more)), target());
		expect(answer.status).toBe(status);
		expect(await answer.json()).toHaveProperty("code");
		expect(host.chunks).toHaveLength(0);
	});

	it("with an empty body are rejected", async () => {
		expect((await relayUpload(upload(streamed(Buffer.alloc(0)), headersFor(10)), target())).status).toBe(400);
		const nothing = new Request(ADDRESS, { method: "POST", headers: headersFor(10) });
		expect((await relayUpload(nothing, target())).status).toBe(400);
	});
});

describe("a host's refusal", () => {
	it.each([
		[400, 400],
		[413, 413],
		[415, 415],
		[422, 422],
		[500, 502],
		[507, 507],
		[302, 502],
		[401, 502],
	])("with %i becomes %i", async (status, passed) => {
		host.react = () => ({ status, body: { message: "no", secret: "stack", errors: { file: ["bad"] } } });
		const answer = await relayUpload(upload(Buffer.alloc(1_000), headersFor(1_000)), target());
		expect(answer.status).toBe(passed);
		expect(await answer.text()).not.toContain("secret");
	});

	it.each([429, 503])("with %i passes on its Retry-After", async (status) => {
		host.react = () => ({ status, body: { message: "busy" }, headers: { "retry-after": "7" } });
		const answer = await relayUpload(upload(Buffer.alloc(1_000), headersFor(1_000)), target());
		expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, "7"]);
	});

	it.each(["", "OK", '"stored"', "<html>", "[]", '{"received":-1}'])(
		"with %j is reported as unusable",
		async (body) => {
			host.react = () => ({ status: 200, body });
			const answer = await relayUpload(upload(Buffer.alloc(1_000), headersFor(1_000)), target());
			expect(answer.status).toBe(502);
		},
	);
});
