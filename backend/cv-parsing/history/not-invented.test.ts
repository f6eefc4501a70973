import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";
import { readEmployment } from "./employment";

const jobs = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);
const schools = (text: string) => readEducation(lines(text)).map((one) => one.institutional_name);

it.each<[string, string | undefined, string | undefined]>([
	["PT Roti Jaya\nSales\n2019 – 2021", "Sales", "PT Roti Jaya"],
	["Agent\nToko Roti\n2019 – 2021", "Agent", "Toko Roti"],
	["Programmer SAS\nFold Hearth\n2019 – 2021", "Programmer SAS", "Fold Hearth"],
	["Teaching Assistant UG\nFold Hearth\n2019 – 2021", "Teaching Assistant UG", "Fold Hearth"],
	["Sales Manager\nPartners\n2019 – 2021", "Sales Manager", "Partners"],
])("reads position and company of %j", (text, title, company) => {
	expect(jobs(text)).toEqual([[title, company]]);
});

it("takes no remark behind a label for a company", () => {
	expect(jobs("Koch bei Fold || 2019 – 2021\nUnternehmen: 500 Mitarbeiter")).toEqual([["Koch", "Fold"]]);
});

it.each(["eBay", "3M", "7-Eleven Malaysia"])("takes %j behind its label for a company", (company) => {
	expect(jobs(`Company: ${company}\nPosition: Baker\n2019 – 2021`)).toEqual([["Baker", company]]);
});

it("reads a position in a sentence that ends with its years", () => {
	expect(jobs("Kasir di toko roti besar yang ramai, 2019 – 2021.")).toHaveLength(1);
});

it("reads schools whose names begin with a word for a role", () => {
	expect(schools("Captain Shreve High School\n2009 – 2012")).toEqual(["Captain Shreve High School"]);
});

it("takes no sentence with a place behind it for a name", () => {
	const text = "Mate in PT Bahtera\n(02/2018 to 03/2020)\nLed 18 crew on a boat of 60 GT. (Kulai)";
	expect(jobs(text)).toEqual([["Mate", "PT Bahtera"]]);
	expect(jobs("2019 – 2021\nBaker\nFold Hearth Inc. (Kulai)\nMade bread.")).toEqual([["Baker", "Fold Hearth Inc."]]);
});

it.each(["Specialist in Corporate Structures", "Consultant in Digital Media"])(
	"splits no position at its subject: %j",
	(title) => {
		expect(jobs(`${title}\nFold Hearth\n2019 – 2021`)).toEqual([[title, "Fold Hearth"]]);
	},
);

it("takes no date that ends a sentence for a position", () => {
	const text = "Baker\nFold Hearth\n2019 – 2021\nSat on the committee of the whole street from\nMarch 2019.";
	expect(jobs(text)).toEqual([["Baker", "Fold Hearth"]]);
});
