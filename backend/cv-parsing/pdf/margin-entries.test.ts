import { page, piece } from "@/tests/cv/lines";
import { withMarginEntries } from "./margin-entries";
import type { Piece } from "./piece";
import { toRows } from "./rows";

/** A column whose texts stand below each other; those with an asterisk are in bold letters. */
const column = (x: number, from: number, all: readonly string[]): Piece[] =>
	all
		.map((text, at) => ({
			...piece(text.replace("*", ""), x, from + at * 15),
			font: text.startsWith("*") ? "bold" : "plain",
		}))
		.filter(({ text }) => text !== "");

const NAMES = ["*Fold Hearth", "Baker", "2019 – 2021"];
const SECOND = [
	["*Saint Mill", "Cook", "2015 – 2019"],
	["Cooked soup daily for the guests of the mill", "Salted"],
];

const read = (first: readonly string[][], second: readonly string[][], ...others: Piece[]) => {
	const entries = [first, second].flatMap(([left = [], right = []], at) => [
		...column(60, 100 + at * 120, left),
		...column(300, 100 + at * 120, right),
	]);
	const { pieces } = page(...entries, ...others);
	return withMarginEntries([toRows(pieces)])
		.flat()
		.map(({ segments }) => segments.map(({ text }) => text).join(" || "));
};

const TEXTS = ["Made bread daily for the guests of the house", "Cleaned", "Sold cakes", "Swept"];
const DESCRIBED = [NAMES, TEXTS];

it("puts names and dates before what stands beside them", () => {
	expect(read(DESCRIBED, SECOND)).toEqual([
		"Fold Hearth",
		"Baker",
		"2019 – 2021",
		"Made bread daily for the guests of the house",
		"Cleaned",
		"Sold cakes",
		"Swept",
		"Saint Mill",
		"Cook",
		"2015 – 2019",
		"Cooked soup daily for the guests of the mill",
		"Salted",
	]);
});

it("joins names, dates and sentences that both columns were too narrow for", () => {
	const first = [
		["*The Old Fold Hearth", "*Bakeries", "Baker", "2019 – 2021"],
		["Made bread daily for the guests of the house", "and of the mill", "Cleaned"],
	];
	expect(read(first, SECOND).slice(0, 5)).toEqual([
		"The Old Fold Hearth Bakeries",
		"Baker",
		"2019 – 2021",
		"Made bread daily for the guests of the house and of the mill",
		"Cleaned",
	]);
});

const isTable = (rows: readonly string[]) =>
	rows.some((row) => row.includes("Fold Hearth || ") || row.includes(" || Fold"));

it.each([
	["one entry alone", DESCRIBED, [["*Soup"], ["Salt"]], []],
	["a heading above the other column", DESCRIBED, SECOND, [piece("EXPERIENCE", 300, 70)]],
	["dates in the other column", DESCRIBED, SECOND, [piece("2011 – 2012", 300, 400)]],
	["places in the other column", [NAMES, ["Kulai", "Johor", "Remote"]], SECOND, []],
	["one name above the dates", [["*Fold Hearth", "2019 – 2021"], TEXTS], SECOND, []],
	["dates above the names", [["2019 – 2021", "*Fold Hearth", "Baker"], TEXTS], SECOND, []],
	["no dates", [["*Fold Hearth", "Baker", "Pastry"], TEXTS], SECOND, []],
	["names in the letters of the description", [["Fold Hearth", "Baker", "2019 – 2021"], TEXTS], SECOND, []],
	[
		"names in the other column",
		[NAMES, ["*Johor Bread College of the South", "Made bread daily for the house"]],
		SECOND,
		[],
	],
	["a heading among the names", [["*Fold Hearth", "*SKILLS", "2019 – 2021"], TEXTS], SECOND, []],
])("leaves rows as they are with %s", (_, first, second, others) => {
	expect(isTable(read(first, second, ...others))).toBe(true);
});

it("leaves pages without entries as they are", () => {
	expect(withMarginEntries([[], []])).toEqual([[], []]);
});
