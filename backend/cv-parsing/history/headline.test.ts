import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";
import { headlineWords } from "./headline";

const jobs = (head: string, text: string) =>
	readEmployment(lines(text), { headline: headlineWords(lines(head), "Jane Fold"), studies: [] }).map((one) => [
		one.job_title,
		one.company_name,
	]);

it("takes the name with a word of the candidate's headline for the position where no word tells", () => {
	const text = "2016 – 2019\nCanterbury Fleece\nSenior Grell\n2009 – 2016\nMackenzie Shearing\nShed Moll";
	expect(jobs("Jane Fold\nWool Grell", text)).toEqual([
		["Senior Grell", "Canterbury Fleece"],
		["Shed Moll", "Mackenzie Shearing"],
	]);
	expect(jobs("Jane Fold", text)).toEqual([
		["Canterbury Fleece", "Senior Grell"],
		["Mackenzie Shearing", "Shed Moll"],
	]);
});

it.each([
	["Jane Fold\nGrell", "Baker\nGrell Inc.\n2016 – 2019", "Baker", "Grell Inc."],
	["Jane Fold", "Grell\nFold & Sons\n2016 – 2019", "Grell", "Fold & Sons"],
	["Canterbury, United Kingdom", "Grell\nCanterbury Fleece\n2016 – 2019", "Grell", "Canterbury Fleece"],
	["Grell at Hearth", "Grell\nHearth\n2016 – 2019", "Grell", "Hearth"],
	["Hearth: Grell", "Grell\nHearth\n2016 – 2019", "Grell", "Hearth"],
	["• Fleece", "Grell\nNorth Fleece\n2016 – 2019", "Grell", "North Fleece"],
	["I love the smell of fresh fleece every morning", "Grell\nNorth Fleece\n2016 – 2019", "Grell", "North Fleece"],
])("keeps the order where the head is %j", (head, text, title, company) => {
	expect(jobs(head, text)).toEqual([[title, company]]);
});
