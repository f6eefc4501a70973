import { receiptLines } from "./lines";

const kinds = (text: string) => receiptLines(text).map(({ kind, text: line }) => [kind, line]);

describe("receiptLines", () => {
	it("recognises headings by the rule below them, addresses and gaps", () => {
		expect(kinds("Hello,\n\nOpen it:\nhttps://x.example/a\n\nWhat you sent\n-------------\nJob: Chef\n")).toEqual([
			["text", "Hello,"],
			["gap", ""],
			["text", "Open it:"],
			["link", "https://x.example/a"],
			["gap", ""],
			["heading", "What you sent"],
			["text", "Job: Chef"],
		]);
	});

	it("doesn't mistake typed text for a heading or a link", () => {
		expect(kinds("Answer:\n  My heading\n  ----------\n  https://x.example").map(([kind]) => kind)).toEqual([
			"text",
			"text",
			"text",
			"text",
		]);
	});

	it("reads other hosts' line ends", () => {
		expect(kinds("A\r\n---\r\nB")).toEqual([
			["heading", "A"],
			["text", "B"],
		]);
	});
});
