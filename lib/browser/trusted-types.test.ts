import { sanitizeRichText } from "@/lib/server/rich-text";
import { wildJobs } from "@/tests/support/wild-html/wild-html";
import { ownScript, plainMarkup } from "./trusted-types";

const PAGE = "https://www.example.com/p/ORBIT1?ref=a";

it.each([
	"/_next/static/chunks/10-g07z-8b9tr.js",
	"/_next/static/chunks/0~a.b_c.js?v=1",
	"https://www.example.com/_next/static/chunks/turbopack-worker-1a.js#params=1",
])("a script of the site may be loaded: %s", (address) => {
	expect(ownScript(address, PAGE)).toBe(address);
});

it.each([
	"https://evil.example/_next/static/chunks/a.js",
	"//evil.example/_next/static/chunks/a.js",
	"/_next/static/chunks/../../api/a.js",
	"/_next/static/media/a.js",
	"/api/public/a.js",
	"data:text/javascript,alert(1)",
	"blob:https://www.example.com/1",
	"javascript:alert(1)",
])("nothing else may: %s", (address) => {
	expect(ownScript(address, PAGE)).toBeNull();
});

it.each([
	'<p id="a" class="b">a <strong>b</strong> &lt;c&gt;<br></p><ul dir="rtl"><li lang="id">d</li></ul><hr />',
	'<a href="https://example.com/?a=1&amp;b" rel="noopener" target="_blank">a</a><a href="/p/A">b</a><a href="#c">c</a>',
	"<script></script>",
	"no markup & nothing to do",
])("formatted texts stay: %s", (html) => {
	expect(plainMarkup(html)).toBe(html);
});

/** Links that lead nowhere may go. */
const withoutLinks = (html: string) => html.replace(/<a [^>]*>/g, "");

it("so do recruiters' texts, however wild they were", () => {
	for (const { about, responsibility, requirement } of wildJobs(200))
		for (const html of [about, responsibility, requirement].map(sanitizeRichText))
			expect(withoutLinks(plainMarkup(html))).toBe(withoutLinks(html));
});

it.each([
	["<script>alert(1)</script>", "alert(1)"],
	["<p>a<img src=x onerror=alert(1)></p>", "<p>a</p>"],
	['<p onclick="alert(1)">a</p>', "a</p>"],
	['<a href="javascript:alert(1)">a</a>', "a</a>"],
	['<a href="&#106;avascript:alert(1)">a</a>', "a</a>"],
	["<<p>script>a<scr<i>ipt>", "script>aipt>"],
	["<iframe srcdoc='a'></iframe>b", "b"],
	["<p>a</p><svg><style>", "<p>a</p>"],
	["a<script", "a"],
	["<p>a</p><!--b-->", "<p>a</p>"],
])("other markup goes: %s", (html, text) => {
	expect(plainMarkup(html)).toBe(text);
});
