import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEmployment } from "./employment";

const names = (flow: readonly Line[]) =>
	readEmployment(flow).map(({ job_title, company_name }) => [job_title, company_name]);

/** A company with what stands beside it, and a position in other letters beside its dates. */
const entry = (company: string, title: string, dates: string) => [
	line(company),
	line(`${title} || ${dates}`, { strong: true, font: "b" }),
	line("• Made bread."),
];

it("leaves the team with its position where each company stands above", () => {
	const flow = [
		...entry("Fold LLC || Leeds, UK", "Engineer, Cloud Team", "2019 – 2021"),
		...entry("Universidad de Oslo || Oslo, Norway", "Asistente de investigación, Laboratorio HPC", "2015 – 2018"),
	];
	expect(names(flow)).toEqual([
		["Engineer, Cloud Team", "Fold LLC"],
		["Asistente de investigación, Laboratorio HPC", "Universidad de Oslo"],
	]);
});

it("leaves the team with positions that share the company above", () => {
	const flow = [
		line("Fold School", { strong: true }),
		line("Head Teacher, 2021 – 2023"),
		line("• Led the school."),
		line("Class Teacher, Year 4, 2018 – 2021"),
		line("Cover Teacher, Jan – June 2018"),
		line("Hearth School, Leeds", { strong: true }),
		line("Teacher, 2014 – 2017"),
	];
	expect(names(flow)).toEqual([
		["Head Teacher", "Fold School"],
		["Class Teacher, Year 4", "Fold School"],
		["Cover Teacher", "Fold School"],
		["Teacher", "Hearth School"],
	]);
});

it("parts position and company at the comma if a department stands above, or a company behind it", () => {
	const flow = [
		...entry("Bread", "Baker, Fold Hearth Ltd", "2019 – 2021"),
		...entry("Soup", "Cook, Saint Mill Ltd", "2015 – 2018"),
	];
	expect(names(flow)).toEqual([
		["Baker", "Fold Hearth Ltd"],
		["Cook", "Saint Mill Ltd"],
	]);
});

it.each([
	["Baker -- Fold Hearth | 2019 – Present", ["Baker", "Fold Hearth"]],
	["Baker :: Fold Hearth || 2019 – 2021", ["Baker", "Fold Hearth"]],
	["Baker » Fold Hearth || 2019 – 2021", ["Baker", "Fold Hearth"]],
	["Padeiro na Casa Fold, 2019 – 2021", ["Padeiro", "Casa Fold"]],
	["PT Fold Makmur (Jan 2019 – Feb 2021)\nSebagai Kasir", ["Kasir", "PT Fold Makmur"]],
	["Internship at Fold Hearth || Jun 2019 – Aug 2019", ["Internship", "Fold Hearth"]],
	["WS 2013/14 – SS 2015 || Tutor, Universität Oslo", ["Tutor", "Universität Oslo"]],
	["Baker, Fold Hearth || Q1 2019 – Q3 2021", ["Baker", "Fold Hearth"]],
])("reads position and company in %j", (text, both) => {
	expect(names(lines(`${text}\n• Made bread.`))).toEqual([both]);
});

it("leaves the team with its position where places stand in the line of the companies", () => {
	const flow = lines(
		"Fold Spatial, Northampton, MA\nAssistant, Bread Lab || 2013 – present\n• Made bread.\n" +
			"Saint Mill Project, Springfield, MA\nOutreach Worker, Night Rolls || 2011 – 2013\n• Made rolls.\n" +
			"Hearth, Lyme Regis\nResearch Assistant || 2009 – 2011\n• Made soup.",
	);
	expect(names(flow).slice(0, 2)).toEqual([
		["Assistant, Bread Lab", "Fold Spatial"],
		["Outreach Worker, Night Rolls", "Saint Mill Project"],
	]);
});

it("takes places above the dates for no companies", () => {
	const flow = lines("Leeds, UK\nBaker, Saint Mill || 2013 – 2015\n• Made bread.\nYork, UK\nCook, Fold || 2011 – 2013");
	expect(names(flow)).toEqual([
		["Baker", "Saint Mill"],
		["Cook", "Fold"],
	]);
});
