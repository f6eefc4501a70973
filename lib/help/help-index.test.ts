import { answersOf, helpIndex } from "./help-index";

const HTML =
	'<p>Ask &quot;us&quot; &amp; read <a href="/pricing">prices</a>.</p>\n<ol>\n<li><strong>One</strong></li></ol>';

describe("the index of the help centre", () => {
	it("has both panels' answers in the order of the texts, with synonyms and excerpts", () => {
		const faq = [
			{ id: "faq-what-is-astronaut", heading: "What?", html: HTML },
			{ id: "faq-of-an-editor", heading: "Why?", html: `<p>${"long. ".repeat(100)}</p>` },
		];
		const htu = [{ id: "htu-reports", heading: "Reports", html: "<p>Three.</p>" }];
		const index = helpIndex({ faq, htu }, (id) => `words of ${id}`, "/id/help/faq");
		expect(index.map(({ id, panel }) => [id, panel])).toEqual([
			["faq-what-is-astronaut", "faq"],
			["faq-of-an-editor", "faq"],
			["htu-reports", "htu"],
		]);
		expect(index[0]).toMatchObject({
			heading: "What?",
			address: "/id/help/faq#faq-what-is-astronaut",
			keywords: "words of faq-what-is-astronaut",
			snippet: 'Ask "us" & read prices. One',
		});
		expect(index[1]?.snippet).toMatch(/^(?:long\. )+long…$/);
		expect(index[1]?.snippet.length).toBeLessThanOrEqual(160);
	});
});

it("whole answers are read from the HTML of their page", () => {
	const answer = (id: string, html: string) =>
		`<details><summary><h3>What?</h3></summary><div id="${id}" class="px-5"><div class="prose text-ink">${html}</div><a href="#${id}" data-copy-link="true">Copy</a></div></details>`;
	const html = `<style>div{}</style><div id="top"></div>${answer("one", HTML)}${answer("two", "<div>In a <b>box</b></div>")}<div class="prose">No answer</div>`;
	expect([...answersOf(html)]).toEqual([
		["one", 'Ask "us" & read prices. One'],
		["two", "In a box"],
	]);
});
