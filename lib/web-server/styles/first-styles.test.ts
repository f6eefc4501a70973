import { firstStyles } from "./first-styles";
import { putStyles } from "./put-styles";
import type { Rule, Sheet } from "./sheet";

const rule = (
	selector: string,
	needs: string[],
	declarations: Record<string, string>,
	within: string[] = [],
): Rule => ({
	within,
	selectors: [{ text: selector, needs }],
	declarations: Object.entries(declarations).map(([name, value]) => ({ name, text: `${name}:${value}` })),
});

const WIDE = "@media (min-width:40rem)";
const SHEET: Sheet = {
	href: "/_next/static/chunks/a.css",
	rules: [
		rule(":root", [], { "--ink": "#000", "--deep": "var(--ink)", "--unused": "#fff" }),
		rule("h1", ["h1"], { "font-size": "2rem" }),
		rule("table", ["table"], { margin: "0" }),
		rule(".text-deep", [".text-deep"], { color: "var(--deep)" }),
		rule(".w-\\[2px\\]", [".w-[2px]"], { width: "2px" }),
		rule(":disabled", ["[disabled"], { opacity: "0" }),
		rule("::-webkit-date", ['[type="(?:date|time)"'], { padding: "0" }),
		rule(".sm\\:flex", [".sm:flex"], { display: "flex", "--tw-x": "1" }, [WIDE]),
		rule(".sm\\:grid", [".sm:grid"], { display: "grid" }, [WIDE]),
		rule(".animated", [".animated"], { animation: "var(--tw-x) pulse" }),
		rule("*", [], { "--tw-y": "initial" }),
		rule(".lined", [".lined"], { "line-height": "var(--tw-y,1)" }),
		rule(".tight", [".tight"], { "--tw-y": "2" }),
		{ within: [], name: "--tw-y", text: "@property --tw-y{}" },
		{ within: [], name: "--tw-x", text: "@property --tw-x{}" },
		{ within: [], name: "pulse", text: "@keyframes pulse{}" },
		{ within: [], name: "Plus Jakarta Sans", text: "@font-face{}" },
	],
};
const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const PRELOAD = `<link rel="preload" as="style" href="${SHEET.href}" fetchPriority="high"/>`;
const stylesOf = firstStyles(SHEET);

describe("a page's first styles", () => {
	it("are the rules whose selectors find something in it, in the sheet's order", () => {
		expect(stylesOf('<h1 class="w-[2px]">a</h1>')).toBe("h1{font-size:2rem}.w-\\[2px\\]{width:2px}");
		expect(stylesOf('<input disabled=""/>')).toBe(":disabled{opacity:0}");
		expect(stylesOf('<input type="time"/><input type="text"/>')).toBe("::-webkit-date{padding:0}");
	});

	it("contain the custom properties that they read, also through others", () => {
		expect(stylesOf('<p class="text-deep">')).toBe(":root{--ink:#000;--deep:var(--ink)}.text-deep{color:var(--deep)}");
		expect(stylesOf('<p style="color:var(--ink)">')).toBe(":root{--ink:#000}");
	});

	it("define no property that nothing sets", () => {
		expect(stylesOf('<p class="lined">')).toBe(".lined{line-height:var(--tw-y,1)}");
		expect(stylesOf('<p class="lined tight">')).toBe(
			"*{--tw-y:initial}.lined{line-height:var(--tw-y,1)}.tight{--tw-y:2}@property --tw-y{}",
		);
	});

	it("keep neighbours in one block, and definitions only where their names are used", () => {
		expect(stylesOf('<p class="sm:flex sm:grid">')).toBe(`${WIDE}{.sm\\:flex{display:flex}.sm\\:grid{display:grid}}`);
		expect(stylesOf('<p class="animated">')).toBe(
			".animated{animation:var(--tw-x) pulse}@property --tw-x{}@keyframes pulse{}",
		);
	});
});

describe("a page with its first styles", () => {
	const page = (head: string) => `<html><head>${head}</head><body><h1>a</h1></body></html>`;

	it("has them in its head, and the sheet at its end", () => {
		const styled = putStyles(page(LINK), SHEET.href, stylesOf);
		expect(styled?.html).toBe(
			`<html><head>${PRELOAD}<style>h1{font-size:2rem}</style></head><body><h1>a</h1>${LINK}</body></html>`,
		);
		expect(styled?.styles).toBe("h1{font-size:2rem}");
	});

	it.each([
		["without the sheet", page("")],
		["with the sheet elsewhere", `<html><head></head><body>${LINK}</body></html>`],
		["without an end", `<html><head>${LINK}</head><body>`],
	])("stays as it is %s", (_, html) => {
		expect(putStyles(html, SHEET.href, stylesOf)).toBeUndefined();
	});

	it("stays as it is if the styles could end their element", () => {
		expect(putStyles(page(LINK), SHEET.href, () => "a{content:'</style>'}")).toBeUndefined();
	});
});
