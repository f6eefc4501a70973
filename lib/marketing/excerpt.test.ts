import { excerptOf } from "./excerpt";

const FAMILY = "👩‍👩‍👧‍👦";

describe("an excerpt", () => {
	it("is the whole text if it fits", () => {
		const exact = "x".repeat(250);
		expect([excerptOf("", 250), excerptOf("Short.", 250), excerptOf(exact, 250)]).toEqual(["", "Short.", exact]);
	});

	it.each([
		["behind a word", "Ask the same question twice", 17, "Ask the same…"],
		["without the white space and the marks before the cut", "One, two, three – four", 18, "One, two, three…"],
		["inside of a word that would leave too little", `A ${"x".repeat(40)}`, 20, `A ${"x".repeat(17)}…`],
		["between the words of a language without spaces", "面接はいつでも受けられます", 8, "面接はいつでも…"],
	])("ends %s", (_, text, most, expected) => {
		const cut = excerptOf(text, most);
		expect(cut).toBe(expected);
		expect(cut.length).toBeLessThanOrEqual(most);
	});

	it("never cuts inside a grapheme", () => {
		for (let most = 12; most < 60; most++) {
			const cut = excerptOf(FAMILY.repeat(20), most);
			expect(cut.length).toBeLessThanOrEqual(most);
			expect(cut.replaceAll(FAMILY, "")).toBe("…");
		}
	});

	it("keeps combining marks with their letters", () => {
		const text = "é".normalize("NFD").repeat(300);
		expect(excerptOf(text, 250)).toBe(`${text.slice(0, 248)}…`);
	});
});
