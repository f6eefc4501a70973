import { endless, gzipBomb, maintenance, resetHalfway } from "../support/hosts/misbehaviour";
import { INTERVIEW_ORIGIN, jsonAnswer, type Respond } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy();
});
beforeEach(() => proxy.reset());
afterAll(() => proxy.close());

const FORM = { "content-type": "multipart/form-data; boundary=x" };
const apply = () => proxy.post("/public/ORBIT1", "--x--", FORM);

const badUrls: [string, string][] = [
	["backend-response: url with javascript:", "javascript:alert(1)"],
	["backend-response: url backslash", "/\\evil.example"],
	["backend-response: url userinfo", "https://app.example.com@evil.example/"],
	["backend-response: url look-alike suffix", "https://app.example.com.evil.example/"],
	["backend-response: url look-alike suffix, without a dot", "https://evilapp.example.com"],
	["backend-response: url http downgrade", "http://app.example.com/"],
	["a script in another case, with a tab", "JaVa\tscript:alert(1)"],
	["an address without a scheme", "//evil.example/"],
	["another port", "https://app.example.com:8443/"],
];

describe("links in a host's response", () => {
	it.each(badUrls)("%s: removed, and the rest stays", async (_, url) => {
		proxy.host.respond = jsonAnswer(200, { interview_code: "ABCD1234", url });
		const answer = await apply();
		expect(answer.status).toBe(200);
		const text = await answer.text();
		expect(JSON.parse(text)).toEqual({ interview_code: "ABCD1234", assesment_not_available: false });
		expect(text).not.toContain("evil");
	});

	it.each(badUrls)("%s: removed from a popup's response too", async (_, url) => {
		proxy.host.respond = jsonAnswer(200, { interview_code: "ABCD1234", url, interview: true });
		const answer = await proxy.postJson("/popupcode", { code: "ABCD1234" });
		expect(await answer.json()).toEqual({ interview_code: "ABCD1234", interview: true });
	});

	it("keep a link to the interview host", async () => {
		const url = `${INTERVIEW_ORIGIN}/code/ABCD1234`;
		proxy.host.respond = jsonAnswer(200, { interview_code: "ABCD1234", url });
		expect(await (await apply()).json()).toMatchObject({ url });
	});
});

describe("a host's headers", () => {
	it.each([301, 302, 303, 307, 308])(
		"backend-response: Location from backend, %d: not followed, not passed on",
		async (status) => {
			proxy.host.respond = (response) =>
				response.writeHead(status, { location: `${proxy.eu.origin}/latest/meta-data/`, "x-secret": "1" }).end();
			for (const answer of [await proxy.get("/public/ORBIT1"), await apply()]) {
				expect(answer.status).toBe(502);
				expect(answer.headers.get("location")).toBeNull();
				expect(await answer.text()).not.toContain("meta-data");
			}
			expect(proxy.eu.calls).toEqual([]);
		},
	);

	it("backend-response: Set-Cookie from backend: not passed on, nor any other host header", async () => {
		const cookies = ["a=1; Domain=.example.com", "b=2"];
		proxy.host.respond = jsonAnswer(200, { message: "new_email" }, { "set-cookie": cookies, "x-powered-by": "inside" });
		const answer = await proxy.postJson("/users/check-email", { email: "a@b.co" });
		expect([...answer.headers.keys()].sort()).toEqual(["cache-control", "content-type"]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	});

	it("passes on Retry-After, in seconds only", async () => {
		for (const [given, passed] of [
			["30", "30"],
			["Wed, 21 Oct 2026 07:28:00 GMT", null],
			["-1", null],
		] as const) {
			proxy.host.respond = jsonAnswer(429, { message: "slow down" }, { "retry-after": given });
			const answer = await proxy.postJson("/users/check-email", { email: "a@b.co" });
			expect(answer.status).toBe(429);
			expect(answer.headers.get("retry-after")).toBe(passed);
		}
	});
});

describe("a host's error responses", () => {
	it("backend-response: error body with HTML: text only", async () => {
		const message =
			'Already registered. <a href="https://evil.example" onclick=alert(1)>log in</a><script>1</script><img src=x onerror=alert(1)>';
		proxy.host.respond = jsonAnswer(422, { message, errors: { email: [message] }, url: "https://evil.example" });
		const answer = await apply();
		expect(answer.status).toBe(422);
		expect(answer.headers.get("content-type")).toContain("application/json");
		const text = "Already registered. log in";
		expect(await answer.json()).toEqual({ message: text, errors: { email: [text] } });
	});

	it("cuts long messages, and drops non-messages", async () => {
		proxy.host.respond = jsonAnswer(422, {
			message: "x".repeat(5_000),
			errors: { phone: 5, email: ["no", 5, null], ["x".repeat(101)]: ["no"], city: { a: "no" } },
			trace: "at db.ts:1",
		});
		const body = await (await apply()).json();
		expect(body.message).toHaveLength(1_000);
		expect(body).toEqual({ message: body.message, errors: { phone: [], email: ["no"], city: [] } });
	});

	it("treats one message about a field as a list of one", async () => {
		proxy.host.respond = jsonAnswer(422, { errors: { fullname: "<b>too short</b>" } });
		expect(await (await apply()).json()).toEqual({ errors: { fullname: ["too short"] } });
	});

	it.each([401, 403, 418, 500, 502])("hides a status %d that the call doesn't list", async (status) => {
		proxy.host.respond = jsonAnswer(status, { message: "SQLSTATE[42S02] at db.php:7" });
		const answer = await apply();
		expect(answer.status).toBe(502);
		expect(await answer.text()).not.toContain("SQLSTATE");
	});
});

/** A host's success with these words. */
const word =
	(text: string): Respond =>
	(response) =>
		response.writeHead(200, { "content-type": "text/plain" }).end(text);

describe("a success without content", () => {
	it.each(["", "OK", '"stored"', "null", "{}"])("is accepted for applications and documents (%j)", async (text) => {
		proxy.host.respond = word(text);
		const [application, documents] = [
			await apply(),
			await proxy.post("/public/upload/candidates/h-1/document", "--x--", FORM),
		];
		expect([application.status, await application.json()]).toEqual([200, { assesment_not_available: false }]);
		expect([documents.status, await documents.json()]).toEqual([200, { submitted: true }]);
	});

	it("is rejected for an HTML page, and for calls that return data", async () => {
		proxy.host.respond = maintenance;
		expect((await apply()).status).toBe(502);
		proxy.host.respond = word("");
		expect((await proxy.postJson("/check_link", { link: "https://a.example" })).status).toBe(502);
	});
});

describe("unusable responses", () => {
	it("backend-response: endless body: cut at the size cap with 502", async () => {
		let sent = 0;
		proxy.host.respond = endless((bytes) => {
			sent += bytes;
		});
		const answer = await proxy.get("/public/ORBIT1");
		expect(answer.status).toBe(502);
		expect(sent).toBeLessThan(20_000_000);
	});

	it("backend-response: gzip bomb: rejected without decompressing", async () => {
		proxy.host.respond = gzipBomb;
		expect((await proxy.get("/public/ORBIT1")).status).toBe(502);
		expect(proxy.calls()[0]?.headers["accept-encoding"]).toBe("identity");
	});

	it("retries a read that broke off once, and never a submission", async () => {
		proxy.host.respond = resetHalfway;
		expect((await proxy.get("/public/ORBIT1")).status).toBe(502);
		expect(proxy.calls()).toHaveLength(2);
		proxy.reset();
		proxy.host.respond = resetHalfway;
		expect((await apply()).status).toBe(502);
		expect(proxy.calls()).toHaveLength(1);
	});

	it.each([
		["no JSON", "<html>"],
		["nothing", ""],
		["a list", "[]"],
		["a job without an id", '{"job":{"title":"x"}}'],
	])("%s: 502", async (_, body) => {
		proxy.host.respond = (response) => response.writeHead(200, { "content-type": "application/json" }).end(body);
		expect((await proxy.get("/public/ORBIT1")).status).toBe(502);
	});

	it("backend-response: null fields everywhere: the other fields pass", async () => {
		const job = { id: 7, title: null, aboutDescription: null, salary: null, document_list: null, remote: null };
		proxy.host.respond = jsonAnswer(200, { company: null, job, additionalField: null, google_job_ids: null });
		const answer = await proxy.get("/public/ORBIT1");
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ job: { id: "7", document_list: [] }, google_job_ids: [] });
	});

	it("a host that is down: 503 for people, without its address", async () => {
		await proxy.eu.stop();
		const answer = await proxy.get("/public/ORBIT1%2BEU");
		expect(answer.status).toBe(503);
		expect(await answer.json()).toMatchObject({ code: "host_unreachable" });
	});
});
