import { parseUrl } from "./parse-url";

describe("reading addresses", () => {
	it("resolves what is relative, and gives null for what is no address", () => {
		expect(parseUrl("../b", "https://a.example/x/y")?.href).toBe("https://a.example/b");
		expect(parseUrl("/b")).toBeNull();
		expect(parseUrl("http://[")).toBeNull();
	});

	it("reads letters beyond ASCII however often it is asked", () => {
		const answers = Array.from({ length: 20_000 }, () => parseUrl("https://münchen.example/")?.hostname);
		expect(new Set(answers)).toEqual(new Set(["xn--mnchen-3ya.example"]));
	});
});
