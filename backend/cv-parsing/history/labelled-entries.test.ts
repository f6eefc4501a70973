import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const read = (text: string) =>
	readEmployment(lines(text)).map((one) => [one.job_title, one.company_name, one.start_date ?? one.start_year]);

it.each([
	[
		"Empresa: Fold Hearth (2020 – 2021)\nCargo: Padeira\nEmpresa: Saint Mill (2018 – 2019)\nCargo: Cozinheira",
		["Padeira", "Cozinheira"],
	],
	[
		"2020 – 2021\nFunktion: Oven Wizard\nArbeitgeber: Fold Hearth\n2018 – 2019\nFunktion: Köchin\nArbeitgeber: Saint Mill",
		["Oven Wizard", "Köchin"],
	],
	[
		"Tätigkeit: Bäckerin\nFirma: Fold Hearth\nZeitraum: 2020 – 2021\nTätigkeit: Köchin\nFirma: Saint Mill\nZeitraum: 2018 – 2019",
		["Bäckerin", "Köchin"],
	],
	[
		"Công ty: Fold Hearth\nVị trí: Nhân viên\nThời gian: 2020 – 2021\nCông ty: Saint Mill\nVị trí: Kế toán\nThời gian: 2018 – 2019",
		["Nhân viên", "Kế toán"],
	],
	[
		"Dates || 2020 – 2021\nOccupation or position held || Baker\nName and address of employer || Fold Hearth, Mill Road 3, Leeds\nDates || 2018 – 2019\nOccupation or position held || Tanner\nName and address of employer || Saint Mill, Leeds",
		["Baker", "Tanner"],
	],
	[
		"Company: Fold Hearth\nPeriod: 2020 – 2021\nPosition: Baker\nCompany: Saint Mill\nPeriod: 2018 – 2019\nPosition: Tanner",
		["Baker", "Tanner"],
	],
	[
		"Client: Fold Hearth, Leeds || 2020 – 2021\nRole: Developer\n• Wrote.\nClient: Saint Mill || 2018 – 2019\nRole: Tester\n• Tested.",
		["Developer", "Tester"],
	],
])("reads positions and companies behind labels: %j", (text, [first, second]) => {
	expect(read(text)).toEqual([
		[first, "Fold Hearth", "2020"],
		[second, "Saint Mill", "2018"],
	]);
});

it("takes a company above the dates for that of the entry below if nothing else tells", () => {
	const text = "Position: Baker\nPeriod: 2020 – 2021\nCompany: Saint Mill\nPosition: Tanner\nPeriod: 2018 – 2019";
	expect(read(text)).toEqual([
		["Baker", undefined, "2020"],
		["Tanner", "Saint Mill", "2018"],
	]);
});

it("takes no client for a company where another one employs", () => {
	const text = "Acme Ltd || Jan 2018 – Feb 2021\nDeveloper\nClient: Fold Hearth\n• Wrote code.";
	expect(read(text)).toEqual([["Developer", "Acme Ltd", "2018-01"]]);
});

it.each([
	[
		"Baker, Fold Hearth || Month Year – Month Year\n• Made bread.\nCook, Saint Mill || Month Year – Present\n• Made soup.",
	],
	["Baker\nFold Hearth || MM/YYYY – MM/YYYY\n• Made bread.\nCook\nSaint Mill || MM/YYYY – MM/YYYY\n• Made soup."],
	[
		"Fold Hearth || Month, Year started – Month, Year ended\nBaker || Leeds\n• Made bread.\nSaint Mill || Month, Year started – Month, Year ended\nCook || Leeds\n• Made soup.",
	],
	["Baker\nFold Hearth | Start Month Year – End Month Year\nCook\nSaint Mill | Start Month Year – End Month Year"],
	["Baker\nFold Hearth | 20XX – 20XX\n• Made bread.\nCook\nSaint Mill | 20XX – 20XX\n• Made soup."],
])("reads entries whose dates are placeholders, without dates: %j", (text) => {
	expect(read(text)).toEqual([
		["Baker", "Fold Hearth", undefined],
		["Cook", "Saint Mill", undefined],
	]);
});

it("reads nothing out of a template", () => {
	expect(read("Job Title\nCompany Name\nMonth Year – Month Year\n• Describe what you did.")).toEqual([]);
	expect(read("[Position]\n[Company]\n20XX – 20XX\n• Describe what you did.")).toEqual([]);
});

it.each([
	["Sales Manager PT Lipat Jaya 2020 – 2021", "Sales Manager", "PT Lipat Jaya"],
	["Fold Hearth Ltd Baker 2020 – 2021", "Baker", "Fold Hearth Ltd"],
	["Studio 2019\nDesigner\n2020 – 2021\n• Drew.", "Designer", "Studio 2019"],
	["Baker, Club 2000 || 2020 – 2021", "Baker", "Club 2000"],
	["Cook | Mill Ltd (closed 2019) || 2020 – 2021", "Cook", "Mill Ltd"],
])("parts names at legal forms and keeps their years: %j", (text, title, company) => {
	expect(read(text)).toEqual([[title, company, "2020"]]);
});

it("leaves the year of a whole period to its own row of a table", () => {
	expect(read("Jan 2020 – Feb 2021 || Palm Farmer || Fold Hearth\n2018 – 2019 || Tanner || Saint Mill")).toEqual([
		["Palm Farmer", "Fold Hearth", "2020-01"],
		["Tanner", "Saint Mill", "2018"],
	]);
});
