import { lines } from "@/tests/cv/lines";
import { readLanguages } from "./languages";
import { readSkills } from "./skills";

const read = (text: string) => readLanguages(lines(text));

it("reads languages of regions where languages are named", () => {
	expect(read("English\nTe Reo Māori (basic)\nKumaoni")).toEqual(["English", "Te Reo Māori", "Kumaoni"]);
	expect(read("Indonesia (aktif), Batak Toba (aktif), Bahasa Aceh")).toEqual([
		"Indonesia",
		"Batak Toba",
		"Bahasa Aceh",
	]);
	expect(read("Indonesia, Jawa Banyumasan, Inggris (pasif)")).toEqual(["Indonesia", "Jawa Banyumasan", "Inggris"]);
	expect(read("Español, Lengua de signos, Valencià – nativo")).toEqual(["Español", "Lengua de signos", "Valencià"]);
});

it.each([
	"Karen Fold",
	"Edo Museum",
	"Mongo",
	"Platte",
	"Papua trip",
	"Creole cooking",
	"Maya 3D",
	"Scots pine",
	"Sign painting",
	"Reading",
])("reads no language in %j", (text) => {
	expect(read(`English\n${text}`)).toEqual(["English"]);
});

it("takes no skill for such a language", () => {
	const skills = readSkills([{ kind: "skills", lines: lines("Maya, Platt, Shan, Toba, Ga") }]);
	expect(skills.languages).toEqual([]);
});

it("reads names that a narrow column cut, or glued to each other", () => {
	expect(read("Bahasa IndonesiaBahasa\nBatakBahasa Inggris")).toEqual([
		"Bahasa Indonesia",
		"Bahasa Batak",
		"Bahasa Inggris",
	]);
	expect(read("Bahasa Indonesia (penutur asli), Bahasa\nInggris (fasih)")).toEqual([
		"Bahasa Indonesia",
		"Bahasa Inggris",
	]);
	expect(read("Bahasa\nInggris\nJawa")).toEqual(["Bahasa Inggris", "Jawa"]);
});

it.each([
	["Brazilian Portuguese: native\nLatin American Spanish: fluent", ["Brazilian Portuguese", "Latin American Spanish"]],
	["Anglais : bilingue (TOEIC 950) – Allemand : scolaire", ["Anglais", "Allemand"]],
	["Nederlands: moedertaal. Engels: vloeiend. Duits: redelijk.", ["Nederlands", "Engels", "Duits"]],
	["Spoken: English, Kiswahili. Written: English", ["English", "Kiswahili"]],
	["Grundkenntnisse in Französisch", ["Französisch"]],
	["French – Alliance Fold: B2", ["French"]],
	["English – Cambridge (C1)", ["English"]],
	["English – Native (UK)", ["English"]],
	["Modern Art", []],
	["American Football", []],
	["High School", []],
	["Indian Cuisine – Curry: good", []],
	["Französischkenntnisse: keine", []],
])("reads the languages in %j", (text, languages) => {
	expect(read(text)).toEqual(languages);
});

it("reads languages among skills with two words for how well they are spoken", () => {
	const section = {
		kind: "skills" as const,
		lines: lines("Português (língua materna), Francês (bom), Inglês (básico)"),
	};
	expect(readSkills([section]).languages).toEqual(["Português", "Francês", "Inglês"]);
});
