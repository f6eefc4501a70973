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
	["اللغة العربية\nاللغة الإنجليزية", ["العربية", "الإنجليزية"]],
	["英语 CET-6, 普通话 二甲", ["英语", "普通话"]],
	["英语 六级、日语 良好", ["英语", "日语"]],
	["English, Yoruba (spoken), GCSE French", ["English", "Yoruba", "French"]],
	["Français courant, soninké", ["Français", "soninké"]],
	["Indonesia aktif\nLamaholot ibu\nEnglisch geht so", ["Indonesia", "Lamaholot", "Englisch"]],
	["Norsk – flytende, muntlig og skriftlig\nTegnspråk – grunnleggende", ["Norsk", "Tegnspråk"]],
	["Język angielski – biegły\nJęzyk niemiecki – podstawowy", ["Język angielski", "Język niemiecki"]],
	["Английский язык – свободно", ["Английский язык"]],
	["영어 – 상급\n일본어 – 초급", ["영어", "일본어"]],
	["İngilizce (ileri), Almanca (temel)", ["İngilizce", "Almanca"]],
	["Nederlands (moedertaal), Drents", ["Nederlands", "Drents"]],
	["Indonesia, Dayak Ngaju", ["Indonesia", "Dayak Ngaju"]],
	["sehr gute Englischkenntnisse\nSpanisch in Wort und Schrift", ["Englisch", "Spanisch"]],
	["Good command of English", ["English"]],
	["Arabe dialectal", ["Arabe dialectal"]],
	["Latein sedikit\nsedikit Arab, un peu de russe", ["Latein", "Arab", "russe"]],
	["Engels professioneel\nDuits zakelijk", ["Engels", "Duits"]],
	["Klingon fluent, CEFR level: C1–C2", ["Klingon"]],
	["Thai, Welsh\nDanish fliessend in Wort und Schrift (C2 GER)", ["Thai", "Welsh", "Danish"]],
	["Hindi (mother tongue) Thai (can speak) English (read, write)", ["Hindi", "Thai", "English"]],
	["English fluent\nThai begginer\nWelsh intermidiate", ["English", "Thai", "Welsh"]],
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
	["other", "Languages: Thai: native | Welsh: B2 | Interests: chess", ["Thai", "Welsh"]],
	["other", "语言:中文:母语 | 英语:熟练(可注明标准化成绩)", ["中文", "英语"]],
	["personal", "اللغات: العربية، الإنجليزية", ["العربية", "الإنجليزية"]],
	["other", "Tools: Excel, Word. Languages: Thai, some Welsh.", ["Thai", "Welsh"]],
	["other", "Car: yes | Languages: Thai", ["Thai"]],
	["other", "Languages spoken at home: Yoruba and English", ["Yoruba", "English"]],
	["other", "Languages of instruction in my courses: English, Java", []],
	["other", "Own car. French a little, from a summer in the vineyards.", ["French"]],
	["other", "Own car. French cuisine, a summer long.", []],
	["experience", "Own car. French a little.", []],
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

it.each([
	["summary", "Trilingual cook, fluent in English, French and Wolof.", ["English", "French", "Wolof"]],
	["summary", "I speak Spanish and Danish fluently and some Catalan.", ["Spanish", "Danish", "Catalan"]],
	["summary", "Ich spreche fließend Deutsch und Englisch.", ["Deutsch", "Englisch"]],
	["summary", "Bilingue français-anglais, je cherche un poste.", ["français", "anglais"]],
	["summary", "Lancar berbahasa Inggris dan Mandarin.", ["Inggris", "Mandarin"]],
	["head", "A baker and native Thai speaker", ["Thai"]],
	["summary", "German native speaker and multilingual waiter (English, Thai).", ["German", "English", "Thai"]],
	["summary", "Lessons for Thai speakers.", []],
	["other", "Fluent in French and Wolof, conversational English.", ["French", "Wolof", "English"]],
	["other", "I speak good English and a bit of Thai.", ["English", "Thai"]],
	["other", "Lessons in which I speak English", []],
	["other", "Native fluency in English and Bahasa Indonesia (both spoken daily)", ["English", "Bahasa Indonesia"]],
	["other", "Fluent in English and Thai; basic Welsh", ["English", "Thai", "Welsh"]],
	["other", "Lessons for pupils fluent in Thai", []],
	["summary", "Teacher of Spanish literature. My wife speaks Thai.", []],
	["summary", "Proficient in French cuisine, at home in English-speaking kitchens.", []],
	["summary", "Native French cuisine, fluent in English-speaking teams.", []],
	["summary", "I don't speak Danish. Worked with German clients.", []],
	["experience", "Fluent in English and Thai", []],
	["skills", "Business Language Proficiency in Spanish (moderate)", ["Spanish"]],
])("reads languages in sentences about the candidate under %s: %j", (kind, text, names) => {
	expect(under(kind as Section["kind"], text).languages).toEqual(names);
});

it("reads languages with their levels as items among skills", () => {
	const { languages, hard_skills } = under(
		"skills",
		"Bahasa Inggris (aktif dan pasif), Excel\nBilingual (English/Thai), Cash handling\nDeutschkenntnisse: gut\nSAP",
	);
	expect(languages).toEqual(["Bahasa Inggris", "English", "Thai"]);
	expect(hard_skills).toEqual(["Excel", "Cash handling", "Deutschkenntnisse", "SAP"]);
	expect(under("skills", "Englischkenntnisse: gut\nSAP")).toMatchObject({
		languages: ["Englisch"],
		hard_skills: ["SAP"],
	});
});

it.each([
	["Deutsch: Muttersprache Englisch: gut Latein: Latinum", ["Deutsch", "Englisch", "Latein"]],
	["Englisch: sehr gut in Schrift Französisch: Grundkenntnisse", ["Englisch", "Französisch"]],
	["English (native), Gaelic (learner)", ["English", "Gaelic"]],
	["Ingles || TOEFL", ["Ingles"]],
	["Serbo-Croatian, Swiss German", ["Serbo-Croatian", "Swiss German"]],
	["English-Fluent, Thai-Basic", ["English", "Thai"]],
])("reads languages whatever parts them: %j", (text, names) => {
	expect(read(text)).toEqual(names);
});

it("reads the skills beside languages under a heading for both", () => {
	const skillsUnder = (heading: string) =>
		readSkills([{ kind: "languages", heading, lines: lines("English (fluent), Excel, Word") }]).hard_skills;
	expect(skillsUnder("Languages and Computer Skills")).toEqual(["Excel", "Word"]);
	expect(skillsUnder("Language Skills")).toEqual([]);
});

it("reads languages behind a label that only its letters tell", () => {
	const label = { ...lines("Languages English, Thai")[0], runs: ["Languages", "English, Thai"] };
	expect(readSkills([{ kind: "other", lines: [label as never] }]).languages).toEqual(["English", "Thai"]);
});

it.each([
	["Swahili\nEnglish\nKisafwa: good", ["Swahili", "English", "Kisafwa"]],
	["Swahili\nEnglish\nKisafwa", ["Swahili", "English"]],
	["Swahili, English, Leeds", ["Swahili", "English"]],
	["English, Swahili, Chess", ["English", "Swahili"]],
	["English, Swahili, Honest", ["English", "Swahili"]],
	["Swahili, English, Kisafwa (basic)", ["Swahili", "English", "Kisafwa"]],
	["English\nKisafwa (basic)", ["English"]],
	["Swahili\nEnglish\nKisafwa (basic)\nCahskili (basic)", ["Swahili", "English"]],
	["Swahili\nEnglish\nKnitting (basic)", ["Swahili", "English"]],
	["Swahili\nEnglish\nPowerpoint (basic)", ["Swahili", "English"]],
	["Swahili\nEnglish\nHobbies", ["Swahili", "English"]],
])("reads the only unknown name among several languages if it has a level: %j", (text, names) => {
	expect(read(text)).toEqual(names);
});

it.each([
	["Twi, English, some Thai", ["Twi", "English", "Thai"]],
	["anglais B2, breton (notions), français", ["anglais", "breton", "français"]],
	["Twi, Ga", []],
	["Twi, English, Excel", ["English"]],
])("reads a line of nothing but languages among skills: %j", (text, names) => {
	expect([...under("skills", `Baking\n${text}`).languages].sort()).toEqual([...names].sort());
});

it("reads a language of which somebody speaks a little among other things", () => {
	expect(under("other", "Minor repairs, chaining up, a little Ukrainian").languages).toEqual(["Ukrainian"]);
	expect(under("other", "Taught a little Ukrainian history, some english").languages).toEqual([]);
});
