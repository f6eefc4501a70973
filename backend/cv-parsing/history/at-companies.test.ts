import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const read = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);

it.each([
	["Baker || Full-time || 2019 – 2021\n@ Fold\n• Made bread."],
	["Baker || Contractor || 2019 – 2021\n@ Fold\nMade bread for the whole street and a half of the next one."],
	["Baker || Intern || 2019 – 2021\nFold\n• Made bread."],
	["Fold\nBaker || Trainee || 2019 – 2021\n• Made bread."],
	["Baker || 2019 – 2021\nat Fold\n• Made bread."],
	["Baker\nat Fold\n2019 – 2021\n• Made bread."],
	["Baker\n@Fold | 2019 – 2021\n• Made bread."],
	["Baker || 2019 – 2021\nchez Fold, Lyon\n• Made bread."],
	["Baker || 2019 – 2021\nbei der Fold\n• Made bread."],
])("reads the company behind a word in its own line, and how somebody was employed as none: %j", (text) => {
	expect(read(text)).toEqual([["Baker", "Fold"]]);
});

it.each([
	["Baker || 2019 – 2021\nat Christmas, sold cakes\n• Made bread.", "Baker", undefined],
	["Fold Hearth || Intern || 2019 – 2021\nWent to the mill each day", "Intern", "Fold Hearth"],
	["Intern || 2019 – 2021\nFold Hearth", "Intern", "Fold Hearth"],
	[
		"Baker || Fold Hearth || 2019 – 2021\nat the oven, in the shop and on the road\n• Made bread.",
		"Baker",
		"Fold Hearth",
	],
])("takes nothing else for one: %j", (text, title, company) => {
	expect(read(text)).toEqual([[title, company]]);
});

it("reads a Vietnamese company behind its word", () => {
	expect(read("Nhân viên bán hàng || 2019 – 2021\ntại Công ty Bánh Gấp")).toEqual([
		["Nhân viên bán hàng", "Công ty Bánh Gấp"],
	]);
});

it("takes no description above for the company of a position with a kind of employment", () => {
	const text = "Writer || 2018 – 2019\nFold Ltd\nWrote posts\nCook || Temp || 2016 – 2018";
	expect(read(text)[1]).toEqual(["Cook", "Temp"]);
});
