import { findGrade, readDegree, withoutGrade } from "./degree";

it.each<[string, string | undefined, string | undefined]>([
	["S1 Teknik Informatika", "S1", "Teknik Informatika"],
	["D-III Akuntansi", "D-III", "Akuntansi"],
	["Strata 1 (S1) - Hukum", "Strata 1 (S1)", "Hukum"],
	["Sarjana Ekonomi, Manajemen", "Sarjana Ekonomi", "Manajemen"],
	["Magister Manajemen", "Magister Manajemen", undefined],
	["Bachelor of Science in Nursing", "Bachelor of Science", "Nursing"],
	["Bachelor of Arts (Hons), History", "Bachelor of Arts (Hons)", "History"],
	["M.Sc. Data Science", "M.Sc.", "Data Science"],
	["MBA", "MBA", undefined],
	["S.Kom.", "S.Kom.", undefined],
	["BA History (2:1)", "BA", "History"],
	["MSc Mathematics with Distinction", "MSc", "Mathematics"],
	["BSc Graphic Design, First Class Honours", "BSc", "Graphic Design"],
	["Diplom Maschinenbau (Note 1,7)", "Diplom", "Maschinenbau"],
	["MSc, cum laude", "MSc", undefined],
	["Master Project Management", "Master Project Management", undefined],
	["Bachelor Paper Technology", "Bachelor Paper Technology", undefined],
	["Diplom Paper Engineering", "Diplom", "Paper Engineering"],
	["MSc Online Marketing", "MSc", "Online Marketing"],
])("reads %j", (text, degree, field) => {
	expect(readDegree(text)).toEqual({ degree, field });
});

it.each([
	"Sales",
	"Demonstrator",
	"Manajemen",
	"Master's Project: Soups",
	"Diplom Paper on soup",
	"Master craftsman of nothing in particular ".repeat(4),
])("finds no degree in %j", (text) => {
	expect(readDegree(text)).toBeUndefined();
});

it.each([
	["IPK: 3,75/4,00", "3.75", "4.00"],
	["GPA 3.8 out of 4.0", "3.8", "4.0"],
	["CGPA: 8.4/10", "8.4", "10"],
	["(3.41/4)", "3.41", "4"],
	["IPK 3,6", "3.6", undefined],
])("reads the grade in %j", (text, score, scale) => {
	expect(findGrade(text)).toEqual({ score, scale });
});

it("ignores dates and amounts as grades", () => {
	expect(["2019/2020", "1.5 million", "room 3/4", "built 2.5 km"].map(findGrade)).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
	]);
	expect(withoutGrade("S1 Hukum (IPK 3,6/4)")).toBe("S1 Hukum");
});
