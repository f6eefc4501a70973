import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEmployment } from "./employment";

const names = (flow: readonly Line[]) =>
	readEmployment(flow).map(({ job_title, company_name }) => [job_title, company_name]);

const TOLD = "Made bread for the whole street.";

/** A line whose runs look different, with other cells beside them. */
const mixed = (runs: string[], ...beside: string[]) =>
	line([runs.join(" "), ...beside].join(" || "), { runs: [...runs, ...beside] });

it.each([
	"Fold Hearth || Millbrook\nBaker || Jan 2020 – Feb 2021\n• Made bread.",
	"Fold Hearth || Millbrook\nJan 2020 – Feb 2021 || 1 year, 2 months\nBaker\n• Made bread.",
])("takes no place beside a name for a name: %j", (text) => {
	expect(names(lines(text))).toEqual([["Baker", "Fold Hearth"]]);
});

it("takes no small place between the names for a company", () => {
	const flow = [
		line("Jan 2020 – Feb 2021 || Baker", { strong: true }),
		line("MILLBROOK", { size: 0.8 }),
		line("Fold Hearth"),
		line("• Made bread."),
	];
	expect(names(flow)).toEqual([["Baker", "Fold Hearth"]]);
});

it("takes a city's administration for a company, and a town behind two names for a place", () => {
	expect(names(lines("City of Boise || Jan 2020 – Feb 2021\nBaker\n• Made bread."))).toEqual([
		["Baker", "City of Boise"],
	]);
	expect(names(lines("Baker, Fold Hearth, Arequipa || 2020 – 2021\nWizard, Saint Mill, Arequipa || 2018"))).toEqual([
		["Baker", "Fold Hearth"],
		["Wizard", "Saint Mill"],
	]);
});

it("finds dates below the description, with the town behind them", () => {
	const entry = (name: string, dates: string) => [
		...lines(name).map((one) => ({ ...one, strong: true, size: 1.2 })),
		...lines(`Made bread for all the people.\n${dates}`),
	];
	const all = [
		...entry("Baker, Fold Hearth GmbH", "2021 – Present — Oldenburg"),
		...entry("Wizard, Saint\nMill Oldenburg", "März 2020 – Mai 2021 — Chemnitz"),
		...entry("Cook, Hearth Ltd", "Summer 2018 — Pune, Maharashtra"),
	];
	expect(readEmployment(all).map((one) => [one.job_title, one.company_name, one.start_date ?? one.start_year])).toEqual(
		[
			["Baker", "Fold Hearth GmbH", "2021"],
			["Wizard", "Saint Mill Oldenburg", "2020-03"],
			["Cook", "Hearth Ltd", undefined],
		],
	);
});

it("takes no place beside the company for a position that stands below", () => {
	const text = "2020 – 2021 || Fold Hearth || Millbrook\nBaker, Confectioner\n• Made bread.";
	expect(names(lines(text))).toEqual([["Baker, Confectioner", "Fold Hearth"]]);
	expect(names(lines("Baker, Isala Hearth, Oslo. || 2018 – 2019\n• Made bread."))).toEqual([["Baker", "Isala Hearth"]]);
});

it("parts names by their letters above dates with a town behind them", () => {
	const flow = [
		mixed(["Baker", "Fold Hearth"]),
		...lines(`Jan 2020 – Feb 2021 | Kulai\n${TOLD}`),
		mixed(["Assistant Cook", "Saint Mill"]),
		...lines(`Mar 2018 – Dec 2019 | Ōhope\n${TOLD}`),
	];
	expect(names(flow)).toEqual([
		["Baker", "Fold Hearth"],
		["Assistant Cook", "Saint Mill"],
	]);
});

it("takes no place in the column of the dates for a company", () => {
	const small = { size: 0.86 };
	const flow = [
		line("Jan 2020 – Feb 2021 || Baker"),
		...[line("Ōhope", small), line("Fold Hearth"), line(TOLD)],
		line("Mar 2018 – Dec 2019 || Cook"),
		...[line("Kulai || Saint Mill"), line(TOLD)],
		line("Mar 2017 – Feb 2018 || Picker"),
		...[line("Ahipara || Long Field"), line(TOLD)],
	];
	expect(names(flow)).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
		["Picker", "Long Field"],
	]);
});

it.each([
	["2019 – 2021 || Baker\nFold Hearth || Kulai\n• Made bread.", ["Baker", "Fold Hearth"]],
	["2019 – 2021 || Fold Hearth\nBaker || Kulai\n• Made bread.", ["Baker", "Fold Hearth"]],
	["Baker || 2019 – 2021\nFold Hearth || Kulai\n• Made bread.", ["Baker", "Fold Hearth"]],
])("keeps a company beside a place below the dates: %j", (text, name) => {
	expect(names(lines(text))).toEqual([name]);
});

it("takes a town between a company above and its position for a place, known or not", () => {
	expect(names(lines(`Fold Hearth – Ōhope\nBaker\nJan 2020 – Feb 2021\n${TOLD}`))).toEqual([["Baker", "Fold Hearth"]]);
	// A position above names its company, whatever stands below.
	const flow = lines(`Baker – Fold Hearth\nHead Cook\nJan 2020 – Feb 2021\n${TOLD}`);
	expect(names(flow)).toEqual([["Baker", "Fold Hearth"]]);
});

it("takes what stands behind a company for a place where another one has a known town there", () => {
	const both = (first: string, second: string) =>
		names(
			lines(
				`Baker at ${first}\nJanuary 2019 — May 2021\n${TOLD}\nCook at Saint Mill, ${second}\nMay 2016 — May 2018\n${TOLD}`,
			),
		);
	expect(both("Fold, Ōhope", "Leeds")).toEqual([
		["Baker", "Fold"],
		["Cook", "Saint Mill"],
	]);
	expect(both("Fold, Inc.", "Leeds")[0]).toEqual(["Baker", "Fold, Inc."]);
	expect(both("Fold, Night Kitchen", "Retail")[0]).toEqual(["Baker", "Fold, Night Kitchen"]);
});

it.each([
	["Assistant Manager, Food\nOrange || 2016 – 2019", "Assistant Manager, Food", "Orange"],
	["Nurse, ER\nProvidence || 2016 – 2019", "Nurse, ER", "Providence"],
	["Store Manager, Menswear\nLincoln || 2016 – 2019", "Store Manager, Menswear", "Lincoln"],
	["Gerente, Vendas\nNatal || 2016 – 2019", "Gerente, Vendas", "Natal"],
	["Caixa, Loja\nAmericana || 2016 – 2019", "Caixa, Loja", "Americana"],
	["Engineer, Tools\nLincoln 2014 – 2016", "Engineer, Tools", "Lincoln"],
])("keeps a company that is named like a town below a position with a comma: %j", (text, title, company) => {
	expect(names(lines(`${text}\n• Led the team.\nBaker\nFold Hearth Ltd || 2012 – 2014\n• Baked.`))[0]).toEqual([
		title,
		company,
	]);
});

it.each(["Partner at Fold, Lipton", "Engineer at Fold, Hearthware"])(
	"doesn't let one town cut another company: %j",
	(first) => {
		const text = `${first} || 2016 – 2019\n• Worked.\nCook at Saint Mill, New York || 2014 – 2016`;
		expect(names(lines(text)).map(([, company]) => company)).toEqual([first.split(" at ")[1], "Saint Mill"]);
	},
);

it("reads a name with a colon below which nothing stands, and no head of a list as one", () => {
	expect(names(lines("Engineer || 2014 – 2016\nKulai Night Kitchen:"))).toEqual([["Engineer", "Kulai Night Kitchen"]]);
	expect(names(lines("Engineer || 2014 – 2016\nFinished Works:\n• Ovens"))).toEqual([["Engineer", undefined]]);
});
