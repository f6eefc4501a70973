import { fingerprint } from "./fingerprint";

describe("the fingerprint of a text", () => {
	it("is the same for the same text", () => {
		const text = "Kopi Nusantara \u{1F680}".repeat(100);
		expect(fingerprint(text)).toBe(fingerprint(`${text}`));
		expect(fingerprint(text)).toMatch(/^[\da-f]{16}$/);
	});

	it("differs for many similar texts", () => {
		const texts = Array.from({ length: 20_000 }, (_, index) => `{"name":"Suharto","phone":"+62812${index}"}`);
		expect(new Set([...texts, "", "a", "b", "ab", "ba", "\0"].map(fingerprint)).size).toBe(texts.length + 6);
	});
});
