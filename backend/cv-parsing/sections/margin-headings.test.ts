import { line, lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { sectionsOf } from "./sections";

const split = (main: string, top = "", side = "") => {
	const flow = (text: string) => (text ? lines(text) : []);
	return sectionsOf({ top: flow(top), side: flow(side), main: flow(main) }).map(({ kind, lines: all }) => [
		kind,
		...all.map(textOf),
	]);
};

it("parts a heading in capitals from the text that it is glued to", () => {
	expect(split("Siti\nWORK EXPERIENCESoftware Engineer\nPT Maju")).toEqual([
		["head", "Siti"],
		["experience", "Software Engineer", "PT Maju"],
	]);
});

it("takes what stands in the margin for headings, whatever its words, and no other text in these letters", () => {
	const [margin, bold] = [{ margin: true, strong: true }, { strong: true }];
	const main = [
		line("Skills", margin),
		line("Go"),
		line("Odd things", margin),
		line("Fold Hearth", bold),
		line("Bread"),
		line("Languages", margin),
		line("Thai"),
		// Alone on the next page.
		line("Projects", bold),
		line("Bread"),
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind }) => kind)).toEqual([
		"skills",
		"other",
		"languages",
		"other",
	]);
});

it("takes lines in capitals for headings where jobs of a trade are one of them", () => {
	const bold = (text: string) => line(text, { strong: true });
	const main = [
		...[bold("WHAT I BAKE"), line("Bread and cake.")],
		...[bold("BAKING JOBS"), line("Fold Hearth"), line("Baker (2018 - 2021)")],
		...[bold("SCHOOL"), line("Kulai School, 1999"), bold("OTHER"), line("A little Thai")],
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind }) => kind)).toContain("experience");
});
