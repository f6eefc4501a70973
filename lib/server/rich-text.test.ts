import { sanitizeRichText, stripMarkup } from "./rich-text";

const NOTHING_ACTIVE =
	/<(?!\/?(?:p|br|strong|b|em|i|u|s|ul|ol|li|h3|h4|blockquote|a|hr|pre|code)\b)|on\w+=|style=|src=/i;

describe("sanitizeRichText", () => {
	it.each([
		["rich-text: svg script", "<svg><script>alert(1)</script></svg>", ""],
		["rich-text: noscript mXSS", '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ""],
		["rich-text: entity-coded scheme", '<a href="jav&#x09;ascript:alert(1)">x</a>', null],
		["rich-text: inline style overlay", '<p style="position:fixed;inset:0;background:url(//evil)">x</p>', "<p>x</p>"],
		["rich-text: iframe srcdoc", '<iframe srcdoc="<script>alert(1)</script>">', ""],
		["rich-text: meta refresh / base", '<meta http-equiv=refresh content="0;url=//evil"><base href=//evil>', ""],
		["rich-text: layout break-out", "<p>ok</p></div></main><h1>Fake</h1>", "<p>ok</p><h3>Fake</h3>"],
		["a form", "<form action=//evil><input name=a><button>Go</button></form>", "Go"],
		["a picture", "<img src=https://x.co/a.png onerror=alert(1)>text", "text"],
		["an open comment", "<p>a</p><!-- <p>b</p>", "<p>a</p>"],
		["text that only looks like markup", "1 < 2 &amp; 3 &lt;b&gt;", "1 &lt; 2 &amp; 3 &lt;b&gt;"],
		["only white space", "<p> </p>\n<div></div>", ""],
		[
			"a table",
			"<table><tr><th>Shift<td>Hours<tr><td>Early<td>6 – 14</table>",
			"<p>Shift · Hours</p><p>Early · 6 – 14</p>",
		],
		["parts of a page", "<header>a</header><nav>b</nav><dl><dt>c<dd>d</dl>", "<p>a</p><p>b</p><p>c</p><p>d</p>"],
		["lists of old", "<menu><li>a</menu><dir><li>b</dir>", "<ul><li>a</li></ul><ul><li>b</li></ul>"],
	])("%s", (_, html, expected) => {
		const safe = sanitizeRichText(html);
		if (expected !== null) expect(safe).toBe(expected);
		expect(safe).not.toMatch(NOTHING_ACTIVE);
	});

	it.each([
		"jav&#x09;ascript:alert(1)",
		"JAVASCRIPT:alert(1)",
		"data:text/html,x",
		"//evil.example",
		"vbscript:x",
		"jav&#x202e;ascript:alert(1)",
		"jav&#7;ascript:x",
	])("rich-text: entity-coded scheme: keeps the text of a link to %s without its address", (href) => {
		expect(sanitizeRichText(`<p>a <a href="${href}"><b>x</b></a> c</p>`)).toBe("<p>a <b>x</b> c</p>");
	});

	it("rich-text: target blank: links open in a new tab with rel attributes", () => {
		const safe = sanitizeRichText('<a href="https://x.co" target=_top rel=opener onclick=x>x</a>');
		expect(safe).toBe('<a href="https://x.co" rel="noopener noreferrer nofollow ugc" target="_blank">x</a>');
	});

	it("rich-text: deep nesting: keeps a few levels", () => {
		expect(sanitizeRichText("<b>".repeat(50_000)).length).toBeLessThan(1_000);
		expect(sanitizeRichText(`${"<ul><li>".repeat(5_000)}deep`).length).toBeLessThan(1_000);
	});

	it.each([
		["rich-text: bidi / zero width", "<p>Cash\u202ereganam\u202c</p>", "<p>Cashreganam</p>"],
		["the same written as entities", "<p>Cash&#x202e;reganam&#8236;&#x2066;</p>", "<p>Cashreganam</p>"],
		["in an address", '<a href="https://x.co/\u202etxt">x</a>', null],
		["control characters", "<p>a\u0000b\u0007c\td</p>", "<p>abc\td</p>"],
		["a control character as entity", "<p>a&#7;b</p>", "<p>ab</p>"],
	])("%s: removes characters that reverse or hide text", (_, html, expected) => {
		const safe = sanitizeRichText(html);
		if (expected !== null) expect(safe).toBe(expected);
		expect(safe).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|&#x?(?:202|206|820|823|829)/i);
	});

	it("json-ld: lone surrogate: replaced, even when the size cap cuts a character in two", () => {
		expect(sanitizeRichText("<p>\ud800x</p>")).toBe("<p>\ufffdx</p>");
		expect(sanitizeRichText(`${"x".repeat(59_999)}😀`).endsWith("x\ufffd")).toBe(true);
	});

	it("decodes surrogates written as entities as U+FFFD", () => {
		expect(sanitizeRichText("<p>&#xd800;x</p>")).toBe("<p>\ufffdx</p>");
	});

	it("cuts text above the size cap before parsing", () => {
		expect(sanitizeRichText("x".repeat(100_000))).toHaveLength(60_000);
	});
});

describe("stripMarkup", () => {
	it.each([
		["<p>A &amp; B</p><script>alert(1)</script>", "A & B"],
		["&lt;script&gt; stays text", "<script> stays text"],
		["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
		['<a href="https://evil" onclick=alert(1)>log in</a>', "log in"],
	])("returns the text of %s", (html, text) => {
		expect(stripMarkup(html)).toBe(text);
	});
});
