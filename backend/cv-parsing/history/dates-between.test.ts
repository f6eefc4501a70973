import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEmployment } from "./employment";

const names = (flow: readonly Line[]) => readEmployment(flow).map((one) => [one.job_title, one.company_name]);
const BOTH = [
	["Baker", "Fold Hearth"],
	["Cook", "Saint Mill"],
];

it.each([
	"Baker 2019 – 2021 Fold Hearth\n• Made bread.\nCook 2017 – 2019 Saint Mill\n• Made soup.",
	"Fold Hearth 2019 – 2021 Baker\n• Made bread.\nSaint Mill 2017 – 2019 Cook\n• Made soup.",
])("reads names on both sides of their dates: %j", (text) => {
	expect(names(lines(text))).toEqual(BOTH);
});

it("reads no names around dates where no word tells, or in one line alone", () => {
	expect(names(lines("Fold Hearth 2019 – 2021 Saint Mill\nOven Wizard 2017 – 2019 Aarde"))).not.toContainEqual([
		"Fold Hearth",
		"Saint Mill",
	]);
	expect(names(lines("Baker 2019 – 2021 Fold Hearth\n• Made bread."))).not.toContainEqual(["Baker", "Fold Hearth"]);
});

it("leaves out unknown places behind dates below companies", () => {
	const entry = (company: string, below: string) => [
		line(company, { font: "bold", strong: true }),
		line(below, { font: "body" }),
		line("• Made bread."),
	];
	const flow = [...entry("Fold Hearth", "Baker 2019 – 2021 Mojácar"), ...entry("Saint Mill", "Cook 2017 – 2019 Ahlat")];
	expect(names(flow)).toEqual(BOTH);
});

it.each([
	["2020 – 2021 Baker, Fold Hearth\nKept the oven running since 2012.\n2018 – 2019 Cook, Saint Mill\nMade soup."],
	["Worked as a Baker at Fold Hearth || 2020 – 2021\nWorking as a Cook at Saint Mill || 2018 – 2019"],
	["Caring for my family || 2021 – 2022\nBaker, Fold Hearth || 2018 – 2020\nCook, Saint Mill || 2017 – 2018"],
	["Baker, Fold Hearth || 2020 – 2021\nCook, Saint Mill || 2018 – 2019\nLanguage course in Spain || 2016 – 2017"],
])("reads no sentence and no break as a position: %j", (text) => {
	expect(names(lines(text))).toEqual(BOTH);
});

it("takes no part of the world for a company", () => {
	expect(names(lines("Sales Manager, London, UK, Europe || 2020 – 2021\nFold Hearth\n• Led."))).toEqual([
		[expect.stringContaining("Sales Manager"), "Fold Hearth"],
	]);
});
