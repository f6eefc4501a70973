import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { sectionsOf } from "./sections";

const split = (main: string, top = "", side = "") => {
	const flow = (text: string) => (text ? lines(text) : []);
	return sectionsOf({ top: flow(top), side: flow(side), main: flow(main) }).map(({ kind, lines: all }) => [
		kind,
		...all.map(textOf),
	]);
};

it("splits at headings, also beside and before their text", () => {
	expect(
		split(`
			Siti
			Pengalaman
			Staf
			Bahasa || : Indonesia
			Inggris
			Soft Skill: Teliti, Jujur
			Jawa`),
	).toEqual([
		["head", "Siti"],
		["experience", "Staf"],
		["languages", "Indonesia", "Inggris"],
		["soft-skills", "Teliti, Jujur"],
		["languages", "Jawa"],
	]);
});

it("keeps the tools of a position in its section", () => {
	expect(split("Experience\nEngineer\nTools: Java")).toEqual([["experience", "Engineer", "Tools: Java"]]);
});

it("treats a heading's word among skills as a skill unless it stands out", () => {
	expect(split("Skills\nLeadership\nResearch\nREFERENCES\nJane")).toEqual([
		["skills", "Leadership", "Research"],
		["other", "Jane"],
	]);
});

it("continues the section above in the columns", () => {
	expect(split("Python", "Skills", "Java")).toEqual([
		["skills", "Java"],
		["skills", "Python"],
	]);
});
