import { joinArabic } from "./arabic";

const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0)?.toString(16)).join(" ");

describe("joinArabic", () => {
	it.each([
		["ب", "fe8f"],
		["بب", "fe91 fe90"],
		["ببب", "fe91 fe92 fe90"],
		["دار", "fea9 fe8d fead"],
		["مهندس", "fee3 feec fee8 feaa feb1"],
		["لا", "fefb"],
		["سلام", "feb3 fefc fee1"],
		["أول", "fe83 feed fedd"],
		["پژوهشگر", "fb58 fb8b feed feeb feb8 fb95 feae"],
		["بـب", "fe91 640 fe90"],
		["ماء", "fee3 fe8e fe80"],
	])("replaces the letters of %s with their joined forms", (word, forms) => {
		expect(codes(joinArabic(word))).toBe(forms);
	});

	it("keeps letters apart at a non-joiner and removes it", () => {
		expect(codes(joinArabic("می\u200cخو"))).toBe("fee3 fbfd fea7 feee");
	});

	it("leaves other text unchanged", () => {
		expect(joinArabic("Roof Planner 屋顶 ٣ (۴)")).toBe("Roof Planner 屋顶 ٣ (۴)");
	});
});
