import { drawBackground } from "./background";
import { readDrawnName } from "./drawn-name";
import { drawLogo } from "./logo";

const slugs = Array.from({ length: 60 }, (_, index) => `company-${index}`);
const colours = ["#8a3b12", "#ffffff", "#0a0a0a", "#39ff14", "not a colour", null];
const drawings = slugs.flatMap((slug, index) => {
	const drawn = { slug, title: `A<b> "C" & Sons ${index}`, colour: colours[index % colours.length] ?? null };
	return [drawLogo(drawn), drawBackground(drawn)];
});

/** The names of all elements, which must be closed in the reverse order of opening. */
function elementsOf(svg: string): string[] {
	const open: string[] = [];
	return [...svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)].flatMap(([, end, name = "", empty]) => {
		if (end) expect(open.pop()).toBe(name);
		else if (!empty) open.push(name);
		return end ? [] : [name];
	});
}

describe("drawings", () => {
	it("are well-formed and contain a company's name only as text", () => {
		for (const svg of drawings) {
			const elements = elementsOf(svg);
			expect(elements.slice(0, 1)).toEqual(["svg"]);
			expect(elements).not.toContain("b");
			expect(svg).not.toMatch(/NaN|undefined|&(?!amp;|lt;|gt;|quot;)/);
		}
	});

	it("are deterministic per company and differ between companies", () => {
		const shapes = slugs.map((slug) => drawLogo({ slug, title: "Same", colour: "#1e3a8a" }));
		expect(drawLogo({ slug: "company-0", title: "Same", colour: "#1e3a8a" })).toBe(shapes[0]);
		expect(new Set(shapes).size).toBeGreaterThan(45);
		const scenes = slugs.map((slug) => drawBackground({ slug, colour: "#1e3a8a", title: "" }));
		expect(new Set(scenes).size).toBe(slugs.length);
	});

	it("are small", () => {
		expect(Math.max(...drawings.map((svg) => svg.length))).toBeLessThan(16_000);
	});
});

describe("readDrawnName", () => {
	it.each([
		["logo-roti-pagi.svg", { kind: "logo", slug: "roti-pagi" }],
		["background-roti-pagi.svg", { kind: "background", slug: "roti-pagi" }],
		["roti-pagi-logo.svg", null],
		["logo-Roti.svg", null],
		["logo-.svg", null],
		["logo-a.svg.png", null],
	])("reads %s", (file, name) => {
		expect(readDrawnName(file)).toEqual(name);
	});
});
