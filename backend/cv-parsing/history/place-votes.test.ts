import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const names = (text: string) => readEmployment(lines(text)).map((job) => [job.job_title, job.company_name]);

it("leaves out a place that isn't known where another entry has a known one", () => {
	const known = "Baker, Saint Mill, Kulai (2019 – 2021)\n• Made bread.";
	expect(names(`${known}\nCook, Fold Hearth, Ōhope (2015 – 2019)\n• Made soup.`)).toEqual([
		["Baker", "Saint Mill"],
		["Cook", "Fold Hearth"],
	]);
});

it.each([
	// No entry shows that places stand there.
	["Cook, Fold Hearth, Ōhope (2015 – 2019)\n• Made soup.", ["Cook, Fold Hearth, Ōhope", undefined]],
	// Most entries have something else there.
	[
		"Cook, Soups, Fold Hearth (2015 – 2019)\nBaker, Bread, Saint Mill (2012 – 2015)\nCook, Fold Hearth, Kulai (2010 – 2012)",
		["Cook, Soups, Fold Hearth", undefined],
	],
	// The second text is a department.
	["Cook, Finance, Ōhope (2015 – 2019)\nBaker, Saint Mill, Kulai (2012 – 2015)", ["Cook, Finance, Ōhope", undefined]],
	// The third text is a company's, by its word.
	["Cook, Soups, Hearth Hotel (2015 – 2019)\nBaker, Saint Mill, Kulai (2012 – 2015)", ["Cook", "Soups, Hearth Hotel"]],
	["Baker, Saint Mill, Kulai (2012 – 2015)\nCook, Fold Hearth, Inc. (2015 – 2019)", ["Baker", "Saint Mill"]],
])("keeps the third text that may be a name: %j", (text, first) => {
	expect(names(text)[0]).toEqual(first);
});

it("takes the beginning of a description beside a known town for no company", () => {
	const flow = "2019 – 2021 || Baker\nKulai || Made bread daily\n2015 – 2018 || Cook\nKulai || Saint Mill";
	expect(names(flow)).toEqual([
		["Baker", undefined],
		["Cook", "Saint Mill"],
	]);
});

it.each(["Finance", "Sales"])("takes no department such as %s above a position for its company", (department) => {
	expect(names(`${department} – Fold Hearth\nBaker\nJan 2020 – Feb 2021\nMade bread for the street.`)).toEqual([
		["Baker", "Fold Hearth"],
	]);
});

it.each([
	["Retail || 2019 – 2021\nCashier\nFold Hearth Ltd", ["Cashier", "Fold Hearth Ltd"]],
	["Sales\nAssistant\n2019 – 2021", ["Assistant", undefined]],
	["2019 – 2021 Marketing - Assistant. Wrote posts for the shop of bread.", ["Assistant", undefined]],
	["PT Roti Jaya\nSales\n2019 – 2021", ["Sales", "PT Roti Jaya"]],
])("takes no department beside a position for a company: %j", (text, first) => {
	expect(names(text)).toEqual([first]);
});

it.each(["—", "|", "·"])("takes known towns behind positions and their companies for places, behind %s", (mark) => {
	const text = `Porter, Fold Bay ${mark} Margate
2016 – 2020
Luggage, taxis and lost keys
Doorman, Sandling ${mark} Dover
2012 – 2016
Night audit, security rounds and early breakfasts`;
	expect(names(text)).toEqual([
		["Porter", "Fold Bay"],
		["Doorman", "Sandling"],
	]);
});

it.each([
	"Porter, Nights — Margate\n2016 – 2020",
	"Porter, Nights — Margate\n2016 – 2020\nDoorman, Days — Foldcrest\n2012 – 2016",
])("leaves a company that is named like a town: %j", (text) => {
	expect(names(text)[0]).toEqual(["Porter, Nights", "Margate"]);
});

it("leaves out an unknown town before its country", () => {
	const known = "2016 – 2019 || Cook, Saint Mill, Viseu, Portugal\n2013 – 2016 || Baker, Saint Mill, Viseu, Portugal";
	expect(names(`${known}\n2012 – 2013 || Zorbalist, Fold Hearth, Ōhope, Portugal`)[2]).toEqual([
		"Zorbalist",
		"Fold Hearth",
	]);
});
