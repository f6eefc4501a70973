import { page, piece } from "@/tests/cv/lines";
import type { Flow } from "../line";
import { layOut } from "./layout";

const texts = (flow: Flow) => flow.map(({ cells }) => cells.join(" || "));

/** Texts below each other; those in one row stand at the same height. */
const column = (x: number, from: number, all: readonly string[], pitch = 15) =>
	all.map((text, at) => piece(text, x, from + at * pitch)).filter(({ text }) => text !== "");

const RIGHT = ["EXPERIENCE", "Baker", "Fold Hearth", "Made bread.", "Cook", "Saint Mill", "SKILLS", "Soup, Salt"];

it("reads dates, places and labels in the margin beside what they belong to", () => {
	const left = ["", "2019 – 2021", "", "", "2015 – 2019", "", "", "Software"];
	const towns = [piece("Kulai", 60, 126), piece("Johor", 60, 171)];
	const { side, main } = layOut([page(...column(60, 100, left), ...towns, ...column(220, 100, RIGHT))]);
	expect(side).toEqual([]);
	expect(texts(main)).toContain("2019 – 2021 || Baker");
	expect(texts(main)).toContain("Software || Soup, Salt");
});

/** What stands in the left column: two dates on the height of a position each, and other texts between the rows. */
const left = (...others: string[]) => [
	...[115, 160].map((y, at) => piece(`201${at} – 201${at + 2}`, 20, y)),
	...[123, 138, 168, 183].flatMap((y, at) => (others[at] ? [piece(others[at], 20, y)] : [])),
];

it.each([
	// A heading stands alone in the left column.
	[left("Sailing", "Chess", "HOBBIES", "Tea"), RIGHT],
	// The right column has dates of its own.
	[left("Sailing", "Chess", "Rowing", "Tea"), [...RIGHT, "2011 – 2012"]],
	// The left column has sentences.
	[left("Sailed around the island with a crew", "Chess", "Rowing", "Tea"), RIGHT],
])("keeps a column with more than dates apart", (others, right) => {
	const { side, main } = layOut([page(...others, ...column(220, 100, right))]);
	expect([...texts(side), ...texts(main)].filter((text) => /^201|^Chess/.test(text)).slice(0, 3)).toEqual([
		"2010 – 2012",
		"Chess",
		"2011 – 2013",
	]);
});

it.each([
	// Headings side by side, and one of a section that has dates.
	["HOBBIES", 100],
	["EDUCATION", 115],
])("keeps a column of dates apart that begins with its heading %s", (heading, from) => {
	const left = [heading, "2019 – 2021", "Leeds College", "Baking", "2015 – 2019", "York School"];
	const right = ["EXPERIENCE", "Baker", "Made bread.", "Salted it.", "Cook", "Made soup.", "Tasted it.", "Washed up."];
	const { side } = layOut([page(...column(60, from, left), ...column(220, 100, right))]);
	expect(texts(side)).toEqual(left);
});

it("reads headings above a margin of dates over both sides, as a longer one with their letters shows", () => {
	const head = (text: string, y: number) => piece(text, 20, y, { font: "bold", size: 14 });
	const entry = (year: number, y: number, ...names: string[]) => [
		piece(`${year} – ${year + 2}`, 20, y),
		piece("Kulai", 20, y + 8),
		...column(160, y, names),
	];
	const pieces = (first: string) => [
		...[head(first, 80), ...entry(2019, 100, "Baker", "Fold Hearth"), ...entry(2016, 140, "Cook", "Saint Mill")],
		...[piece("Potter 2014 – 2015", 160, 170), ...entry(2012, 190, "Washer", "Oak Mill")],
		...[head("EDUCATION", 230), ...entry(2009, 250, "Baking", "Leeds College"), ...entry(2006, 290, "Abitur", "York")],
	];
	const { side, main } = layOut([page(...pieces("PROFESSIONAL EXPERIENCE SO FAR"))]);
	expect(side).toEqual([]);
	expect(texts(main)).toEqual(
		expect.arrayContaining(["2019 – 2021 || Baker", "EDUCATION", "2009 – 2011 || Baking", "Leeds College"]),
	);
	expect(texts(layOut([page(...pieces("JOBS"))]).main)).not.toContain("2019 – 2021 || Baker");
});

it("keeps columns whose right heading stands in the middle of the page", () => {
	const left = ["CONTACT", "Kulai", "SKILLS", "Soup", "Salt", "Bread", "Tea", "Rice"];
	const right = ["Baker", "Made bread.", "WORK EXPERIENCE", "2019 – 2021", "Cook", "Fold Hearth", "Made soup."];
	const x = (595 - "WORK EXPERIENCE".length * 5) / 2;
	const { side } = layOut([page(...column(20, 103, left, 17), ...column(x, 100, right))]);
	expect(texts(side)).toEqual(left);
});

it("goes on with a name that a narrow column cut, but not with a place", () => {
	const head = (text: string, y: number) => piece(text, 20, y, { font: "bold", size: 12 });
	const rows = (next: string) => [
		head("Fold Hearth — Assistant", 100),
		head(next, 114),
		...column(20, 130, ["2019 – 2021", "Made bread for everybody", "Salted it", "Tasted it"]),
	];
	expect(texts(layOut([page(...rows("Baker"))]).main)[0]).toBe("Fold Hearth — Assistant Baker");
	expect(texts(layOut([page(...rows("Kulai"))]).main)[0]).toBe("Fold Hearth — Assistant");
	expect(texts(layOut([page(...rows("Saint Mill — Baker"))]).main)[0]).toBe("Fold Hearth — Assistant");
	const dated = "Baker 2019 – 2021 | Kulai";
	expect(texts(layOut([page(...rows(dated))]).main)[0]).toBe(`Fold Hearth — Assistant ${dated}`);
	for (const other of ["2019 – 2021 Baker", "Kulai 2019 – 2021", "Made in 2019"])
		expect(texts(layOut([page(...rows(other))]).main)[0]).toBe("Fold Hearth — Assistant");
	// Nothing says that this is a name.
	expect(texts(layOut([page(...rows("Ōhope"))]).main)[0]).toBe("Fold Hearth — Assistant");
});

it("reads dates and places below headings at the left edge beside what they belong to", () => {
	const left = [
		...["EXPERIENCE", "2019 – 2021", "Kulai", "", "2016 – 2019", "Johor", "", "2014 – 2016", "Leeds", ""],
		...["EDUCATION", "2010 – 2014", "York", "", "2008 – 2010", "York", ""],
	];
	const right = [
		...[
			"",
			"Baker",
			"Fold Hearth",
			"Made bread.",
			"Cook",
			"Saint Mill",
			"Trainee 2016 – 2017",
			"Porter",
			"Hotel",
			"Sang.",
		],
		...["", "BSc Baking", "Fold College", "", "Diploma", "York School", "Sang."],
	];
	const { side, main } = layOut([page(...column(60, 100, left), ...column(220, 100, right))]);
	expect(side).toEqual([]);
	for (const row of ["2019 – 2021 || Baker", "2014 – 2016 || Porter", "2008 – 2010 || Diploma"])
		expect(texts(main)).toContain(row);
});
