import { page, piece } from "@/tests/cv/lines";
import { textOf } from "../line";
import { layOut } from "./layout";
import { endsInPlace } from "./open-line";

it.each([
	["Fold Hearth, Kulai, Johor", true],
	["The Old Bakery of Fold and Hearth, Kuala Lumpur, Malaysia", true],
	["Opened three new shops in Jakarta, Indonesia", false],
	["Responsible for shops, Jakarta, Indonesia", false],
	["Fold Hearth", false],
	["The Fold And Hearth And Mill And House And Mountain, Kulai, Johor", false],
])("tells whether %j is a name with its place: %j", (text, expected) => {
	expect(endsInPlace(text)).toBe(expected);
});

it("goes on with a sentence that was cut behind a place", () => {
	const rows = [
		"Opened three new shops for bread and soup in Jakarta, Indonesia",
		"Bangkok and Manila were added in the year after that.",
	];
	const { main } = layOut([page(...rows.map((text, at) => piece(text, 50, 100 + at * 12)))]);
	expect(main.map(textOf)).toEqual([rows.join(" ")]);
});

it("begins a new line with a label below another one, but not inside of a point", () => {
	const rows = ["Clinical: Wound care, Cannulation, Triage, Palliative care", "Digital: EMIS Web, SystmOne"];
	const flow = (bullet: string) => {
		const texts = rows.map((text, at) => piece(text, 60, 100 + at * 12));
		return layOut([page(...(bullet ? [piece(bullet, 50, 100)] : []), ...texts)]).main.map(textOf);
	};
	expect(flow("")).toEqual(rows);
	expect(flow("•")).toEqual([rows.join(" ")]);
});

it.each([
	["a year that ends a sentence", "Planned the bread of fourteen schools and joined their board since", "2019.", 1],
	["a year of its own", "Planned the bread of fourteen schools and joined their board since", "2019", 2],
	[
		"entries with years behind them",
		"BSc in Baking and Sowing, Bread College of Kulai (2016)",
		"BSc Soup, Fold College (2014)",
		2,
	],
	[
		"a sentence with years",
		"Joined the board of the oldest bakery in the town (2016)",
		"and the council of all its bakers (2018)",
		1,
	],
	["a bracket that goes on", "Skilled worker for harbours (2011", "to 2014)", 1],
	["a point with a bracket behind its letter", "Skilled worker (see below", "A) Bakeries", 2],
	["a period that was cut before its year", "Baker | Fold Hearth, Leeds January 2010 – May", "2014", 1],
	["a period that was cut behind its dash", "Baker | Fold Hearth, Leeds January 2010 –", "May 2014", 1],
	["a period that was cut behind its first month", "Baker | Fold Hearth, Leeds January", "2010 – May 2014", 1],
	["a period below a name", "Baker | Fold Hearth, Leeds in Autumn", "2010 – May 2014", 2],
	["two dates", "Baker | Fold Hearth, Leeds January 2010", "May 2014", 2],
	["a period and another date", "Baker | Fold Hearth, Leeds January 2010 – Today", "2014", 2],
	["a year and a word before another date", "Baker in the shop that burnt in 2010 – Leeds", "2014", 2],
	["a position below a sentence", "Baked four kinds of bread at night and fed all of the ovens.", "Bread Baker", 2],
	["a company below a sentence", "Baked four kinds of bread at night and fed all of the ovens.", "Fold Hearth Ltd", 2],
	[
		"a position and its dates below a sentence",
		"Baked four kinds of bread at night and fed all of the ovens.",
		"Bread Baker, May 2015 – June 2017",
		2,
	],
	[
		"a company and its place below a sentence",
		"Baked four kinds of bread at night and fed all of the ovens.",
		"Fold Hearth, Kulai, Johor",
		2,
	],
	[
		"a second sentence",
		"Baked four kinds of bread at night and fed all of the ovens.",
		"Trained a Baker in the shop.",
		1,
	],
	["a position inside of a sentence", "Baked four kinds of bread at night together with the Senior", "Bread Baker", 1],
	["a bracket that doesn't end", "Skilled worker (2011", "Baker", 2],
	["brackets of their own", "Skilled worker (2011)", "Baker (2014)", 2],
])("joins rows or not: %s", (_what, first, second, count) => {
	const { main } = layOut([page(piece(first, 50, 100), piece(second, 50, 112))]);
	expect(main).toHaveLength(count);
});
