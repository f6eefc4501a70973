import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEmployment } from "./employment";

const names = (text: string) =>
	readEmployment(lines(text)).map(({ job_title, company_name }) => [job_title, company_name]);

const BOTH = [
	["Baker", "Fold Hearth"],
	["Cook", "Saint Mill"],
];

it.each([
	"• Baker, Fold Hearth || Jan 2019 – Feb 2021\n• Cook, Saint Mill || Jan 2015 – Feb 2018",
	"• Fold Hearth, Baker (Jan 2019 – Feb 2021)\n• Saint Mill, Cook (Jan 2015 – Feb 2018)",
	"• Fold Hearth || Mountain View, CA\nBaker || Jan 2019 – Present\n• Made bread.\n• Saint Mill || Mountain View, CA\nCook || 2015 – 2018\n• Made soup.",
	"• Fold Hearth\nBaker || Jan 2019 – Present\n• Made bread.\n• Saint Mill\nCook || 2015 – 2018\n• Made soup.",
	"Baker\n• Fold Hearth, Jan 2019 – Feb 2021\n• Made bread.\nCook\n• Saint Mill, 2015 – 2018\n• Made soup.",
	"Baker\nFold Hearth\n• Jan 2019 – Feb 2021 || Millbrook\n• Made bread.\nCook\nSaint Mill\n• 2015 – 2018 || Millbrook\n• Made soup.",
])("reads names and dates behind bullets: %j", (text) => {
	expect(names(text)).toEqual(BOTH);
});

it("reads positions in bold letters behind bullets, with company and dates below, and points in the text's letters", () => {
	const bold = (text: string): Line => ({ ...line(text), bullet: true, strong: true });
	const flow = (...looks: ((text: string) => Line)[]) => [
		...[looks[0]?.("Baker") ?? line("Baker"), ...lines("Fold Hearth\n2019 – 2021\n• Made bread.\n• Moved the ovens")],
		...[looks[1]?.("Principal Roper") ?? line("Roper"), ...lines("Saint Mill\n2015 – 2018\n• Made soup.")],
	];
	const read = (all: readonly Line[]) =>
		readEmployment(all).map(({ job_title, company_name }) => [job_title, company_name]);
	expect(read(flow(bold, bold))).toEqual([
		["Baker", "Fold Hearth"],
		["Principal Roper", "Saint Mill"],
	]);
});

it.each([
	"Baker\n• Company: Fold Hearth\n• Period: 2019 – today\nTasks:\n• Made bread.\nCook\n• Company: Saint Mill\n• Period: Summer 2015\nTasks:\n• Made soup.",
	"Fold Hearth\n• Position: Baker\n• Location: Leeds\n• Dates: 2019 – 2021\n• Made bread.\nSaint Mill\n• Position: Cook\n• Location: Leeds\n• Dates: 2015 – 2018",
	"• Unternehmen: Fold Hearth\n• Zeitraum: 2019 – heute\n• Position: Baker\n• Unternehmen: Saint Mill\n• Zeitraum: 2015 – 2018\n• Position: Cook",
	"• Position: Baker\n• Company: Fold Hearth\n• Period: 2019 – 2021\n• Position: Cook\n• Company: Saint Mill\n• Period: 2015 – 2018",
	"• Designation: Baker\n• Organization: Fold Hearth\n• Tenure: Jan 2016 to Dec 2018\n• Made bread.\n• Designation: Cook\n• Organization: Saint Mill\n• Tenure: Jan 2012 to Dec 2015",
	"Baker\n• Firma: Fold Hearth (2016 – heute)\n• Made bread.\nCook\n• Firma: Saint Mill (2012 – 2015)\n• Made soup.",
	"Puesto: Baker\n• Empresa: Fold Hearth\n• Fechas: 2016 – 2018\nPuesto: Cook\n• Empresa: Saint Mill\n• Fechas: 2012 – 2015",
])("reads names and dates behind labels that are points: %j", (text) => {
	expect(names(text)).toEqual(BOTH);
});

it("takes what stands free above labelled companies for positions if most are", () => {
	const entry = (name: string, company: string) =>
		`${name}\n• Company: ${company}\n• Period: 2015 – 2018\n• Made soup.`;
	const read = (...all: string[]) =>
		names(all.map((name) => entry(name, "Fold Hearth")).join("\n")).map(([title]) => title);
	expect(read("Baker", "Oven Wizard")).toEqual(["Baker", "Oven Wizard"]);
	expect(read("Oven Wizard", "Early Summer", "Baker")).toEqual([undefined, undefined, "Baker"]);
});

it("takes labelled dates in a description for those of no position", () => {
	const told = "• Project: Ovens\n• Period: 2019 – 2020\n• Made bread.";
	expect(names(`Baker, Fold Hearth || Jan 2018 – Feb 2021\n${told}`)).toEqual([["Baker", "Fold Hearth"]]);
	expect(names(told)).toEqual([]);
});

it.each([
	"Fold Hearth\n• Moved the ovens (2019 – 2020)\n• Built a shop (2018 – 2019)",
	"Things I did\n• Moved the ovens (2019 – 2020)\nMore of it\n• Built a shop (2018 – 2019)",
	"Baker\n• Moved the ovens, 2019 – 2020\nCook\n• Built a shop, 2018 – 2019",
	"Baker\n• Made bread.\n• Moved the ovens (2019 – 2020)",
])("takes points with dates for no companies: %j", (text) => {
	expect(names(text)).toEqual([]);
});

it("takes labels of points for a project's only where both names stand free", () => {
	const told = "• Client: Saint Mill\n• Role: Writer\n• Company: Mill Street";
	expect(names(`Baker, Fold Hearth || Jan 2018 – Feb 2021\n${told}`)).toEqual([["Baker", "Fold Hearth"]]);
	expect(names("Fold Hearth || Jan 2018 – Feb 2021\n• Role: Writer\n• Wrote.")).toEqual([["Writer", "Fold Hearth"]]);
});

it("takes points of a description for no positions", () => {
	const told = "• Moved the ovens to another street (2019 – 2020)\n• Audit of all recipes, 2018 – 2019\n• Baked bread.";
	expect(names(`Baker, Fold Hearth || Jan 2018 – Feb 2021\n${told}`)).toEqual([["Baker", "Fold Hearth"]]);
});

it.each([
	"Baker, Fold Hearth || Jan 2018 – Feb 2021\nEmployee of the Year 2019",
	"Baker, Fold Hearth || Jan 2018 – Feb 2021\nOpened the second shop in 2019\nbread for everybody in the street since 2019",
	"Baker, Fold Hearth || Jan 2018 – Feb 2021\nSince 2019, I have been making bread.",
])("takes no sentence for a position: %j", (text) => {
	expect(names(text)).toEqual([["Baker", "Fold Hearth"]]);
});

it("reads points of a list in which marks part names and dates", () => {
	const flow = "• Bakery of the Old Mill • Assistant Baker of Fine Bread • since 2021\n• Saint Mill • Cook • 2015–2018";
	expect(names(flow)).toEqual([
		["Assistant Baker of Fine Bread", "Bakery of the Old Mill"],
		["Cook", "Saint Mill"],
	]);
});

it("reads points with dates and a remark behind them, below their companies", () => {
	const flow =
		"Fold Hearth\n• Baker || since May 2020, 12 h/week\n• Made bread.\nSaint Mill\n• Cook || 2015–2018\n• Made soup.";
	expect(names(flow)).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
	]);
});
