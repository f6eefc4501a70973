import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEmployment } from "./employment";

const names = (flow: readonly Line[]) => readEmployment(flow).map((job) => [job.job_title, job.company_name]);
const read = (text: string) => names(lines(text));

it("leaves out the place behind a company if all entries have one and half of them are known", () => {
	const known = "Baker — Saint Mill, Kulai || 2019 – 2021\n• Made bread.";
	expect(read(`${known}\nRopewalker — Fold Hearth, Ōhope || 2015 – 2019\n• Made ropes.`)).toEqual([
		["Baker", "Saint Mill"],
		["Ropewalker", "Fold Hearth"],
	]);
	expect(read(`${known}\nCook — Ōhope Inn, Ōhope || 2015 – 2019\n• Made soup.`)[1]).toEqual(["Cook", "Ōhope Inn"]);
});

it.each([
	// No entry shows that places stand there.
	"Cook — Soups, Fold || 2015 – 2019\nBaker — Bread, Hearth || 2012 – 2015",
	// The part before the comma is a department.
	"Cook — Finance, Fold || 2015 – 2019\nBaker — Saint Mill, Kulai || 2012 – 2015",
])("keeps what may be a name: %j", (text) => {
	expect(read(text)[0]?.[1]).toContain(", Fold");
});

it.each([
	["Crew Trainer, Fold’s, Millbrook, N.C.\nJune 2017 – Aug. 2018", ["Crew Trainer", "Fold’s"]],
	["Baker, Camp Hearth, Cedar Hill, N.C.\nSummers 2018, 2019", ["Baker", "Camp Hearth"]],
	["Bank Teller, Fold, Inc., Millbrook, N.Y. || May 2010 to Aug. 2011", ["Bank Teller", "Fold, Inc."]],
	["Hearth Clinic, Millbrook, Tenn.\nAide, 2016 – 2019\n• Helped.", ["Aide", "Hearth Clinic"]],
	["Lecturer, 2018 – 2020\nFold, Mill Park, NC\nBread, Soup and Salt", ["Lecturer", "Fold"]],
	["Lecturer, 2018 – 2020\nFold County Public Schools, NC\nBread", ["Lecturer", "Fold County Public Schools"]],
	["Magang — Kantor Pos Kulai || 2017 – 2018\nSortir dan input resi", ["Magang", "Kantor Pos Kulai"]],
	["Kasir – UD Fold, Lubuk Hearth || 2017 – 2018\n• Counter.", ["Kasir", "UD Fold"]],
	["Kasir – PT Fold, Tbk || 2017 – 2018\n• Counter.", ["Kasir", "PT Fold, Tbk"]],
	["Fold Hearth, Austin, TX 78701\nBaker, 2016 – 2019\n• Made bread.", ["Baker", "Fold Hearth"]],
	["Baker — Fold Hearth (Dayton, OH 45402-1101) || 2017 – 2018\n• Counter.", ["Baker", "Fold Hearth"]],
	["Waiter — Fold Hearth, Dumaguete City || 2017 – 2018\n• Counter.", ["Waiter", "Fold Hearth"]],
])("reads the names in %j", (text, job) => {
	expect(read(text)[0]).toEqual(job);
});

it("reads a description with the word of a position as no name", () => {
	const text = "Ropewalker || Fold Hearth, Ōhope || 2021 – 2022\nMentor four assistants and plan the year";
	expect(read(text)).toEqual([["Ropewalker", "Fold Hearth, Ōhope"]]);
});

it("parts names at a comma and the look of their letters above a place", () => {
	const entry = (title: string, company: string, dates: string, place: string, told: string) => [
		line(`${title}, ${company} || ${dates}`, { runs: [title, `, ${company}`, dates], font: "body" }),
		line(place, { size: 0.9, font: "small" }),
		line(told, { font: "body" }),
	];
	const flow = [
		...entry("Kitchen Porter", "Hearth", "2019 – 2021", "Ōhope", "Dishes, deliveries and prep"),
		...entry("Home Help", "Fold", "2016 – 2019", "Kulai", "Shopping and cooking"),
	];
	expect(names(flow)).toEqual([
		["Kitchen Porter", "Hearth"],
		["Home Help", "Fold"],
	]);
});

it("leaves a line above both names to the entry before, if the first entry's names stand above its dates", () => {
	const text = "Cook — Fold Hearth\n2016 – 2020\nMade soup\nRopewalker — Saint Mill || 2014 – 2015\nMade ropes";
	expect(read(text)).toEqual([
		["Cook", "Fold Hearth"],
		["Ropewalker", "Saint Mill"],
	]);
});

it("takes a name behind a company for a town where the candidate's own stands behind others", () => {
	const flow = lines("2016 – 2020 || Cook at Fold Hearth, Staithes\n2011 – 2012 || Picker at Keohane's, Ōhope");
	const jobs = readEmployment(flow, { headline: new Set(), studies: [], home: "Staithes, UK" });
	expect(jobs.map((job) => job.company_name)).toEqual(["Fold Hearth", "Keohane's"]);
});

it("finds companies and their towns below positions, above descriptions that look alike", () => {
	const text = `Boilermaker || 2019 – 2021
Nkana Slag, Kitwe
Repairs on boilers
Rigger || 2015 – 2019
Kafue Cane, Mazabuka
Lifted pans`;
	expect(read(text)).toEqual([
		["Boilermaker", "Nkana Slag"],
		["Rigger", "Kafue Cane"],
	]);
	expect(read(text.replace(/, (?:Kitwe|Mazabuka)/g, ", Ōhope"))[0]?.[1]).toBeUndefined();
});

it("takes a length of time for no company", () => {
	expect(read("Cook, Fold Hearth || 2019 – 2021\nHelper || Two weeks, 2014").flat()).not.toContain("Two weeks");
});

it("takes a company's abbreviated form for no end of a sentence", () => {
	expect(read("2019 – 2021 || Zorbal\nFold Circus Lt.\n• Made bread.")).toEqual([["Zorbal", "Fold Circus Lt."]]);
});
