import { createContext, runInContext } from "node:vm";
import fc from "fast-check";
import { parse } from "parse5";
import { anyCharacters } from "@/tests/support/runner/any-characters";
import { shortFlight } from "./short-flight";

/** A piece of flight data as the framework writes it. */
const written = (text: string) =>
	`<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`)}])</script>`;

const self: { __next_f: [number, string][] } = { __next_f: [] };
const browser = createContext({ self });

/** What a browser's flight data is after running a page's scripts. */
function flightOf(scripts: readonly string[]): string {
	self.__next_f = [];
	for (const script of scripts) runInContext(script, browser);
	return self.__next_f.map(([, text]) => text).join("");
}

describe("short flight data", () => {
	it("has the same text in one script, and a page without it", () => {
		const page = shortFlight(`<p>a</p>${written('0:{"a":"it\'s"}\n')}${written("1:<b>\\\n")}<p>b</p>`);
		const script = 'self.__next_f.push([1,`0:{"a":"it\'s"}\n1:<b>\\\\\n`])';
		expect(page).toEqual({
			html: `<p>a</p><script>${script}</script><p>b</p>`,
			rest: "<p>a</p><p>b</p>",
			scripts: [script],
		});
	});

	it("keeps its place among other scripts", () => {
		const call = '<script>$RC("B:0","S:0")</script>';
		const { html, scripts } = shortFlight(`${written("a")}${call}${written("b")}`);
		expect(html).toBe(`<script>${scripts[0]}</script>${call}<script>${scripts[1]}</script>`);
	});

	it.each([
		'<script>self.__next_f.push([1,"a"].concat(alert(1)))</script>',
		'<script>self.__next_f.push([1,"a"],alert(1))</script>',
		'<script>self.__next_f.push([1,"a","b"])</script>',
		'<script>self.__next_f.push([1,"a\\x"])</script>',
		'<script>self.__next_f.push([1,"a"])',
		'<script>self.__next_f.push([3,"AAAA"])</script>',
		"<p>none</p>",
	])("leaves everything else as it is: %s", (html) => {
		expect(shortFlight(html)).toEqual({ html, rest: html, scripts: [] });
	});

	it("carries any text, and ends only where it should", () => {
		const nasty = [
			"</script>",
			"<!--",
			"<script>",
			"</SCRIPT",
			"\\",
			"'",
			'"',
			"`",
			"${",
			"\u2028",
			"\r\n",
			"<p>",
			"\\x3c",
		];
		const texts = fc.array(fc.oneof(fc.constantFrom(...nasty), anyCharacters())).map((all) => all.join(""));
		fc.assert(
			fc.property(fc.array(texts, { minLength: 1, maxLength: 3 }), (pieces) => {
				const page = shortFlight(`<!doctype html><body>${pieces.map(written).join("")}<p id="after">`);
				expect(flightOf(page.scripts)).toBe(pieces.join(""));
				const document = parse(page.html);
				const [, html] = document.childNodes as unknown as { childNodes: { childNodes: { nodeName: string }[] }[] }[];
				expect(html?.childNodes[1]?.childNodes.map(({ nodeName }) => nodeName)).toEqual(["script", "p"]);
			}),
		);
	});
});
