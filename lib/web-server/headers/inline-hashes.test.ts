import { createHash } from "node:crypto";
import { inlineHashes } from "./inline-hashes";

const DEFINITION = '$RB=[];$RC=function(b,a){};$RC("B:0","S:0")';
const hashesOf = inlineHashes(["(self.__next_f=self.__next_f||[]).push([0])", DEFINITION]);
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const script = (text: string) => `<script>${text}</script>`;

const FLIGHT = 'self.__next_f.push([1,"1:\\u003cb\\u003e\\n"])';
const BOOTSTRAP =
	'(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1_a~.js"],"runtimeModuleIds":[24313]});';

const GOOD = [
	FLIGHT,
	'self.__next_f.push([3,"AAAA"])',
	"self.__next_f.push([2,null])",
	BOOTSTRAP,
	"(self.__next_f=self.__next_f||[]).push([0])",
	DEFINITION,
	DEFINITION.replace("B:0", "B:1f"),
	'$RC("B:1","S:1")',
	'$RS("S:2","P:2")',
	'$RX("B:3","NEXT_HTTP_ERROR_FALLBACK;404")',
	'$RR("B:4","S:4",[["/_next/static/chunks/a.css","default"]])',
];

const BAD = [
	"window.pwn=1",
	`${FLIGHT};alert(1)`,
	`alert(1);${FLIGHT}`,
	` ${FLIGHT}`,
	'self.__next_f.push([1,"a"].concat(alert(1)))',
	'self.__next_f.push([1,"a"],alert(1))',
	"self.__next_f.push([1,`a`])",
	"self.__next_f.push([alert(1)])",
	'self.__next_f.push([9,"a"])',
	'self.__next_f.push({"a":1})',
	"self.__next_f.push([1,1])",
	BOOTSTRAP.replace("static/chunks/1_a~.js", "https://evil.example/a.js"),
	BOOTSTRAP.replace("static/chunks/1_a~.js", "static/chunks/../../a.js"),
	BOOTSTRAP.replace('"runtimeModuleIds"', '"more":1,"runtimeModuleIds"'),
	`${BOOTSTRAP}alert(1)`,
	'$RC("B:1",alert(1))',
	'$RC("B:1","S:1");alert(1)',
	'alert(1);$RC("B:1","S:1")',
	'$RC=alert;$RC("B:1","S:1")',
	"",
];

describe("inline scripts of a page", () => {
	it.each(GOOD)("may run if the framework wrote them: %s", (text) => {
		expect(hashesOf(`<p>a</p>${script(text)}`)).toEqual({ scripts: [hash(text)], styles: [], unlisted: 0 });
	});

	it.each(BAD)("may not run otherwise: %s", (text) => {
		expect(hashesOf(script(text))).toEqual({ scripts: [], styles: [], unlisted: 1 });
	});

	it("are distinguished wherever an injected one stands", () => {
		const evil = script("alert(1)");
		const html = `${evil}${script(FLIGHT)}${evil}${script(BOOTSTRAP)}${evil}`;
		expect(hashesOf(html)).toEqual({ scripts: [hash(FLIGHT), hash(BOOTSTRAP)], styles: [], unlisted: 3 });
	});

	it("are found in capitals, with attributes, spaces and a quoted end tag", () => {
		const html = `<SCRIPT>alert(1)</SCRIPT><script id="_R_">${FLIGHT}</script ><script data-a=">">alert(2)</script>`;
		expect(hashesOf(html)).toEqual({ scripts: [hash(FLIGHT)], styles: [], unlisted: 2 });
	});

	it("don't include files or data", () => {
		const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`;
		expect(hashesOf(html)).toEqual({ scripts: [], styles: [], unlisted: 0 });
	});

	it("include scripts that only look like data", () => {
		const html = `<script type="module">alert(1)</script><script data-type="application/json">alert(2)</script>`;
		expect(hashesOf(html).unlisted).toBe(2);
	});

	it("are parsed to the end of the page if a tag is unclosed", () => {
		expect(hashesOf(`<script>${FLIGHT}`)).toEqual({ scripts: [], styles: [], unlisted: 0 });
		expect(hashesOf(`<script "${"<script '".repeat(50)}`)).toEqual({ scripts: [], styles: [], unlisted: 0 });
	});

	it("are parsed in linear time", () => {
		expect(hashesOf("<script <script".repeat(100_000)).scripts).toEqual([]);
	});

	it("don't start inside a longer name", () => {
		expect(hashesOf("<scripty>a</scripty>")).toEqual({ scripts: [], styles: [], unlisted: 0 });
	});
});

describe("inline styles of a page", () => {
	it.each([":root{--brand:#112233}", ":root{--brand:#112233;--on-brand:#FFFFFF;}"])("may be colours: %s", (text) => {
		expect(hashesOf(`<style>${text}</style>`)).toEqual({ scripts: [], styles: [hash(text)], unlisted: 0 });
	});

	it.each([
		"body{display:none}",
		":root{--a:url(https://evil.example)}",
		":root{color:#112233}",
		":root{--a:#112233}body{color:red}",
		":root{--a:#1122}",
		"@import 'x';:root{--a:#112233}",
	])("may be nothing else: %s", (text) => {
		expect(hashesOf(`<style>${text}</style>`)).toEqual({ scripts: [], styles: [], unlisted: 1 });
	});
});
