import { lines } from "@/tests/cv/lines";
import type { Section } from "../sections/section";
import { sectionsOf } from "../sections/sections";
import { readLanguages } from "./languages";
import { readSkills } from "./skills";

const read = (text: string) => readLanguages(lines(text));
const under = (kind: Section["kind"], text: string) => readSkills([{ kind, lines: lines(text) }]);

it.each([
	["English Native Dutch Fluent", ["English", "Dutch"]],
	["English (native) Dutch (fluent) German [basic]", ["English", "Dutch", "German"]],
	["English - Native - Dutch - Fluent", ["English", "Dutch"]],
	["Other language(s): English B2 B2 C1 B2 B1 German A1 A1 A2", ["English", "German"]],
	["Weitere Sprache(n): Englisch", ["Englisch"]],
	["English lllll\nThai lll", ["English", "Thai"]],
	["Español – Nativo. Inglés – B2. Francés – A2.", ["Español", "Inglés", "Francés"]],
	["日语 N2", ["日语"]],
	["sehr gute Englischkenntnisse\nSpanisch in Wort und Schrift", ["Englisch", "Spanisch"]],
	["Good command of English", ["English"]],
	["Arabe dialectal", ["Arabe dialectal"]],
	["German – none", []],
	["C1 forklift licence", []],
])("reads a row of languages and their levels: %j", (text, names) => {
	expect(read(text)).toEqual(names);
});

it.each([
	["personal", "Mother tongue: Dutch\nOther languages: English, German", ["Dutch", "English", "German"]],
	["personal", "Mother tongue\nDutch", ["Dutch"]],
	["other", "Foreign languages – English (fluent), Polish (basic)\nInterests – Chess", ["English", "Polish"]],
	["other", "Languages: English, Thai | Interests: French cinema", ["English", "Thai"]],
	["personal", "اللغات: العربية، الإنجليزية", ["العربية", "الإنجليزية"]],
	["experience", "Second language: French, German", []],
	["skills", "Other languages: Java, C++", []],
])("reads languages behind their label under %s: %j", (kind, text, names) => {
	expect(under(kind as Section["kind"], text).languages).toEqual(names);
});

it("reads languages and no skills where these have a level in words or marks", () => {
	const text =
		"Fluent English\nBahasa Indonesia (penutur asli)\nThai aktif dan pasif\nDutch (IELTS 7.5)\nMampu berbahasa Jepang dan Mandarin dengan baik\nBasic Dutch oven cooking\nExcel nivel avanzado";
	const { languages, hard_skills } = under("skills", text);
	expect([...languages].sort()).toEqual(["Bahasa Indonesia", "Dutch", "English", "Jepang", "Mandarin", "Thai"]);
	expect(hard_skills).toEqual(["Basic Dutch oven cooking", "Excel nivel avanzado"]);
});

it("begins no section at what is rated in a language", () => {
	const main = lines("Languages\nEnglish\nReading ●●●●\nWriting ●●●\nThai\nReading ●●");
	expect(readSkills(sectionsOf({ top: [], side: [], main })).languages).toEqual(["English", "Thai"]);
});
