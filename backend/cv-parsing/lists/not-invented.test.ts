import { lines } from "@/tests/cv/lines";
import { readSkills } from "./skills";

const skills = (text: string) => readSkills([{ kind: "skills", lines: lines(text) }]).hard_skills;
const languages = (text: string) => readSkills([{ kind: "languages", lines: lines(text) }]).languages;

test.each([
	"Driving licence: B, C",
	"Führerschein: Klasse B",
	"Salary expectation: 50.000 EUR",
	"Erwartetes Gehalt: 50.000 EUR",
	"Notice period: 3 months",
	"Hobbies: reading, cooking",
	"Married, two children",
	"Non-smoker",
	"12 March 2024",
	"Altro: nessuna",
])("takes %j for no skill", (text) => {
	expect(skills(`Excel, Word\n${text}`)).toEqual(["Excel", "Word"]);
});

test.each([
	"Java 17",
	"Windows 2000",
	"Single sign-on",
	"Married law",
	"3D printing",
	"Visa processing",
	"Class design",
])("keeps the skill %j", (text) => {
	expect(skills(`Excel\n${text}`)).toEqual(["Excel", text]);
});

test.each([
	"Java - fluent",
	"Python – native",
	"Communication - fluent",
	"Self-assessment C1",
	"Knowledge of German law",
	"Proficient in French cuisine and Thai food",
	"My mother speaks Thai",
	"Our customers are native Thai speakers",
])("takes no language from %j", (text) => {
	expect(languages(`English\n${text}`)).toEqual(["English"]);
});

test.each([
	["I speak Danish and Thai fluently", ["Danish", "Thai"]],
	["I speak Danish quite well", ["Danish"]],
	["Ich spreche Deutsch fließend", ["Deutsch"]],
	["Menguasai bahasa Inggris aktif", ["Inggris"]],
	["Knowledge of German and French", ["German", "French"]],
	["I understand Thai as well as Danish", ["Thai", "Danish"]],
	["Fluent in Spanish language skills", ["Spanish"]],
])("reads the languages in %j", (text, all) => {
	expect(languages(`English\n${text}`)).toEqual(["English", ...all]);
});

it("takes no heads and levels of a table of languages for skills", () => {
	expect(
		readSkills([{ kind: "languages", lines: lines("Reading || Writing\nB2 || C1\nMy mother speaks Thai") }])
			.hard_skills,
	).toEqual([]);
});

it("keeps skills beside how long somebody has known them", () => {
	expect(skills("Excel || 5 years, expert\nWord || 3 years, good\nAccess || 1 year, basic")).toEqual(
		expect.arrayContaining(["Excel", "Word", "Access"]),
	);
});

it("reads certificates without how long they are valid", () => {
	const text = "First Aid (Red Cross), valid until 2026\nForklift || Expires: 03/2027\nIssued Bonds 2019";
	expect(readSkills([{ kind: "certifications", lines: lines(text) }]).certifications).toEqual([
		"First Aid (Red Cross)",
		"Forklift",
		"Issued Bonds",
	]);
});

it("keeps skills under such a heading that have a word for a level in their name", () => {
	expect(readSkills([{ kind: "languages", lines: lines("Java\nReact Native") }]).hard_skills).toEqual([
		"Java",
		"React Native",
	]);
});
