import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const read = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);

test("Labels name positions and their companies, even without dates", () => {
	const text =
		"Company Name: Fold Hearth\nDesignation : Baker\n• Made bread.\nCompany Name: Aarde\nDesignation : Miller";
	expect(read(text)).toEqual([
		["Baker", "Fold Hearth"],
		["Miller", "Aarde"],
	]);
	expect(readEmployment(lines(text))[0]).toMatchObject({ is_current_job: false, job_description: "• Made bread." });
	expect(read("Position: Baker\nCompany: Fold Hearth\nPosition: Miller\nCompany: Aarde")).toEqual([
		["Baker", "Fold Hearth"],
		["Miller", "Aarde"],
	]);
});

test.each([
	["one entry, which may be a form", "Company: Fold Hearth\nPosition: Baker"],
	["an entry without a position", "Company: Fold Hearth\nPosition: Baker\nCompany: Aarde"],
	[
		"two companies of one position",
		"Company: Fold Hearth\nPosition: Baker\nCompany: Aarde\nCompany: Vos\nPosition: Miller",
	],
	["labels in points", "• Company: Fold Hearth\n• Position: Baker\n• Company: Aarde\n• Position: Miller"],
	["text before the labels", "Bakers\nCompany: Fold Hearth\nPosition: Baker\nCompany: Aarde\nPosition: Miller"],
	["no labels", "Baker\nFold Hearth\nMiller\nAarde"],
])("Nothing is read from %s", (_what, text) => {
	expect(read(text)).toEqual([]);
});
