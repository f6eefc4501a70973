import { outgoingHeaders, requestIdOf } from "./outgoing-headers";

const of = (headers: Record<string, string>) => outgoingHeaders(new Headers(headers), "request-1");

describe("outgoingHeaders", () => {
	it("are exactly these for a client without headers", () => {
		expect(of({ cookie: "a=1", authorization: "x", "x-device": "forged" })).toEqual({
			accept: "application/json",
			"accept-encoding": "identity",
			"X-Request-Id": "request-1",
		});
	});

	it("describe the device by its user agent", () => {
		const agent = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
		expect(of({ "user-agent": agent })).toMatchObject({
			"X-Device": "mobile",
			"X-OS": "Android",
			"X-Browser": "Chrome",
		});
	});

	it.each(["x", "(".repeat(100_000), "<script>alert(1)</script>"])("accept any user agent: %#", (agent) => {
		for (const value of Object.values(of({ "user-agent": agent }))) expect(value.length).toBeLessThan(60);
	});

	it.each([
		["x-screen-resolution", "X-Screen-Resolution", "360x740", true],
		["x-screen-resolution", "X-Screen-Resolution", "360x740x1", false],
		["x-screen-resolution", "X-Screen-Resolution", "1x1", false],
		["accept-language", "accept-language", "id-ID,id;q=0.9,*;q=0.1", true],
		["accept-language", "accept-language", "id\u00e9", false],
		["accept-language", "accept-language", "en,".repeat(80), false],
		["idempotency-key", "Idempotency-Key", "a-b_c-1234", true],
		["idempotency-key", "Idempotency-Key", "short", false],
		["idempotency-key", "Idempotency-Key", "a".repeat(65), false],
		["idempotency-key", "Idempotency-Key", "has a space in", false],
	])("from %s give %s for %j: %s", (given, name, value, passes) => {
		expect(Object.hasOwn(of({ [given]: value }), name)).toBe(passes);
	});
});

describe("requestIdOf", () => {
	it("keeps a well-formed id and replaces any other", () => {
		expect(requestIdOf(new Headers({ "x-request-id": "abcd-1234" }))).toBe("abcd-1234");
		for (const id of ["", "short", "<script>alert(1)", "x".repeat(65)])
			expect(requestIdOf(new Headers({ "x-request-id": id }))).toMatch(/^[0-9a-f-]{36}$/);
	});
});
