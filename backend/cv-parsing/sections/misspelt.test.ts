import { line } from "@/tests/cv/lines";
import { misspeltHeading } from "./headings";
import { sectionsOf } from "./sections";

it.each([
	["Employement History", "experience"],
	["EDUCACTION", "education"],
	["Eductaion", "education"],
	["Certifcations", "certifications"],
	["Work Experiance", "experience"],
	["Achievments", "achievements"],
	["Penddidikan", "education"],
])("knows %j for a heading with one wrong letter", (text, kind) => {
	expect(misspeltHeading(text)).toBe(kind);
});

it.each([
	"Educator",
	"Experienced",
	"Experiment",
	"Educational",
	"Distinction",
	"Strength",
	"Scholarship",
	"Volunteers",
	"Professional",
	"Skils",
	"Certificated",
	"Language Pro",
	"Foundation",
	"Information",
])("takes %j for no such heading", (text) => {
	expect(misspeltHeading(text)).toBeUndefined();
});

it("takes misspelt words for headings only if they look like one", () => {
	const kinds = (look: object) => {
		const main = [
			line("Skills", { strong: true, size: 1.3 }),
			line("Java"),
			line("Eductaion", look),
			line("Oslo University"),
		];
		return sectionsOf({ top: [], side: [], main }).map(({ kind }) => kind);
	};
	expect(kinds({ strong: true, size: 1.3 })).toEqual(["skills", "education"]);
	expect(kinds({})).toEqual(["skills"]);
});
