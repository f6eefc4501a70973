import { readWays } from "./answer-ways";

describe("an answer with device-specific parts", () => {
	it("has a common part, then the parts in order, each with its steps", () => {
		const html = "<p>All.</p>\n<h3>Chrome</h3>\n<ol><li>One</li></ol>\n<h3>Firefox</h3>\n<p>Two</p>\n";
		expect(readWays(html)).toEqual({
			before: "<p>All.</p>\n",
			ways: [
				{ heading: "Chrome", html: "\n<ol><li>One</li></ol>\n" },
				{ heading: "Firefox", html: "\n<p>Two</p>\n" },
			],
		});
	});

	it("stays whole without headings", () => {
		expect(readWays("<p>All.</p>")).toEqual({ before: "<p>All.</p>", ways: [] });
	});
});
