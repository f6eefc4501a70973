import { line, lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { sectionsOf } from "./sections";

const split = (main: string) =>
	sectionsOf({ top: [], side: [], main: lines(main) }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)]);

it("splits at a heading that only a small gap parts from a list beside it, unless it tells about a position", () => {
	const row = line("Skills Java || Go", { parts: ["Skills", "Java", "Go"] });
	const kinds = (...main: Parameters<typeof sectionsOf>[0]["main"]) =>
		sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)]);
	expect(kinds(line("Profile"), line("A baker."), row)).toEqual([
		["summary", "A baker."],
		["skills", "Java Go"],
	]);
	expect(kinds(line("Experience"), row)).toEqual([["experience", "Skills Java Go"]]);
});

it("knows a heading behind its icon, a letter of another font", () => {
	const kinds = (...runs: string[]) =>
		sectionsOf({ top: [], side: [], main: [line(runs.join(" "), { runs }), line("A baker.")] }).map(({ kind }) => kind);
	expect(kinds("l", "EXPERIENCE")).toEqual(["experience"]);
	expect(kinds("IJ", "教育背景")).toEqual(["education"]);
	expect(kinds("A", "STATEMENT")).toEqual(["head"]);
});

it("knows a heading that a sentence before it lost, and one with its other name in brackets", () => {
	expect(split("SUMMARY\nI bake on the street.WORK EXPERIENCE\nBaker, Fold Ltd")).toEqual([
		["summary", "I bake on the street."],
		["experience", "Baker, Fold Ltd"],
	]);
	expect(split("KEAHLIAN TEKNIS (HARD SKILLS)\nBaking")).toEqual([["hard-skills", "Baking"]]);
	expect(split("SKILLS (LANGUAGES)\nPython, Java")).toEqual([["skills", "Python, Java"]]);
});

it("reads no icon before a text, and groups of skills below a summary that has no further heading", () => {
	const group = (...runs: [string, string]) => line(runs.join(" "), { runs });
	const icon = line("ç Spanish", { runs: ["ç", "Spanish"] });
	const kinds = (...main: Parameters<typeof sectionsOf>[0]["main"]) =>
		sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)]);
	expect(kinds(line("Languages"), icon)).toEqual([["languages", "Spanish"]]);
	const groups = [group("Web", "• Vue • Rust"), group("Oven", "• Bread • Rolls"), group("Yard", "• Rye • Oats")];
	expect(kinds(line("Summary"), line("I bake."), ...groups)).toEqual([
		["summary", "I bake."],
		["skills", "Web • Vue • Rust", "Oven • Bread • Rolls", "Yard • Rye • Oats"],
	]);
	expect(kinds(line("Summary"), ...groups.slice(1))).toEqual([
		["summary", "Oven • Bread • Rolls", "Yard • Rye • Oats"],
	]);
});

it("takes a label in small letters for no heading where headings are in capitals", () => {
	const [heading, label] = [
		{ size: 0.9, strong: true },
		{ size: 1, strong: true },
	];
	const main = [
		...[line("SUMMARY", heading), line("I bake."), line("EXPERIENCE", heading), line("Baker, Fold Ltd, 2019 – 2021")],
		...[line("Achievements", label), line("• Bread"), line("EDUCATION", heading), line("Fold College")],
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind }) => kind)).toEqual([
		"summary",
		"experience",
		"education",
	]);
});

it("reads labels that only gaps part from their values", () => {
	const labelled = (...parts: [string, string]) => line(parts.join(" "), { parts });
	const form = [labelled("Position", "Baker"), labelled("Employer", "Fold Ltd"), labelled("Name", "Ada Fold")];
	const cells = (main: Parameters<typeof sectionsOf>[0]["main"]) =>
		sectionsOf({ top: [], side: [], main })[0]?.lines.map((one) => one.cells.length);
	expect(cells(form)).toEqual([2, 2, 2]);
	expect(cells([...form, labelled("Company", "Secretary")])).toEqual([2, 2, 2, 1]);
	expect(cells(form.slice(1))).toEqual([1, 1]);
});

it("takes no label in smaller letters than the headings' for a heading", () => {
	const [heading, label] = [
		{ size: 1.4, strong: true },
		{ size: 0.9, strong: true },
	];
	const main = [
		...[line("Skills", heading), line("Technical Skills:", label), line("Java"), line("Garden Matters:", label)],
		...[
			line("Sowing"),
			line("Computer Skills:", label),
			line("Rake"),
			line("Education", heading),
			line("Oslo Uni", label),
		],
		...[line("BSc"), line("Experience", heading), line("Baker")],
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["hard-skills", "Java", "Garden Matters:", "Sowing"],
		["hard-skills", "Rake"],
		["education", "Oslo Uni", "BSc"],
		["experience", "Baker"],
	]);
});

it("takes an occupation for positions under a heading of its own, but not in a form", () => {
	expect(split("Jane\nOccupation\nBaker")).toEqual([
		["head", "Jane"],
		["experience", "Baker"],
	]);
	expect(split("Jane\nOccupation || Baker")).toEqual([["head", "Jane", "Occupation Baker"]]);
	expect(split("Jane\nEDUCAT ION & CERT IF ICAT IONS\nOslo Uni")).toEqual([
		["head", "Jane"],
		["education", "Oslo Uni"],
	]);
});

it("takes 'Other' for a group of a list if an earlier group looks like it, and the heading doesn't", () => {
	const [heading, label] = [
		{ size: 1, strong: true, font: "caps" },
		{ size: 1.1, strong: true, font: "bold" },
	];
	const read = (group: string, first: object) =>
		sectionsOf({
			top: [],
			side: [],
			main: [
				...[line("Skills", heading), line("JavaScript", first), line("ES6 || Vue")],
				...[line(group, label), line("Rust || Go"), line("Experience", heading), line("Baker")],
			],
		}).map(({ kind, lines: all }) => [kind, ...all.map(textOf)]);
	expect(read("Other", label)[0]).toEqual(["skills", "JavaScript", "ES6 Vue", "Rust Go"]);
	// Nothing else in the list looks like it, or it has a subject of its own.
	expect(read("Other", {})[1]).toEqual(["other", "Rust Go"]);
	expect(read("Hobbies", label)[1]).toEqual(["other", "Rust Go"]);
});

it("takes headings that one of their words tells, even if most headings are of these", () => {
	const heading = { size: 1.4, strong: true };
	const main = [
		...[line("EDUCACIÓN", heading), line("Universidad de Oslo"), line("2010 – 2014")],
		...[line("CONOCIMIENTOS EN COMPUTACIÓN", heading), line("Java, Go")],
		...[line("EXPERIENCIA EN LA INDUSTRIA", heading), line("Baker, Fold Hearth")],
		...[line("EXPERIENCIA EN EL ÁMBITO RURAL", heading), line("Porter, Fold Bay")],
		...[line("PUBLICACIONES", heading), line("On Bread")],
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["education", "Universidad de Oslo", "2010 – 2014"],
		["skills", "Java, Go"],
		["experience", "Baker, Fold Hearth"],
		["experience", "Porter, Fold Bay"],
		["other", "On Bread"],
	]);
});

it("takes headings in capitals that one of their words tells where only one is known, and no names", () => {
	const heading = { strong: true };
	const kinds = (second: string) =>
		sectionsOf({
			top: [],
			side: [],
			main: [
				...[line("EDUCATION", heading), line("University of Oslo"), line("2010 – 2014")],
				...[line(second, heading), line("Java, Go")],
			],
		}).map(({ kind }) => kind);
	expect(kinds("CONOCIMIENTOS EN COMPUTACIÓN")).toEqual(["education", "skills"]);
	expect(kinds("Conocimientos en computación")).toEqual(["education"]);
	expect(kinds("FOLD HEARTH")).toEqual(["education"]);
});

it("takes labels with colons above lists for groups, also in both columns below the heading", () => {
	const [heading, label] = [
		{ size: 1.3, strong: true, font: "head" },
		{ size: 1, strong: true, font: "label" },
	];
	const top = [line("Summary", heading), line("A baker."), line("Skills", heading)];
	const group = (name: string, list: string) => [line(name, label), line(list)];
	const side = [
		...group("Languages:", "Go, SQL"),
		...group("Storage:", "Redis, MySQL"),
		...group("Tools:", "Git, Vim"),
	];
	const main = [...group("Leadership:", "Coaching, Planning"), ...group("Problem Solving:", "Debugging, Testing")];
	const split = sectionsOf({ top, side, main: [...main, ...group("Hobbies:", "Chess, Go")] });
	expect(split.map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["summary", "A baker."],
		["languages", "Go, SQL"],
		["skills", "Redis, MySQL"],
		["hard-skills", "Git, Vim"],
		["skills", "Coaching, Planning"],
		["skills", "Debugging, Testing"],
		["other", "Chess, Go"],
	]);
});

it.each([
	"Services",
	"Methodology/Approach",
	"IT & Programming",
	"Tecnologias",
	"Leistungen",
	"Databases",
	"Equipment",
	"기술 및 장비 경험",
])("takes %j for a heading of skills", (heading) => {
	const main = [
		line("Profile", { size: 1.3, strong: true }),
		line("A baker."),
		line(heading, { size: 1.3, strong: true }),
	];
	const [, { kind = "" } = {}] = sectionsOf({ top: [], side: [], main: [...main, line("Baking")] });
	expect(kind).toMatch(/skills$/);
});

it("takes a word as large as the headings for one, in capitals or not, but not one in the letters of the text", () => {
	const heading = { size: 1.3, strong: true };
	const kindsOf = (look: object) => {
		const main = [
			...[line("Education", heading), line("Oslo Uni"), line("Experience", heading), line("Baker, Fold Hearth")],
			...[line("2019 – 2021"), line("SKILLS", look), line("Ovens, Scales"), line("Languages", heading), line("Thai")],
		];
		return sectionsOf({ top: [], side: [], main }).map(({ kind }) => kind);
	};
	expect(kindsOf(heading)).toEqual(["education", "experience", "skills", "languages"]);
	expect(kindsOf({ strong: true })).toEqual(["education", "experience", "languages"]);
});

it("goes on with a list at unknown labels smaller than its heading, and ends it at headings as large", () => {
	const read = (size: number) => {
		const label = { size: 1.2, strong: true };
		const heading = { size: 1.5, strong: true };
		const groups = [
			line("Programming Languages", label),
			line("Fold, Oak"),
			line("Frameworks", label),
			line("Rye, Oats"),
		];
		const last = [line("Cloud & Yard", { ...label, size }), line("Hay, Straw")];
		return sectionsOf({
			top: [],
			side: [],
			main: [line("01 Profile", heading), line("02 Skills", heading), ...groups, ...last],
		})
			.filter(({ kind }) => kind === "skills" || kind === "hard-skills")
			.flatMap(({ lines: all }) => all.map(textOf));
	};
	expect(read(1.2)).toContain("Hay, Straw");
	expect(read(1.5)).not.toContain("Hay, Straw");
	const small = (text: string) => line(text, { size: 1.2, strong: true });
	const main = [
		...[line("Skills", { size: 1.5, strong: true }), line("Rye, Oats"), small("Memberships & Giving")],
		...[line("Food bank, soup kitchen"), small("Experience"), line("Baker, Fold Ltd, 2019 – 2021")],
		...[small("Education"), line("Fold College")],
	];
	expect(sectionsOf({ top: [], side: [], main })[1]).toMatchObject({ kind: "other" });
});

it("ends studies at an unknown heading with a number, if headings look like it", () => {
	const look = { size: 1.5, strong: true };
	const main = [
		...[line("01 SKILLS", look), line("Rye"), line("02 EDUCATION", look), line("Leeds College"), line("2019 – 2021")],
		...[line("03 FURTHER THINGS", look), line("Oak School"), line("2021 – 2022")],
	];
	const studies = sectionsOf({ top: [], side: [], main }).find(({ kind }) => kind === "education");
	expect(studies?.lines.map(textOf)).toEqual(["Leeds College", "2019 – 2021"]);
});

it("takes what stands in each entry for a label, whatever section it could begin", () => {
	const head = (text: string) => line(text, { strong: true, size: 1.6 });
	const bold = (text: string) => line(text, { strong: true });
	const entry = (title: string) => [bold(`${title} || 2019 – 2021`), line("Fold Hearth"), bold("Highlights:")];
	const main = [
		...[head("Profile"), line("A baker."), head("Skills"), bold("Tools:"), line("Oven, Mill"), head("Experience")],
		...[...entry("Baker"), line("• Bread."), ...entry("Cook"), line("• Soup."), ...entry("Miller"), line("• Flour.")],
	];
	const work = sectionsOf({ top: [], side: [], main }).filter(({ kind }) => kind === "experience");
	expect(work.map((one) => one.lines.length)).toEqual([12]);
});

it("takes letters that positions beside their dates have for no heading's", () => {
	const [head, bold] = [1.4, 1.2].map((size) => (text: string) => line(text, { strong: true, size }));
	if (!head || !bold) throw new Error("no looks");
	const main = [
		...[head("Experience"), bold("2019 – 2021 || Baker"), line("Fold Hearth"), bold("Cook || 2015 – 2019")],
		...[bold("Porter || 2014 – 2015"), bold("Picker || 2013 – 2014"), head("Education"), line("Fold College")],
		...[bold("Databases"), line("Postgres, Redis"), bold("Frameworks"), line("React, Vue")],
		...[bold("Ovens & Mills"), line("Stone oven, Water mill")],
	];
	const skills = sectionsOf({ top: [], side: [], main }).filter(({ kind }) => kind.endsWith("skills"));
	expect(skills.flatMap((one) => one.lines.map(textOf))).toContain("Stone oven, Water mill");
});
