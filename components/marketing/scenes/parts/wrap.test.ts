import { wrapText } from "./wrap";

describe("wrapText", () => {
	it("keeps a text that fits on one line", () => {
		expect(wrapText("Suharto", 100, 10, 1)).toEqual(["Suharto"]);
	});

	it("breaks between words", () => {
		expect(wrapText("Tell us about a day that went wrong", 78, 10, 3)).toEqual([
			"Tell us about a",
			"day that went",
			"wrong",
		]);
	});

	it("cuts the last line with an ellipsis", () => {
		expect(wrapText("Tell us about a day that went wrong", 78, 10, 2)).toEqual(["Tell us about a", "day that went…"]);
		expect(wrapText("Disqualified", 40, 10, 1)).toEqual(["Disqua…"]);
	});

	it("gives every line at least one letter", () => {
		expect(wrapText("Penawaran", 1, 10, 1)).toEqual(["P…"]);
	});
});
