import { parseUrl } from "./parse-url";

describe("reading addresses", () => {
	it("resolves relative addresses, and returns null for invalid ones", () => {
		expect(parseUrl("../b", "https://a.example/x/y")?.href).toBe("https://a.example/b");
		expect(parseUrl("/b")).toBeNull();
		expect(parseUrl("http://[")).toBeNull();
	});

	it("parses non-ASCII letters repeatedly", () => {
		const answers = Array.from({ length: 20_000 }, () => parseUrl("https://münchen.example/")?.hostname);
		expect(new Set(answers)).toEqual(new Set(["xn--mnchen-3ya.example"]));
	});
});
