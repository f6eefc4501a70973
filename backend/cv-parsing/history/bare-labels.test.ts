import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";
import { readEmployment } from "./employment";

const jobs = (text: string) =>
	readEmployment(lines(text)).map((one) => [one.job_title, one.company_name, one.start_date, one.end_date]);

it("reads labels without colons that each entry of a form has", () => {
	const form = `Job Title: Baker
		Organization Fold Hearth
		Start: 2019-09 - End: 2024-11
		Job Title: Ropewalker
		Organization Saint Mill
		Start: 2015-06 - End: 2019-08`;
	expect(jobs(form)).toEqual([
		["Baker", "Fold Hearth", "2019-09", "2024-11"],
		["Ropewalker", "Saint Mill", "2015-06", "2019-08"],
	]);
});

it.each(["", "• "])("reads forms without any colons, whose positions have dates (%j)", (bullet) => {
	const form = `${bullet}Position Baker - 2019/Sep to Current
		Employer Fold Hearth
		Description Made bread.
		${bullet}Position Cook - 2015/Jun to 2019/Aug
		Employer Saint Mill`;
	expect(jobs(form)).toEqual([
		["Baker", "Fold Hearth", "2019-09", undefined],
		["Cook", "Saint Mill", "2015-06", "2019-08"],
	]);
});

it.each([
	[
		"no other labels",
		"Empresa Municipal\nBaker\n2019 – 2021\nEmpresa Nacional\nCook\n2015 – 2018",
		"Empresa Municipal",
	],
	["positions", "Company Secretary\nFold Hearth\n2019 – 2021\nCompany Driver\nSaint Mill\n2015 – 2018", "Fold Hearth"],
	["one entry", "Job Title: Baker\nOrganization Fold Hearth\n2019 – 2021", "Organization Fold Hearth"],
	[
		"labels in one entry only",
		"Title: Baker\nFirma Hearth\n2019 – 2021\nCook\nFirma Mill\n2015 – 2018",
		"Firma Hearth",
	],
])("leaves words that are also labels where there are %s", (_what, text, company) => {
	expect(jobs(text)[0]?.[1]).toBe(company);
});

it("reads periods whose ends have lines and labels of their own", () => {
	const job = (dates: string) => jobs(`Baker\nFold Hearth\n${dates}`).map(([, , ...rest]) => rest);
	expect(job("Start Date: May 2013\nEnd Date: June 2015")).toEqual([["2013-05", "2015-06"]]);
	expect(job("From: 2013-10\nTo: Present")).toEqual([["2013-10", undefined]]);
	expect(job("Start Date: May 2013\nMade bread.")).toEqual([[undefined, undefined]]);
	expect(job("End Date: June 2015\nStart Date: May 2013")[0]).not.toEqual(["2013-05", "2015-06"]);
	expect(job("From: 2013-10\nTo: the whole street")).toEqual([[undefined, undefined]]);
});

it("takes no start of studies for their end", () => {
	const [one] = readEducation(
		lines("Institute: Oslo University\nEducation Start Date: 2013-10\nEducation End Date: 2015-06"),
	);
	expect([one?.institutional_name, one?.graduation_date]).toEqual(["Oslo University", "2015-06"]);
});

it("takes no word of a position for a label", () => {
	const text = "Empresa Luna\nCargo Operator\n2016 – 2019\nEmpresa Luna\nCargo Operator\n2014 – 2016";
	expect(jobs(text).map(([title, company]) => [title, company])).toEqual([
		["Cargo Operator", "Empresa Luna"],
		["Cargo Operator", "Empresa Luna"],
	]);
});
