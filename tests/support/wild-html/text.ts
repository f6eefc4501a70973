import { times, type Vectors } from "./random";

const FARSI = "ما به دنبال یک همکار با تجربه هستیم";
const HEBREW = "אנחנו מחפשים מהנדס";
const CHINESE = "我们正在寻找一位有经验的工程师加入团队";
const THAI = "เรากำลังมองหาวิศวกรที่มีประสบการณ์";

const zalgo = (word: string) =>
	[...word].map((letter) => letter + times(12, (index) => String.fromCodePoint(0x300 + ((index * 7) % 80)))).join("");

/** Characters and texts as they are pasted. */
export const TEXT: Vectors = {
	"words without an end": ({ pick }) =>
		pick([
			"x".repeat(3_000),
			`<p>${"Donaudampfschifffahrt".repeat(150)}</p>`,
			`<ul><li><b>${"_".repeat(3_000)}</b></ul>`,
			`<a href="https://x.example.com/">https://x.example.com/${"a/".repeat(1_500)}</a>`,
			`<pre>${"wide ".repeat(600)}</pre><code>${"c".repeat(3_000)}</code>`,
			`<h2>${"W".repeat(3_000)}</h2><blockquote>${"&nbsp;word".repeat(400)}</blockquote>`,
		]),
	zalgo: ({ pick }) => `<p>${zalgo(pick(["Apply now", "Engineer", "السلام", "仕事"]))}</p>`,
	"bidirectional controls": ({ pick }) =>
		pick([
			"<p>Pay \u202e000,01\u202c a month</p>",
			"<p>\u2066\u2067\u2068never closed</p><p>\u202dleft\u202eright</p>",
			"<b>\u200f\u200e\u061c marks</b>&#x202e;coded&rlm;&lrm;",
			"<a href='https://x.example.com/\u202egpj.exe'>picture\u202egpj.exe</a>",
			"<bdo dir=rtl>reversed</bdo><p dir=rtl>right to left</p>",
		]),
	"characters that are none": ({ pick }) =>
		pick([
			"<p>a\u0000b\u0001c\u0008d\u000be\u000cf\u001fg\u007fh\u0080i\u009fj</p>",
			"<p>\ud800 lone \udc00 halves \udbff</p>\uffff\ufffe\ufdd0",
			"<p>&#0;&#128;&#x9f;&#xd800;&#xdfff;&#x110000;&#99999999;&#x0;&#13;</p>",
			"<p\u0000>nul in a tag</p><\u0000p>x</p><p\u00a0title=x>y</p>",
			"<p>\ufeffmark\u200bzero\u200dwidth\u2060join\u00adsoft</p>\u2028line\u2029paragraph",
			"<p>\u{e0001}\u{e0041}tags\u{1f3f4}\u{e0067}\u{e007f}</p>",
		]),
	"broken entities": ({ pick }) =>
		pick([
			"<p>&nbsp &amp; &lt &gt; &unknown; &; &# &#x; &#x1F600 &copy &notit; AT&T R&D a&b=c</p>",
			"<p>&amp;lt;script&amp;gt;canary()&amp;lt;/script&amp;gt;</p>",
			"<p>&lt;script&gt;canary()&lt;/script&gt; &lt;img src=x onerror=canary()&gt;</p>",
			"<p>1 < 2 > 3 <4 <<5>> a<b and c>d <3 <- -></p>",
			"<p title='&quot;&#39;&gt;'>&hellip;&mdash;&bull;&trade;&euro;&zwnj;&Tab;</p>",
		]),
	emoji: ({ pick }) =>
		pick([
			"<h2>🚀 About 👩🏽‍💻</h2><p>👨‍👩‍👧‍👦 family 🏳️‍🌈 🇮🇩 1️⃣ ©️</p>",
			`<ul>${times(20, (index) => `<li>✅ point ${index}`)}</ul>`,
			"🔥".repeat(2_000),
		]),
	"scripts of the world": ({ pick }) =>
		pick([
			`<p>${CHINESE.repeat(20)}</p><h2>${CHINESE}</h2>`,
			`<p dir=rtl>${FARSI} (Senior) 2+ ${HEBREW}</p><ul dir=rtl><li>${FARSI}</ul>`,
			`<p>${THAI.repeat(10)}</p><p>नमस्ते हम एक इंजीनियर की तलाश में हैं</p>`,
			`<p>${HEBREW} mixed with Latin, ${FARSI}, ${CHINESE} and ${THAI}.</p>`,
			"<p>ﷺ ﷽ 𒐫 ⸻ ꧅ 𝕬𝖕𝖕𝖑𝖞 Ⓐⓟⓟⓛⓨ</p>",
		]),
	"paste from Word": ({ int }) =>
		`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm} @page WordSection1 {size:595pt 842pt;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><div class=WordSection1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=IN style='font-size:14.0pt;font-family:"Calibri",sans-serif;mso-fareast-language:EN-US'>Tanggung jawab<o:p></o:p></span></b></p>${times(int(3, 20), (index) => `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Point ${index}<o:p></o:p></p>`)}<table class=MsoTableGrid border=1 width=0 style='width:451pt'><tr style='mso-yfti-irow:0'><td valign=top style='width:225pt;padding:0cm 5.4pt'><p class=MsoNormal>Shift<o:p></o:p></p></td><td><p class=MsoNormal>Night<o:p></o:p></p></td></tr></table><v:shape id=x o:spid=y><w:wrap type=square /></v:shape></div></body></html>`,
	"paste from Google Docs": ({ int }) =>
		`<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1234"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;white-space:pre-wrap">The role</span></h2><ul style="margin-top:0">${times(int(2, 12), (index) => `<li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="background-color:transparent">Point ${index}</span></p></li><ul><li aria-level="2"><p dir=ltr role=presentation>below it</p></li></ul>`)}</ul><br /><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="312" /></colgroup><tbody><tr style="height:0pt"><td><p dir=ltr>Cell</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
	"Markdown and plain text": ({ pick }) =>
		pick([
			"# Title\n\n## About\n\n* one\n* two\n\n**bold** _it_ [link](javascript:canary()) ![x](https://evil.example/x.png)\n\n```js\ncanary()\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |",
			"Plain text\r\n\r\n- first\r\n- second\r\n\r\nLast line without any tag",
			"[b]bold[/b] [url=javascript:canary()]x[/url] [img]https://evil.example/x.png[/img]",
			"<p>$$\\alpha$$ \\(x\\) {{constructor.constructor('canary()')()}} <%- canary() %></p>",
			"%PDF-1.4 binary \u0002\u0003 \\u0041 \\x41 %3Cscript%3Ecanary()%3C/script%3E",
		]),
	"as editors write": ({ int, pick }) =>
		pick([
			`<div>${times(int(5, 40), (index) => `<div><span>Line ${index}</span></div><div><br></div>`)}</div>`,
			`<p>Line<br><br><br>Line<br/></br></p></p><p>${times(50, () => "<br>")}</p>`,
			`<div class="ql-editor"><p class="ql-align-center"><strong>Bold</strong></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>x</li></ol></div>`,
			`<!-- wp:paragraph --><p class="has-large-font-size">WordPress</p><!-- /wp:paragraph --><figure class="wp-block-image"><img src="https://evil.example/a.jpg" alt=""/></figure>[shortcode]`,
			`<p><strong><u>${"<font>".repeat(30)}REQUIREMENTS:${"</font>".repeat(30)}</u></strong></p>`,
		]),
};
