import { INTERVIEW_ORIGIN, jsonAnswer } from "../support/hosts/stub-host";
import { type ApiProxy, openApiProxy, SITE } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeEach(async () => {
	proxy = await openApiProxy();
	proxy.host.respond = jsonAnswer(200, { interview_code: "MAIN1234", url: `${INTERVIEW_ORIGIN}/code/MAIN1234` });
	proxy.eu.respond = jsonAnswer(200, { interview_code: "EUEU1234+EU" });
});
afterEach(() => proxy.close());

const enter = (code: string) => proxy.postJson("/popupcode", { code }, { origin: SITE });

/** The codes that each host received. */
const requestedCodes = () => ({
	eu: proxy.eu.calls.map(({ body }) => JSON.parse(body.toString()).code),
	main: proxy.host.calls.map(({ body }) => JSON.parse(body.toString()).code),
});

describe("the region of an entered code", () => {
	it("is the main one for other codes, and the EU host is not called", async () => {
		expect(await (await enter(" demo-1234 ")).json()).toMatchObject({ interview_code: "MAIN1234" });
		expect(requestedCodes()).toEqual({ eu: [], main: ["demo1234"] });
		expect(proxy.host.calls[0]?.url).toBe("/api/popupcode");
	});

	it.each(["DEMO1234+EU", "demo-1234 + eu", "DEMO1234EU", "DEMO1234 EU"])("is the EU for %j", async (code) => {
		expect(await (await enter(code)).json()).toMatchObject({ interview_code: "EUEU1234+EU" });
		expect(requestedCodes().main).toEqual([]);
		expect(requestedCodes().eu.map((one) => one.toUpperCase())).toEqual(["DEMO1234+EU"]);
	});

	it.each([400, 404, 422])(
		"is the main one too if the EU host answers %i to a code without a plus sign",
		async (status) => {
			proxy.eu.respond = jsonAnswer(status, { url: "Not ours." });
			expect(await (await enter("MUSEUEU")).json()).toMatchObject({ interview_code: "MAIN1234" });
			expect(requestedCodes()).toEqual({ eu: ["MUSEU+EU"], main: ["MUSEUEU"] });
		},
	);

	it.each([400, 404, 422])("stays the EU with a plus sign, even if its host answers %i", async (status) => {
		proxy.eu.respond = jsonAnswer(status, { url: "Not ours." });
		const answer = await enter("DEMO1234+EU");
		expect([answer.status, await answer.json()]).toEqual([status, { url: "Not ours." }]);
		expect(requestedCodes().main).toEqual([]);
	});

	it.each([301, 401, 429, 500, 501, 502, 503])("stays the EU if the EU host answers %i", async (status) => {
		proxy.eu.respond = jsonAnswer(status, {});
		const answer = await enter("DEMO1234EU");
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(proxy.host.calls).toEqual([]);
	});

	it("stays the EU if the EU host breaks off, sends garbage, or is down", async () => {
		for (const respond of [(response: { destroy: () => void }) => response.destroy(), jsonAnswer(200, ["rubbish"])]) {
			proxy.eu.respond = respond;
			expect((await enter("DEMO1234EU")).status).toBeGreaterThanOrEqual(502);
		}
		await proxy.eu.stop();
		const answer = await enter("DEMO1234EU");
		expect([answer.status, (await answer.json()).code]).toEqual([503, "host_unreachable"]);
		expect(proxy.host.calls).toEqual([]);
	});

	it("doesn't exist for input without a code", async () => {
		for (const code of ["+EU", "- - -"]) {
			const answer = await enter(code);
			expect([answer.status, (await answer.json()).code]).toEqual([422, "refused_values"]);
		}
		expect(proxy.calls()).toEqual([]);
	});

	it("can't be chosen by a header", async () => {
		await proxy.postJson("/popupcode", { code: "DEMO1234EU" }, { "x-job-code": "ORBIT1" });
		await proxy.postJson("/popupcode", { code: "DEMO1234" }, { "x-job-code": "ORBIT1+EU" });
		expect(requestedCodes()).toEqual({ eu: ["DEMO1234+EU"], main: ["DEMO1234"] });
	});
});

describe("an interview code", () => {
	it.each([
		["by its flag", { interview: 1, interview_code: "DEMO1234", url: `${SITE}/p/ORBIT1` }, "DEMO1234"],
		["by its flag alone", { interview: "true" }, "demo1234"],
		["by its link alone", { url: `${INTERVIEW_ORIGIN}/code/DEMO1234` }, "DEMO1234"],
		["by its code alone", { interview_code: "DEMO1234" }, "DEMO1234"],
	])("is passed to the browser if a host reports it %s", async (_, body, interview_code) => {
		proxy.host.respond = jsonAnswer(200, body);
		expect(await (await enter("demo1234")).json()).toMatchObject({ interview_code, interview: true });
	});

	it("stays in the EU, whatever its host omits", async () => {
		for (const body of [{ interview: true }, { interview_code: "DEMO1234" }, { interview: true, url: "https://a.b" }]) {
			proxy.eu.respond = jsonAnswer(200, body);
			expect(await (await enter("DEMO1234EU")).json()).toEqual({ interview_code: "DEMO1234+EU", interview: true });
		}
	});

	it("is not assumed if the host leads to a job", async () => {
		const url = `${SITE}/p/ORBIT1`;
		proxy.host.respond = jsonAnswer(200, { url, interview: false, interview_code: "ORBIT1" });
		expect(await (await enter("ORBIT1")).json()).toEqual({ url, interview: false, interview_code: "ORBIT1" });
	});
});

describe("a host's text for an unknown code", () => {
	it.each([400, 401, 404, 409, 422, 429, 500, 502, 503, 504])("passes with its status: %i", async (status) => {
		proxy.host.respond = jsonAnswer(status, { url: "Wait for your invitation.", code: "too_many_requests" });
		const answer = await enter("NOPE1234");
		expect([answer.status, await answer.json()]).toEqual([status, { url: "Wait for your invitation." }]);
	});

	it.each([
		["markup", "We don't know <b>this</b> code.<script>alert(1)</script>", "We don't know this code."],
		["line breaks and marks that turn text round", "Not\nknown\u202e.", "Not known."],
		["an address", "https://evil.example/", "https://evil.example/"],
		["far too much", "x".repeat(5_000), "x".repeat(1_000)],
	])("passes as plain text: %s", async (_, url, text) => {
		proxy.host.respond = jsonAnswer(404, { url });
		expect(await (await enter("NOPE1234")).json()).toEqual({ url: text });
	});

	it.each([null, 7, ["a"], { a: 1 }])("is dropped if it is no text: %j", async (url) => {
		proxy.host.respond = jsonAnswer(404, { url });
		expect(await (await enter("NOPE1234")).json()).toEqual({});
	});
});

describe("a code posted without script", () => {
	const FORM = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", origin: SITE };

	/** Posts a code with the length that browsers give. */
	function post(code: string, language = "en", headers: Record<string, string> = {}): Promise<Response> {
		const body = new URLSearchParams({ code }).toString();
		return proxy.post(`/popupcode?language=${language}`, body, {
			...FORM,
			"content-length": String(body.length),
			...headers,
		});
	}

	const locationOf = (answer: Response) => [answer.status, answer.headers.get("location")];
	const cookieOf = (answer: Response) => answer.headers.get("set-cookie") ?? "";
	const carried = (answer: Response) =>
		JSON.parse(Buffer.from(/^entered=([\w-]*);/.exec(cookieOf(answer))?.[1] ?? "", "base64url").toString() || "null");

	it("redirects to our own pages at once, and clears an earlier attempt", async () => {
		const to = `${SITE}/p/ORBIT1`;
		proxy.host.respond = jsonAnswer(200, { url: to });
		const answer = await post("ORBIT1");
		expect(locationOf(answer)).toEqual([303, to]);
		expect(cookieOf(answer)).toMatch(/^entered=; Path=\/enter-code; Max-Age=0; HttpOnly; SameSite=Strict; Secure$/);
		expect(locationOf(await post("DEMO1234+EU", "id"))).toEqual([303, "/id/code/EUEU1234%2BEU"]);
		expect(requestedCodes()).toEqual({ eu: ["DEMO1234+EU"], main: ["ORBIT1"] });
	});

	it("redirects to an interview through the code's own page, whatever its link", async () => {
		expect(locationOf(await post("MAIN1234", "id"))).toEqual([303, "/id/code/MAIN1234"]);
	});

	it("redirects to another host through our own page, because of form-action", async () => {
		const goal = `${INTERVIEW_ORIGIN}/session/77`;
		proxy.host.respond = jsonAnswer(200, { url: goal });
		const answer = await post("MAIN1234");
		expect(locationOf(answer)).toEqual([303, "/enter-code?answer=1"]);
		expect(carried(answer)).toEqual({ goal });
		expect(cookieOf(answer)).toContain("; Max-Age=60; HttpOnly; SameSite=Strict; Secure");
	});

	it("never redirects to an unconfigured host", async () => {
		proxy.host.respond = jsonAnswer(200, { interview_code: "AB12", url: "https://evil.example/" });
		expect(locationOf(await post("AB12"))).toEqual([303, "/code/AB12"]);
		proxy.host.respond = jsonAnswer(200, { interview_code: "//evil.example" });
		expect(carried(await post("AB12"))).toEqual({ typed: "AB12", reason: "noAnswer" });
	});

	it.each([
		["an unknown code", 404, { url: "<i>Unknown</i>." }, { typed: "no-pe", text: "Unknown." }],
		["a host without a word", 404, {}, { typed: "no-pe" }],
		["a broken host", 500, {}, { typed: "no-pe" }],
		["a broken host that says why", 503, { url: "Back at noon." }, { typed: "no-pe", text: "Back at noon." }],
	])("returns the input with the reason: %s", async (_, status, body, result) => {
		proxy.host.respond = jsonAnswer(status, body);
		const answer = await post("no-pe", "id");
		expect(locationOf(answer)).toEqual([303, "/id/enter-code?answer=1"]);
		expect(carried(answer)).toEqual(result);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	});

	it.each(["", "x".repeat(41), "x".repeat(5_000)])("is rejected before any host is called: %#", async (code) => {
		const answer = await post(code);
		expect(carried(answer)).toMatchObject({ reason: "noCode" });
		expect(cookieOf(answer).length).toBeLessThan(4_096);
		expect(proxy.calls()).toEqual([]);
	});

	it("fits the cookie, however long and foreign the host's text is", async () => {
		proxy.host.respond = jsonAnswer(404, { url: "🚀".repeat(2_000) });
		expect(cookieOf(await post("NOPE1234")).length).toBeLessThan(4_096);
	});

	it("uses its page's language, not the browser's", async () => {
		await post("NOPE1234", "id", { "accept-language": "en-GB" });
		expect(proxy.host.calls[0]?.headers["accept-language"]).toBe("id");
	});

	it("uses English for any other language", async () => {
		proxy.host.respond = jsonAnswer(404, {});
		for (const language of ["en", "xx", "//evil.example", "id%0d%0aset-cookie:a=b"])
			expect(locationOf(await post("NOPE1234", language))).toEqual([303, "/enter-code?answer=1"]);
	});

	it.each([
		["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
		["another site of the domain", { "sec-fetch-site": "same-site", origin: "https://a.example.com" }],
		["nowhere", { "sec-fetch-site": "", origin: "null" }],
	])("is rejected from %s", async (_, headers) => {
		const answer = await post("MAIN1234", "en", headers);
		expect([answer.status, cookieOf(answer)]).toEqual([403, ""]);
		expect(proxy.calls()).toEqual([]);
	});
});
