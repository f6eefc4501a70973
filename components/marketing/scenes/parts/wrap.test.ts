import { wrapText } from "./wrap";

describe("wrapText", () => {
	it("leaves a text alone that fits into one line", () => {
		expect(wrapText("Suharto", 100, 10, 1)).toEqual(["Suharto"]);
	});

	it("breaks between words once a line is full", () => {
		expect(wrapText("Tell us about a day that went wrong", 78, 10, 3)).toEqual([
			"Tell us about a",
			"day that went",
			"wrong",
		]);
	});

	it("cuts what the last line can't hold with an ellipsis", () => {
		expect(wrapText("Tell us about a day that went wrong", 78, 10, 2)).toEqual(["Tell us about a", "day that went…"]);
		expect(wrapText("Disqualified", 40, 10, 1)).toEqual(["Disqua…"]);
	});

	it("gives every line a letter at least, however small the room", () => {
		expect(wrapText("Penawaran", 1, 10, 1)).toEqual(["P…"]);
	});
});
