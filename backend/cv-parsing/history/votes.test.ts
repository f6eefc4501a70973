import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEducation } from "./education";
import { readEmployment } from "./employment";

const names = (flow: readonly Line[]) =>
	readEmployment(flow).map(({ job_title, company_name }) => [job_title, company_name]);
const schools = (flow: readonly Line[]) =>
	readEducation(flow).map(({ institutional_name, degree_obtained }) => [institutional_name, degree_obtained]);

/** A line whose runs look different, with other cells beside them. */
const mixed = (runs: string[], ...beside: string[]) =>
	line([runs.join(" "), ...beside].join(" || "), { runs: [...runs, ...beside] });

it("takes no tags beside the dates for names if one mark parts both names above them", () => {
	const flow = lines(`Baker, Hearth Inc
		2019 – 2021 | Bread Yeast Salt
		• Made bread.
		Cook, Saint Mill
		2015 – 2018 | Soup Salt
		• Made soup.`);
	expect(names(flow)).toEqual([
		["Baker", "Hearth Inc"],
		["Cook", "Saint Mill"],
	]);
});

it("takes no works for positions where no entry has a period", () => {
	expect(
		names(lines("1999 || Bread in Winter\nA film about bread.\n2004 || The Long Road\nA film about roads.")),
	).toEqual([]);
	expect(names(lines("1999 || Baker, Fold Hearth"))).toEqual([["Baker", "Fold Hearth"]]);
});

it("reads a school without a telling word where letters part it from the degree as in another line", () => {
	const flow = [
		mixed(["BSc, Physics", "Oslo University"], "2012 – 2016"),
		mixed(["MSc, Nursing", "KAI."], "2010 – 2012"),
	];
	expect(schools(flow)).toEqual([
		["Oslo University", "BSc"],
		["KAI", "MSc"],
	]);
});

it("leaves the place out behind a school without a telling word", () => {
	expect(schools(lines("KAI, Seoul, South Korea || 2012 – 2016\nBSc Physics"))).toEqual([["KAI", "BSc"]]);
});

it("reads long names with places beside and behind them", () => {
	const flow = lines(`Baker || 2020 – 2021
		The Old Bakery of Fold and Hearth GmbH || Freiburg im Breisgau
		• Made bread.
		2018 || Saint Mill, Austin, TX
		Cook
		• Made soup.
		Waiter || 2015 – 2016
		Fold Hearth, Campinas - SP
		• Served soup.`);
	expect(names(flow)).toEqual([
		["Baker", "The Old Bakery of Fold and Hearth GmbH"],
		["Cook", "Saint Mill"],
		["Waiter", "Fold Hearth"],
	]);
});

it("takes the names above for those that a place beside the company hides, if each entry has one", () => {
	const flow = lines(`Breadmaster
		Hearth Ltd | Foldtown | 2019 – Present
		• Made bread.
		Soupmaster
		Saint Mill | Foldtown | 2015 – 2018
		• Made soup.`);
	expect(names(flow)).toEqual([
		["Breadmaster", "Hearth Ltd"],
		["Soupmaster", "Saint Mill"],
	]);
});

it("knows names that end with an abbreviated country", () => {
	const flow = lines(
		"Baker\nFold Hearth - Manchester, UK.\nDecember 2015 to Present\n1. Bread:\nMade for the whole street.",
	);
	expect(names(flow)).toEqual([["Baker", "Fold Hearth"]]);
});

it("takes a name for short whose place is long, and one that ends with initials", () => {
	const flow = [
		line("Baker || 2020 – 2021"),
		line("The Old Bakery of Fold and Hearth, Freiburg im Breisgau", { font: "italic" }),
		line("• Made bread."),
		line("Cook || 2018 – 2019"),
		line("Saint Mill S.A.C.", { font: "italic" }),
		line("• Made soup."),
	];
	expect(names(flow)).toEqual([
		["Baker", "The Old Bakery of Fold and Hearth"],
		["Cook", "Saint Mill S.A.C."],
	]);
});

it("keeps two positions that a slash parts together, and a city as an employer", () => {
	const flow = lines(
		"2019 – 2020 || Baker / Cook\nFold Hearth\n• Bread.\n2017 – 2018 || Clerk, City of Boise.\n• Files.",
	);
	expect(names(flow)).toEqual([
		["Baker/Cook", "Fold Hearth"],
		["Clerk", "City of Boise"],
	]);
});

it("takes an internship for the position where there is no other", () => {
	const flow = lines(
		"2019 – 2020 || Internship\nFold Hearth Ltd\n• Bread.\n2017 – 2018 || Cook\nSaint Mill Ltd\n• Soup.",
	);
	expect(names(flow)[0]).toEqual(["Internship", "Fold Hearth Ltd"]);
});

it("takes what stands behind the degrees for schools where no entry names one otherwise", () => {
	expect(schools(lines("2014 – 2016: MSc in Baking, Norland\n2011 – 2014: BSc, Sowing, Kaisted"))).toEqual([
		["Norland", "MSc"],
		["Kaisted", "BSc"],
	]);
	expect(schools(lines("2014 – 2016: MSc in Baking, Norland\n2011 – 2014: Diploma, Sowing"))).toEqual([
		[undefined, "MSc"],
		[undefined, "Diploma"],
	]);
});

it("takes a diploma of a high school for a degree", () => {
	expect(schools(lines("2004 – 2008 || Lowland\nHigh School Diploma"))).toEqual([["Lowland", "High School Diploma"]]);
});

it("reads a company that seems to be a place beside the dates, above its position", () => {
	const flow = lines("2019 – 2021 || Hearthfold, Malang\nContent Writer\n2017 – 2019 || Saint Ltd, Malang\nCook");
	expect(names(flow)).toEqual([
		["Content Writer", "Hearthfold"],
		["Cook", "Saint Ltd"],
	]);
});

it("takes the text below a degree with a subject for the school, and below another for the subject", () => {
	const flow = lines(
		"2013 – 2015 || Master Marketing\nNorland\n2010 – 2013 || Bachelor\nBaking and Roasting\nOslo University",
	);
	expect(readEducation(flow).map((one) => [one.institutional_name, one.field_of_study])).toEqual([
		["Norland", undefined],
		["Oslo University", "Baking and Roasting"],
	]);
});

it("parts no position at its comma if most entries have both names without that", () => {
	const flow = lines(`Pastry Executive, Human Capital | Fold Hearth | 2019 – 2021
		Cook | Saint Mill | 2017 – 2019
		Waiter | Blue House | 2015 – 2017`);
	expect(names(flow)[0]).toEqual(["Pastry Executive, Human Capital", "Fold Hearth"]);
	expect(names(lines("Cook, Saint Capital || 2017 – 2019"))).toEqual([["Cook", "Saint Capital"]]);
});

it("parts two unknown names at the one mark that all entries have", () => {
	const flow = lines("Ropewalker, Saint Mill || 2019 – 2021\n• Made ropes.\nLampman, North Works || 2015 – 2018");
	expect(names(flow)).toEqual([
		["Ropewalker", "Saint Mill"],
		["Lampman", "North Works"],
	]);
	const colon = lines("2019 – 2021 || Ropewalker: Saint Mill\n2015 – 2018 || Lampman: North Works");
	expect(names(colon)).toEqual([
		["Ropewalker", "Saint Mill"],
		["Lampman", "North Works"],
	]);
});

it.each([
	["one entry", "Ropewalker, Saint Mill || 2019 – 2021"],
	["unknown towns", "Ropewalker, Ahlat || 2019 – 2021\nLampman, Zorbal || 2015 – 2018"],
	["a text without the mark", "Ropewalker, Saint Mill || 2019 – 2021\nLampman || 2015 – 2018"],
	["two marks", "Ropewalker, Saint Mill, Foldrum || 2019 – 2021\nLampman, North Works || 2015 – 2018"],
	["small letters", "Ropewalker, making ropes || 2019 – 2021\nLampman, lighting lamps || 2015 – 2018"],
	["departments", "Ropewalker, Human Resources || 2019 – 2021\nLampman, North Works || 2015 – 2018"],
	["kinds of work", "Ropewalker, Full Time || 2019 – 2021\nLampman, Part Time || 2015 – 2018"],
	["legal forms", "Saint Mill, Inc. || 2019 – 2021\nNorth Works, Ltd. || 2015 – 2018"],
	["two positions", "Baker, Head Cook || 2019 – 2021\nWaiter, Head Porter || 2015 – 2018"],
])("parts no unknown names because of %s", (_what, text) => {
	expect(names(lines(text)).every(([title, company]) => title === undefined || company === undefined)).toBe(true);
});

it("parts no names at a mark where the company stands below", () => {
	const flow = lines(
		"Ropewalker, Night Shift || 2019 – 2021\nSaint Mill GmbH\n• Made ropes.\nLampman, Day Shift || 2015 – 2018\nNorth Works GmbH",
	);
	expect(names(flow).map(([, company]) => company)).toEqual(["Saint Mill GmbH", "North Works GmbH"]);
});
