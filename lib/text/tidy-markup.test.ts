import { tidyMarkup } from "./tidy-markup";

const A = '<a href="https://x.co">';

describe("tidyMarkup", () => {
	it.each([
		["leaves what is tidy", "<p>a <b>b</b></p><h3>c</h3><ul><li>d</li><li>e</li></ul>", null],
		["leaves text without any element", "a &amp; b", null],
		["leaves paragraphs in list items", "<ol><li><p>a</p><p>b</p></li></ol>", null],
		["takes paragraphs out of paragraphs", "<p>a<p>b</p>c</p>", "<p>a</p><p>b</p><p>c</p>"],
		["takes a list out of a paragraph", "<p>a<ul><li>b</li></ul>c</p>", "<p>a</p><ul><li>b</li></ul><p>c</p>"],
		[
			"splits what is bold around a list",
			"<b>a<ul><li>b</li></ul>c</b>d",
			"<b>a</b><ul><li><b>b</b></li></ul><b>c</b>d",
		],
		["puts stray items into a list", "<li>a</li><li>b</li>c", "<ul><li>a</li><li>b</li></ul>c"],
		[
			"makes an item of what is no item",
			"<ul>a<li>b</li><p>c</p> </ul>",
			"<ul><li>a</li><li>b</li><li><p>c</p></li></ul>",
		],
		[
			"puts a list in a list into the item before it",
			"<ul><li>a</li><ul><li>b</li></ul></ul>",
			"<ul><li>a<ul><li>b</li></ul></li></ul>",
		],
		[
			"leaves out what is empty",
			"<p></p><p> \u00a0<b></b><br /></p><h3><br /></h3><ul><li></li></ul><blockquote></blockquote>a",
			"a",
		],
		["leaves out links without words", `<p>${A}</a>${A} </a>${A}\u200b</a>a</p>`, "<p>a</p>"],
		["keeps one of two links inside of each other", `${A}a${A}b</a></a>`, `${A}ab</a>`],
		["says what is bold once", "<b><b><i><b>a</b></i></b></b>", "<b><i>a</i></b>"],
		["takes a heading out of a link", `${A}<h3>a</h3></a>`, `<h3>${A}a</a></h3>`],
		["keeps a heading one line", "<h3><p>a</p></h3><h4>b</h4>", "<h3>a</h3><h4>b</h4>"],
		["takes a list out of a heading", "<h3>a<ul><li>b</li></ul></h3>", "<h3>a</h3><ul><li>b</li></ul>"],
		["begins headings at the first level", "<h4>a</h4><h3>b</h3><h4>c</h4>", "<h3>a</h3><h3>b</h3><h4>c</h4>"],
		["keeps two breaks in a row", "<p><br />a<br /><br /> <br /><br />b<br /></p>", "<p>a<br /><br /> b</p>"],
		[
			"keeps one of several rules, and none at the beginning",
			"<hr /><p>a</p><hr /><hr /><p>b</p>",
			"<p>a</p><hr /><p>b</p>",
		],
		["writes a row in a line", "<tr><td>a</td><td> </td><th><b>b</b></th></tr>", "<p>a · <b>b</b></p>"],
		[
			"writes cells with lines below each other",
			"<tr><td><p>a</p><p>b</p></td><td>c</td></tr>",
			"<p>a</p><p>b</p><p>c</p>",
		],
		["writes a cell without a row", "<td>a</td><td>b</td>", "<p>a</p><p>b</p>"],
		["keeps lines of code", "<pre>a\n  <code>b</code></pre>", null],
		["closes what is open, and closes nothing that isn't", "<p>a</b><b>b</p>c</p>", "<p>a<b>b</b></p>c"],
	])("%s", (_, html, expected) => {
		expect(tidyMarkup(html)).toBe(expected ?? html);
	});

	it.each(["ul", "blockquote"])("limits the levels of %s to a phone's width, and loses no word", (tag) => {
		const item = tag === "ul" ? "<li>" : "";
		const html = tidyMarkup(Array.from({ length: 15 }, (_, level) => `<${tag}>${item}level${level} `).join(""));
		expect(html.match(new RegExp(`<${tag}>`, "g"))).toHaveLength(5);
		expect(html.match(/level\d+/g)).toHaveLength(15);
	});

	it("is idempotent", () => {
		const once = tidyMarkup("<b>a<li>b<p>c<ul>d<h4>e</h4></ul></p></li><td>f</td></b><blockquote><li>g");
		expect(tidyMarkup(once)).toBe(once);
	});
});
