import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";
import { readEmployment } from "./employment";
import { townsIn, withoutTown } from "./town-behind";

it.each([
	["Fold Hearth, Kulai", "Fold Hearth"],
	["Fold Hearth (Kulai", "Fold Hearth"],
	["Fold Hearth (Bakers)", "Fold Hearth (Bakers)"],
	["Fold Hearth, Freiburg im Breisgau", "Fold Hearth"],
	["Universidad de Oviedo, Arequipa", "Universidad de Oviedo"],
	["University of California, Berkeley", "University of California, Berkeley"],
	["Fold, Hearth & Sons", "Fold, Hearth & Sons"],
	["Kulai", "Kulai"],
	["Young, Moore", "Young, Moore"],
	["Wilson, Lincoln", "Wilson, Lincoln"],
	["Indiana University, Bloomington", "Indiana University, Bloomington"],
	["Penn State University, Erie", "Penn State University, Erie"],
	["Texas A&M University, Corpus Christi", "Texas A&M University, Corpus Christi"],
	["University of New York, Buffalo", "University of New York, Buffalo"],
	["Oslo University, Oslo", "Oslo University"],
])("reads %j without the town behind it", (text, name) => {
	expect(withoutTown(text)).toBe(name);
});

it("leaves out a town that other lines show to be a place", () => {
	const towns = townsIn(lines("Saint Mill, Lincoln || 2019\nErie, PA\n2020 || Bloomington\n• Moore"));
	expect([...towns].sort()).toEqual(["Bloomington", "Erie", "Lincoln"]);
	expect(withoutTown("Wilson, Lincoln", towns)).toBe("Wilson");
	expect(withoutTown("Penn State University, Erie", towns)).toBe("Penn State University");
	expect(withoutTown("Young, Moore", towns)).toBe("Young, Moore");
});

it.each([
	"Indiana University, Bloomington",
	"Penn State University, Erie",
	"Texas A&M University, Corpus Christi",
	"University of New York, Buffalo",
	"University of California, Los Angeles",
])("keeps the town in the name of the school %j", (school) => {
	const read = readEducation(lines(`${school} || 2015 – 2019\nBSc Physics`));
	expect(read.map((one) => one.institutional_name)).toEqual([school]);
});

it.each(["Young, Moore", "Wilson, Lincoln"])("keeps the names of the company %j", (company) => {
	const read = readEmployment(lines(`Paralegal || 2015 – 2019\n${company}\n• Wrote letters.`));
	expect(read.map((one) => one.company_name)).toEqual([company]);
});

it("leaves out a town that its state shows to be a place", () => {
	const read = readEducation(lines("Fold University, Chattanooga, TN || 2015 – 2019\nBSc Physics"));
	expect(read.map((one) => one.institutional_name)).toEqual(["Fold University"]);
});
