import { line } from "@/tests/cv/lines";
import { sectionsOf } from "./sections";

/** Kinds of the sections below headings that stand out. */
const kindsOf = (...texts: string[]) => {
	const look = { size: 1.3, strong: true };
	const main = texts.map((text) => line(text, /^\p{Lu}{2}/u.test(text) ? look : {}));
	return sectionsOf({ top: [], side: [], main }).map(({ kind }) => kind);
};

it("takes no other section for one that has years alone", () => {
	const work = ["EXPERIENCE", "Baker, Fold Hearth, 2019", "SKILLS", "Go", "LANGUAGES", "Thai"];
	expect(kindsOf(...work, "CLUBS AND SOCIETIES", "President, Chess Club || 2015 – 2017").at(-1)).toBe("other");
	expect(kindsOf(...work, "OLD DAYS", "Baker, Fold Hearth || 2015 – 2017").at(-1)).toBe("other");
	const studies = ["EDUCATION", "BSc Physics, Oslo University, 2015", "SKILLS", "Go", "LANGUAGES", "Thai"];
	expect(kindsOf(...studies, "TRAINING PROGRAMMES", "Google Digital Academy || 2016 – 2017").at(-1)).toBe("other");
	expect(kindsOf(...studies, "OLD DAYS", "Google Digital Academy || 2016 – 2017").at(-1)).toBe("other");
});

it.each([
	["FAMILY", "Driver, three children || 2010 – 2020", "other"],
	["THEATRE", "Director, Hamlet || 2010 – 2012", "other"],
	["STUDENT SOCIETIES", "President, Chess Club || 2010 – 2012", "other"],
	["OLD DAYS", "President, Chess Club || 2010 – 2012", "other"],
	["MILITARY", "Cook || 2010 – 2012", "other"],
	["KELUARGA", "Guru || 2010 – 2012", "other"],
	["WEHRDIENST", "Koch, Fahrer, Cook || 2010 – 2012", "other"],
	["OLD DAYS", "Baker, Fold Hearth || 2010 – 2012", "experience"],
	["OLD DAYS", "President, Hearth GmbH || 2010 – 2012", "experience"],
	["TEACHING", "Class Teacher, Fold School || 2010 – 2012", "experience"],
	["CAREER SO FAR", "President, Fold Hearth || 2010 – 2012", "experience"],
])("reads what stands under %j without an experience section: %j", (heading, text, kind) => {
	expect(kindsOf("SKILLS", "Go", "LANGUAGES", "Thai", "AWARDS", "Best bread", heading, text).at(-1)).toBe(kind);
});

it("takes an unknown heading below the name for one if positions or studies follow it", () => {
	const rest = ["SKILLS", "Go", "LANGUAGES", "Thai"];
	const work = ["OLD DAYS", "Baker, Fold Hearth || 2010 – 2012", ...rest];
	expect(kindsOf("Jane Fold", ...work)).toEqual(["head", "experience", "skills", "languages"]);
	const studies = ["OLD DAYS", "Oslo University", "BSc Physics", "2012", ...rest];
	expect(kindsOf("Jane Fold", ...studies)).toEqual(["head", "education", "skills", "languages"]);
});

it.each([
	["a name", ["JANE FOLD", "Baker", "jane@fold.example", "Born in 1990"]],
	["a name above a degree", ["JANE FOLD", "PhD student at Oslo University", "jane@fold.example"]],
	["a name above a single date", ["JANE FOLD", "Kulai, May 2020"]],
])("takes %s for no heading", (_what, head) => {
	expect(kindsOf(...head, "SKILLS", "Go", "LANGUAGES", "Thai")).toEqual(["head", "skills", "languages"]);
});

it.each([
	["Prof. Jane Fold", "Oslo University", "jane@fold.example"],
	["BSc thesis on bread", "Spring 2012", "Supervised by Jane Fold"],
	["Oslo University choir", "Spring 2012"],
])("takes no section for studies because of %j", (...texts) => {
	expect(kindsOf("SKILLS", "Go", "LANGUAGES", "Thai", "OLD DAYS", ...texts).at(-1)).toBe("other");
});

it("takes courses with a degree for education if nothing else is", () => {
	const training = ["TRAINING", "Fold Beauty", "NVQ Level 3 Hairdressing", "2015 – 2017"];
	expect(kindsOf("SKILLS", "Go", ...training)).toEqual(["skills", "education"]);
	expect(kindsOf("EDUCATION", "BSc Physics, Oslo University, 2015", ...training)).toEqual(["education", "other"]);
	expect(kindsOf("SKILLS", "Go", "TRAINING", "First aid || 2015 – 2017")).toEqual(["skills", "other"]);
});

it("counts positions that are points of a list", () => {
	const others = ["SKILLS", "Go", "LANGUAGES", "Thai"];
	const farm = ["FARM WORK", "Fold Hearth", "• Tractor driver || 2010 – 2012"];
	expect(kindsOf(...others, ...farm)).toEqual(["skills", "languages", "experience"]);
	expect(kindsOf(...farm, ...others)).toEqual(["experience", "skills", "languages"]);
});

it("parts studies from the end of a section of work, if no other has any", () => {
	const work = [
		"WORK AND LIFE",
		"2019 – 2021 || Fold Hearth GmbH",
		"baker",
		"2016 – 2019 || Fold College",
		"BSc Baking",
	];
	const named = ["EXPERIENCE", ...work.slice(1)];
	expect(kindsOf(...named)).toEqual(["experience", "education"]);
	expect(kindsOf(...named.slice(0, -1), "Teacher")).toEqual(["experience"]);
	expect(kindsOf(...named, "EDUCATION", "2010 – 2012 || Kulai High School")).toEqual(["experience", "education"]);
});

it("takes one word in the letters of headings for the schools below", () => {
	expect(
		kindsOf("EXPERIENCE", "Baker, Fold Hearth || 2019 – 2021", "SKILLS", "Go", "COLLEGE", "Fold Hall", "BSc || 2012"),
	).toEqual(["experience", "skills", "education"]);
});
