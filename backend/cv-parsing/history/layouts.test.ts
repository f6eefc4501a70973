import { line, lines } from "@/tests/cv/lines";
import type { Line } from "../line";
import { readEducation } from "./education";
import { readEmployment } from "./employment";

const names = (flow: readonly Line[]) =>
	readEmployment(flow).map(({ job_title, company_name }) => [job_title, company_name]);
const schools = (flow: readonly Line[]) =>
	readEducation(flow).map(({ institutional_name, degree_obtained }) => [institutional_name, degree_obtained]);

const TOLD = "Made bread for the whole street.";

/** A line whose runs look different, with other cells beside them. */
const mixed = (runs: string[], ...beside: string[]) =>
	line([runs.join(" "), ...beside].join(" || "), { runs: [...runs, ...beside] });

it("tells position and company apart by the look of their letters", () => {
	const flow = [
		mixed(["Baker", "Fold Hearth"], "Jan 2020 – Feb 2021"),
		line("Made bread for the whole street."),
		// The dates had no room beside the names.
		mixed(["Assistant Cook", "Saint Mill"]),
		line("Mar 2018 – Dec 2019"),
		line("Made soup for the whole street."),
	];
	expect(names(flow)).toEqual([
		["Baker", "Fold Hearth"],
		["Assistant Cook", "Saint Mill"],
	]);
});

it("doesn't part names whose letters only come from two fonts", () => {
	const flow = [mixed(["Baker", "Ấm"], "Jan 2020 – Feb 2021"), line("Fold Hearth"), line("• Made bread.")];
	expect(names(flow)).toEqual([["Baker Ấm", "Fold Hearth"]]);
});

it.each(["()", "[]"])("reads names behind dates in brackets: %j", ([open, close]) => {
	const flow = lines(
		`${open}2019 – 2021${close} Quilter @ Marrow\n${TOLD}\n${open}2016 – 2019${close} Weaver, Looms Ltd`,
	);
	expect(names(flow)).toEqual([
		["Quilter", "Marrow"],
		["Weaver", "Looms Ltd"],
	]);
});

it.each([
	"2019.01-至今 腾云织造有限公司 织布工程师\n2016.01-2018.12 光明纺织厂 质检员",
	"腾云织造有限公司 织布工程师 2019.01-至今\n光明纺织厂 质检员 2016.01-2018.12",
])("parts Chinese names beside dates at their spaces: %j", (text) => {
	expect(names(lines(text))).toEqual([
		["织布工程师", "腾云织造有限公司"],
		["质检员", "光明纺织厂"],
	]);
	expect(schools(lines("清华大学 计算机科学与技术 本科 2015.09 - 2019.06"))).toEqual([["清华大学", "本科"]]);
});

it.each(["Baker || Fold Hearth", "Baker, Fold Hearth"])("takes no town beside dates for a company below %j", (both) => {
	const flow = lines(`${both}\nKulai || Jan 2019 – Present\n${TOLD}\nCook || Saint Mill\nLeeds || Jan 2016 – Dec 2018`);
	expect(names(flow)).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
	]);
	expect(names(lines("Baker\nLeeds United || Jan 2019 – Present"))).toEqual([["Baker", "Leeds United"]]);
});

it("parts names at a comma as the other positions do", () => {
	const text =
		"Fold Hearth, Baker || Jan 2020 – Feb 2021\n• Made bread.\nSaint Mill, Tanner || Mar 2018 – Dec 2019\n• Made soup.";
	expect(names(lines(text))).toEqual([
		["Baker", "Fold Hearth"],
		["Tanner", "Saint Mill"],
	]);
});

it.each([
	"Baker (Fold Hearth) || Jan 2020 – Feb 2021\n• Made bread.\nOven Wizard (Saint Mill) || 2015 – 2018\n• Made soup.",
	"Fold Hearth (Baker) || Jan 2020 – Feb 2021\n• Made bread.\nSaint Mill (Oven Wizard) || 2015 – 2018\n• Made soup.",
	"Baker: Fold Hearth || Jan 2020 – Feb 2021\n• Made bread.\nOven Wizard: Saint Mill || 2015 – 2018\n• Made soup.",
	"Baker at Fold Hearth || 2020 – 2021\n• Made bread.\nOven Wizard @ Saint Mill || 2015 – 2018\n• Made soup.",
	"Fold Hearth - Baker, Remote || 2020 – 2021\n• Made bread.\nSaint Mill / Oven Wizard || 2015 – 2018\n• Made soup.",
])("parts names at the marks of %j", (text) => {
	expect(names(lines(text))).toEqual([
		["Baker", "Fold Hearth"],
		["Oven Wizard", "Saint Mill"],
	]);
});

it("leaves a department with its position, if the company stands elsewhere", () => {
	const above = [line("Fold Hearth", { strong: true, font: "bold" }), line("Baker, Night Shift || 2020 – 2021")];
	const below = [line("Baker (Night Shift) || 2015 – 2018"), line("Saint Mill || Millbrook"), line("• Made soup.")];
	expect(names([...above, line("• Made bread."), line("• Made cakes.")])).toEqual([
		["Baker, Night Shift", "Fold Hearth"],
	]);
	expect(names(below)).toEqual([["Baker (Night Shift)", "Saint Mill"]]);
});

it("finds a company above its address", () => {
	const text = "Jan 2020 – Feb 2021 Baker\nFold Hearth\nMill Road 37, 40126 Bologna\nMade bread and cakes\nMade soup";
	expect(names(lines(text))).toEqual([["Baker", "Fold Hearth"]]);
});

it("finds a position without dates among others that look like it", () => {
	const entry = (company: string, title: string, told: string) => [
		line(company, { strong: true, size: 1.6, font: "large" }),
		line(title, { strong: true, size: 1.3, font: "bold" }),
		line(told, { font: "body" }),
	];
	const flow = [
		...entry("Fold Hearth || 2020 – 2021", "Baker", "Made bread for the whole street."),
		...entry("Saint Mill || 2018 – 2019", "Cook", "Made soup for the whole street."),
		...entry("Acme Ltd", "Clerk", "Filed letters for the whole street."),
	];
	expect(names(flow)).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
		["Clerk", "Acme Ltd"],
	]);
});

it("joins a position that was wrapped beside its dates", () => {
	const flow = [
		line("Machine Learning || Feb 2018 – Oct 2021", { font: "body" }),
		line("Engineer", { font: "other" }),
		line("Fold Hearth", { font: "bold" }),
		line("Made ovens for the whole street."),
	];
	expect(names(flow)).toEqual([["Machine Learning Engineer", "Fold Hearth"]]);
});

it("takes neither a month nor a length of time for a company", () => {
	expect(names(lines("Baker || DEC\nJan 2020 – Feb 2021 || 1 year, 2 months\n• Made bread."))).toEqual([
		["Baker", undefined],
	]);
});

it("reads the French word between position and company", () => {
	expect(names(lines("Boulanger chez Fold Hearth || mars 2020 à aujourd'hui"))).toEqual([["Boulanger", "Fold Hearth"]]);
	expect(schools(lines("Master of Science Biology chez Oslo Polytechnic\n2014 à 2016"))).toEqual([
		["Oslo Polytechnic", "Master of Science"],
	]);
});

it("tells degree and school apart by the look of their letters, also where a school's name goes on below", () => {
	const flow = [
		mixed(["Sep 2010 – Jul 2013", "Bachelor of Science", "Universitas Oslo"]),
		mixed(["Diploma History", "Universitas"]),
		line("Kulai · Sep 2008 – Jul 2010"),
	];
	expect(schools(flow)).toEqual([
		["Universitas Oslo", "Bachelor of Science"],
		["Universitas Kulai", "Diploma"],
	]);
});

it("takes no sentence above the dates for a name", () => {
	const text =
		"Baker || Jan 2020 – Feb 2021\nFold Hearth || Millbrook\nMade bread for all the people in the whole street every day\nJan 2018 – Dec 2019\nCook\nSaint Mill || Millbrook";
	expect(names(lines(text))).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
	]);
});

it("leaves dates where they are if names follow them", () => {
	const text = "Baker\n2020 – 2021\nFold Hearth\n• Made bread.\nCook\n2018 – 2019\nSaint Mill\n• Made soup.";
	expect(names(lines(text))).toEqual([
		["Baker", "Fold Hearth"],
		["Cook", "Saint Mill"],
	]);
});

it("parts no position by its letters if the company may stand behind the dates", () => {
	const flow = [mixed(["Manager", "Payments"]), ...lines(`Jan 2020 – Feb 2021 | Ōhope\n${TOLD}`)];
	expect(names(flow)).toEqual([["Manager Payments", "Ōhope"]]);
});

it.each(["High Street", "Made bread daily", "Cloud Platform"])(
	"takes no %j beside a company in the column of the dates for the company itself",
	(beside) => {
		expect(names(lines(`2019 – 2021 || Baker\nGreggs || ${beside}\n• Made bread.`))).toEqual([["Baker", "Greggs"]]);
	},
);

it.each(["SAS", "SAS Institute", "Limited Brands", "SL Green", "KG Mobility"])(
	"takes the company %j behind a position for no legal form",
	(company) => {
		expect(names(lines(`Regional Manager, ${company}\n2019 – 2021\n• Made bread.`))).toEqual([
			["Regional Manager", company],
		]);
	},
);

it("takes two long texts below dates for no names if no word shows that they are", () => {
	const text = "Made bread for the whole street | Trained four people at the till daily";
	expect(names(lines(`2019 – 2021\n${text}\n• Made soup.`))).toEqual([]);
});

it("reads long names of a position and its company below their dates", () => {
	const both = "Landtechnik Fold Hearth GmbH & Co. KG | Elektroniker für Betriebstechnik";
	expect(names(lines(`04/2017 – heute\n${both}\n• Made bread.`))).toEqual([
		["Elektroniker für Betriebstechnik", "Landtechnik Fold Hearth GmbH & Co. KG"],
	]);
});

it.each(["Elektroniker", "Fachinformatikerin", "Elektroinstallateur", "Lehrkraft", "Invalkracht"])(
	"knows %j as a position",
	(title) => {
		expect(names(lines(`Fold Hearth (${title})\n2019 – 2021\n• Made bread.`))).toEqual([[title, "Fold Hearth"]]);
	},
);

it.each(["Iker Hearth", "Windkraft Hearth", "Klassiker", "Optiker Hearth"])(
	"takes no part of %j for a position",
	(company) => {
		expect(names(lines(`${company} – Kulai\nBaker\n2019 – 2021\n• Made bread.`))).toEqual([["Baker", company]]);
	},
);

it("reads the company and the position with a slogan between them", () => {
	const flow = lines(`FOLD HEARTH | Bread for the Whole Street || Leeds, UK
		Founder & Baker || 2019 – 2021
		• Made bread.
		SAINT MILL || Leeds, UK
		Cook || 2015 – 2018
		• Made soup.`);
	expect(names(flow)).toEqual([
		["Founder & Baker", "FOLD HEARTH"],
		["Cook", "SAINT MILL"],
	]);
});

it("takes a company with a small word in it for one above a position", () => {
	const flow = lines(`Kitchen Services at Fold School || 2019 – 2021
		Baker || Austin, TX
		• Made bread.
		Saint Mill Inc || 2015 – 2018
		Cook || Austin, TX
		• Made soup.`);
	expect(names(flow)).toEqual([
		["Baker", "Kitchen Services at Fold School"],
		["Cook", "Saint Mill Inc"],
	]);
});

it("leaves out a long remark behind a position", () => {
	const flow = lines(`Fold Hearth Inc || 2019 – 2021
		Baker (promoted from assistant to first baker in 18 months, 6 months before all others) || Leeds, UK
		• Made bread.`);
	expect(names(flow)).toEqual([["Baker", "Fold Hearth Inc"]]);
});

it("takes the lines below positions for companies if words tell that most of them are", () => {
	const told = ["Baker || 2019 – 2021", "Fold Hearth Ltd", "Leeds, Mill Street", "• Made bread."];
	const more = ["Cook || 2015 – 2018", "Saint Mill Inc", "Leeds, Oak Street", "• Made soup."];
	const helper = ["House Help || 2012 – 2015", "Private family / Domestic work", "Leeds, Elm Street", "• Cooking."];
	expect(names([...told, ...more, ...helper].map((text) => line(text)))[2]).toEqual(["House Help", "Private family"]);
});
