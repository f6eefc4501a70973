import { helpIndex } from "./help-index";

const HTML =
	'<p>Ask &quot;us&quot; &amp; read <a href="/pricing">prices</a>.</p>\n<ol>\n<li><strong>One</strong></li></ol>';

describe("the index of the help centre", () => {
	it("has both panels' answers in order, with every language's words and how they begin", () => {
		const faq = [{ id: "faq-a", heading: "A?", html: HTML }];
		const htu = [{ id: "htu-b", heading: "B", html: `<p>${"long. ".repeat(100)}</p>` }];
		const index = helpIndex({ faq, htu }, [{ "faq-a": "money" }, { "faq-a": "uang", "htu-b": "langkah" }]);
		expect(index.map(({ id, panel }) => [id, panel])).toEqual([
			["faq-a", "faq"],
			["htu-b", "htu"],
		]);
		expect(index[0]).toMatchObject({ heading: "A?", keywords: "money, uang", snippet: 'Ask "us" & read prices. One' });
		expect(index[1]?.snippet).toMatch(/^(?:long\. )+long…$/);
		expect(index[1]?.snippet.length).toBeLessThanOrEqual(160);
	});
});
