import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";
import { headlineWords } from "./headline";

const jobs = (head: string, text: string) =>
	readEmployment(lines(text), { headline: headlineWords(lines(head), "Jane Fold"), studies: [] }).map((one) => [
		one.job_title,
		one.company_name,
	]);

it("takes the name with a word of the candidate's headline for the position where no word tells", () => {
	const text = "2016 – 2019\nCanterbury Fleece\nSenior Classer\n2009 – 2016\nMackenzie Shearing\nShed Hand";
	expect(jobs("Jane Fold\nWool Classer", text)).toEqual([
		["Senior Classer", "Canterbury Fleece"],
		["Shed Hand", "Mackenzie Shearing"],
	]);
	expect(jobs("Jane Fold", text)).toEqual([
		["Canterbury Fleece", "Senior Classer"],
		["Mackenzie Shearing", "Shed Hand"],
	]);
});

it.each([
	["Jane Fold\nClasser", "Baker\nClasser Inc.\n2016 – 2019", "Baker", "Classer Inc."],
	["Jane Fold", "Classer\nFold & Sons\n2016 – 2019", "Classer", "Fold & Sons"],
	["Canterbury, United Kingdom", "Classer\nCanterbury Fleece\n2016 – 2019", "Classer", "Canterbury Fleece"],
	["Classer at Hearth", "Classer\nHearth\n2016 – 2019", "Classer", "Hearth"],
	["Hearth: Classer", "Classer\nHearth\n2016 – 2019", "Classer", "Hearth"],
	["• Fleece", "Classer\nNorth Fleece\n2016 – 2019", "Classer", "North Fleece"],
	["I love the smell of fresh fleece every morning", "Classer\nNorth Fleece\n2016 – 2019", "Classer", "North Fleece"],
])("keeps the order where the head is %j", (head, text, title, company) => {
	expect(jobs(head, text)).toEqual([[title, company]]);
});
