import { processorMs } from "@/tests/support/runner/processor-ms";
import { cleanHtml } from "./clean-html";
import { fromMarks } from "./from-marks";
import { toMarks } from "./to-marks";

const squeeze = (html: string) => html.replaceAll(/\n+/g, "");

describe("text with simple marks", () => {
	it.each([
		["One\nTwo\n\nThree", "<p>One<br />Two</p><p>Three</p>"],
		[
			"## What we offer\n- A **permanent** contract\n- *Tea*",
			"<h3>What we offer</h3><ul><li>A <strong>permanent</strong> contract</li><li><em>Tea</em></li></ul>",
		],
		["### Later\n1. One\n2. Two", "<h4>Later</h4><ol><li>One</li><li>Two</li></ol>"],
		["[Our site](https://example.com/a_b)", '<p><a href="https://example.com/a_b">Our site</a></p>'],
		["[x](javascript:alert(1))", "<p>x</p>"],
		["<script>alert(1)</script> a < b & c", "<p>&lt;script&gt;alert(1)&lt;/script&gt; a &lt; b &amp; c</p>"],
		["    four spaces\n> quoted\n---\n`code`", "<p>    four spaces<br />&gt; quoted<br />---<br />`code`</p>"],
		["![alt](https://example.com/x.png)", "<p>alt</p>"],
		["", ""],
	])("%j becomes %s", (text, html) => {
		expect(squeeze(fromMarks(text))).toBe(html);
	});

	it.each([
		"<p>Plain, with * and _ and [brackets] and \\ and # signs</p>",
		"<p>1. not a list<br />- nor this<br /># nor a heading</p>",
		"<h3>One</h3><p>Two <strong>three</strong> <em>four</em></p><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>end</p>",
		'<p><a href="https://example.com/?a=%281%29&amp;b=2">here</a></p>',
		"<ol><li>one</li><li>two</li></ol>",
		"<p>a &lt;b&gt; c</p>",
	])("reads back %s", (html) => {
		expect(squeeze(fromMarks(toMarks(html)))).toBe(html);
	});

	it("keeps white space outside the marks", () => {
		expect(toMarks("<p><strong>Note: </strong>text</p>")).toBe("**Note:** text");
	});
});

describe("pasted HTML", () => {
	it.each([
		['<p class="MsoNormal" style="color:red"><b>Bold</b><o:p></o:p></p><p>&nbsp;</p>', "<p><strong>Bold</strong></p>"],
		[
			"<h1>Title</h1><div>Text</div><style>p{}</style><!--[if gte mso 9]><xml></xml><![endif]-->",
			"<h3>Title</h3><p>Text</p>",
		],
		['<a href="javascript:x()">a</a><img src=x onerror=alert(1)><font face="Arial">b</font>', "ab"],
	])("is reduced: %s", (html, clean) => {
		expect(cleanHtml(html)).toBe(clean);
	});
});

describe("text of any kind", () => {
	/** The shortest of three times, in milliseconds. */
	async function msOf(work: () => unknown): Promise<number> {
		const times = [];
		for (let index = 0; index < 3; index += 1) times.push(await processorMs(work));
		return Math.min(...times);
	}

	it.each([
		["white space in a paragraph", cleanHtml, (n: number) => `<p>${"\u00a0".repeat(n)}x</p>`],
		["line breaks in bold", toMarks, (n: number) => `<strong>x${"<br>".repeat(n)}x</strong>`],
		["exclamation marks", fromMarks, (n: number) => "!".repeat(n)],
		["underlines", fromMarks, (n: number) => "_a".repeat(n / 2)],
		["addresses", fromMarks, (n: number) => `http://a${"&a;".repeat(n / 3)}`],
	])("is read in a time that grows with its length: %s", async (_, read, text) => {
		const [short, long] = [text(10_000), text(60_000)];
		expect(await msOf(() => read(long))).toBeLessThan(18 * (await msOf(() => read(short))) + 100);
	});

	it.each([
		["lists", fromMarks, "1. ".repeat(20_000)],
		["bold", toMarks, "<b>x".repeat(15_000)],
		["bold, pasted", cleanHtml, "<b>x".repeat(300_000)],
		["paragraphs", toMarks, "<div>x".repeat(10_000)],
	])("may nest as deep as it likes: %s", (_, read, text) => {
		expect(read(text)).toContain(text.includes("x") ? "x" : "1.");
	});

	it("keeps its marks line by line when it is long", () => {
		const text = Array.from({ length: 2_000 }, () => "a **b** c").join("\n");
		expect(fromMarks(text).match(/a <strong>b<\/strong> c/g)).toHaveLength(2_000);
		expect(fromMarks(text).match(/<br \/>/g)).toHaveLength(1_999);
	});
});
