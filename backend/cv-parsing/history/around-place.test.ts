import { lines } from "@/tests/cv/lines";
import { aroundPlace } from "./around-place";
import { readEmployment } from "./employment";

it.each([
	["Fold Hearth, New Orleans, LA, Certified Accountant", ["Fold Hearth", "Certified Accountant"]],
	["Certified Accountant, New Orleans, LA, Fold Hearth", ["Certified Accountant", "Fold Hearth"]],
	["Spokane, WA, Desktop Support Manager", ["Desktop Support Manager"]],
	["Saint Mill, Inc., Austin, TX, Baker", ["Saint Mill, Inc.", "Baker"]],
	["Fold Hearth, Lagos, Nigeria, Head Baker", ["Fold Hearth", "Head Baker"]],
])("parts names around a place: %s", (text, names) => {
	expect(aroundPlace(text)).toEqual(names);
});

it.each([
	"Baker, Fold Hearth, Austin, TX",
	"Fold Hearth, Austin, TX",
	"Austin, TX",
	"Austin, TX, USA",
	"Fold Hearth, Austin, TX, USA",
	"Baker, Austin, TX, USA",
	"Young, Moore, Baker",
	"Engineer, Payments, Berlin",
	"Fold Hearth, Bakeries, Saint Mill, Baker",
	"Buyer, Austin, TX, Planner",
	"Fold Hearth, Austin, TX, Saint Mill",
	"Baker",
	"",
])("leaves other texts as they are: %s", (text) => {
	expect(aroundPlace(text)).toEqual([text]);
});

it("reads company and position around their place", () => {
	const text = "Fold Hearth, New Orleans, LA, Baker\n2019 – 2021\nSaint Mill | Spokane, WA, Head Baker\n2017 – 2019";
	expect(readEmployment(lines(text)).map((job) => [job.job_title, job.company_name])).toEqual([
		["Baker", "Fold Hearth"],
		["Head Baker", "Saint Mill"],
	]);
});
