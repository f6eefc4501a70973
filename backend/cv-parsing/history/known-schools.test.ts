import { lines } from "@/tests/cv/lines";
import { readEducation } from "./education";
import { isSchool, schoolIn } from "./school";

const schools = (text: string) =>
	readEducation(lines(text)).map(({ institutional_name, degree_obtained }) => [institutional_name, degree_obtained]);

it.each([
	"Caltech",
	"Georgia Tech",
	"Sciences Po",
	"RISD",
	"Sanata Dharma",
	"Wyke Sixth Form",
	"Kendriya Vidyalaya",
	"UFMG",
])("reads the school %j behind a degree and a comma", (school) => {
	expect(schools(`BSc Geology, ${school} || 2012 – 2015`)).toEqual([[school, "BSc"]]);
});

it("leaves the place out behind a known school", () => {
	expect(schools("Sciences Po, Paris, France || 2012 – 2015\nMaster Droit")[0]?.[0]).toBe("Sciences Po");
});

it.each([
	"Leeds Teaching NHS",
	"Placement at York NHS",
	"Thesis on ILP",
	"ILP, LP and sets",
	"ILP",
	"GRETA FOLD",
	"SENA FOLD",
	"VETA",
	"Worked at Fold High School",
])("takes %j for no school", (text) => {
	expect(isSchool(text)).toBe(false);
	expect(schoolIn(text)).toBeUndefined();
});

it.each([
	["ILP Leeds", "ILP Leeds"],
	["SENA, Leeds", "SENA"],
	["GRETA, Lyon, France", "GRETA"],
	["Diploma in Baking, VETA", "VETA"],
	["Leeds JHS", "Leeds JHS"],
])("reads the short name of a school beside its place or a degree: %j", (text, school) => {
	expect(isSchool(text)).toBe(true);
	expect(schoolIn(text)).toBe(school);
});

it("reads no school from a course in a hospital", () => {
	expect(
		schools("Bread College || 2010 – 2013\nFirst aid course, York Teaching NHS, 2015").map(([name]) => name),
	).toEqual(["Bread College", undefined]);
});
