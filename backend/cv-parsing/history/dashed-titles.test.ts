import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const namesIn = (text: string) => readEmployment(lines(text)).map((job) => [job.job_title, job.company_name]);

it("keeps the team in a position whose company stands beside the dates", () => {
	const text = `Nurse – Intensive Care
Seton Center, Austin, TX | June 2018 – December 2020
Baked bread daily for the house and the guests of the house.
Staff Nurse – Surgery
Dell Center, Austin, TX | August 2016 – May 2018
Baker
Fold Hearth Group | August 2014 – May 2016`;
	expect(namesIn(text)).toEqual([
		["Nurse – Intensive Care", "Seton Center"],
		["Staff Nurse – Surgery", "Dell Center"],
		["Baker", "Fold Hearth Group"],
	]);
});

it.each([
	["one entry alone", "Nurse – Fold Hearth\nSurgery Group | June 2018 – December 2020"],
	[
		"a company behind the dash",
		"Nurse – Fold Hospital\nDay Shift | 2018 – 2020\nCook – Saint Hotel\nNight Shift | 2016 – 2018",
	],
	[
		"a place beside the dates",
		"Nurse – Fold Hearth\nAustin, TX | 2018 – 2020\nCook – Saint Mill\nAustin, TX | 2016 – 2018",
	],
	["nothing beside the dates", "Nurse – Fold Hearth\n2018 – 2020\nCook – Saint Mill\n2016 – 2018"],
	[
		"a department beside the dates",
		"Nurse – Fold Hearth\nSales | 2018 – 2020\nCook – Saint Mill\nFold Group | 2016 – 2018",
	],
	[
		"a company before the dash",
		"Fold Hospital – Nurse\nFold Group | 2018 – 2020\nSaint Hotel – Cook\nMill Group | 2016 – 2018",
	],
	[
		"unknown names beside the dates",
		"Nurse – Fold Hearth\nSurgery | 2018 – 2020\nCook – Saint Mill\nPastry | 2016 – 2018",
	],
])("does not with %s", (_, text) => {
	expect(namesIn(text).map(([title]) => title)).not.toContainEqual(expect.stringContaining("–"));
});

it("keeps the team in a position whose company stands behind a bar", () => {
	const text = `Nurse – Surgery | The Wheatsheaf Fold | 2021 – 2023
Cook | Fold Hearth | 2018 – 2021
Baker | Saint Mill | 2015 – 2018`;
	expect(namesIn(text)).toEqual([
		["Nurse – Surgery", "The Wheatsheaf Fold"],
		["Cook", "Fold Hearth"],
		["Baker", "Saint Mill"],
	]);
	expect(namesIn("Nurse – Fold Hearth | Staithes | 2021 – 2023")).toEqual([["Nurse", "Fold Hearth"]]);
});
