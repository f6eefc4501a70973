import { line, lines } from "@/tests/cv/lines";
import { readLanguages } from "./languages";
import { readSkills } from "./skills";

const skills = (kind: "skills" | "languages" | "soft-skills" | "hard-skills" | "certifications", text: string) =>
	readSkills([{ kind, lines: lines(text) }]);

it("reads languages without levels", () => {
	expect(
		readLanguages(
			lines("• English (Fluent)\nBahasa Indonesia – penutur asli, German B2\nJawa || aktif\nFrench and Spanish"),
		),
	).toEqual(["English", "Bahasa Indonesia", "German", "Jawa", "French", "Spanish"]);
});

it("reads no second word for a level behind a slash as a language", () => {
	const read = (text: string) => readLanguages(lines(text));
	expect(read("German - Elementary / Communicative - A2")).toEqual(["German"]);
	expect(read("English - fluent / Thai - B2\nDanish (C1) / Klingon (B2)\nFrench/Welsh")).toEqual([
		"English",
		"Thai",
		"Danish",
		"Klingon",
		"French",
		"Welsh",
	]);
});

it("reads languages with levels in many words and places, known or not", () => {
	const read = (text: string) => readLanguages(lines(text));
	expect(read("Jepang bahasa ibu\nwolof notions\nTedesco: ottimo\nDeutsch – Muttersprache")).toEqual([
		"Jepang",
		"wolof",
		"Tedesco",
		"Deutsch",
	]);
	expect(read("Mother tongue: Thai\nMuttersprache Polnisch\nLíngua materna espanhol")).toEqual([
		"Thai",
		"Polnisch",
		"espanhol",
	]);
	expect(read("🇬🇧 English\nItalian CEFR B1\nFrench DELF B2\nAmerican English")).toEqual([
		"English",
		"Italian",
		"French",
		"American English",
	]);
	expect(read("Klingon (B2)\nSindarin || native\nwestron: fluent")).toEqual(["Klingon", "Sindarin", "westron"]);
	expect(read("English (native)\nJava (advanced)\nFlask good\nReact Native")).toEqual(["English"]);
	expect(read("Levels: A1/A2: Basic user\nListening B2\nIELTS 7.5\nGoethe C1\nI am fluent in many")).toEqual([]);
});

it("reads no language that nobody claims to speak", () => {
	const read = (text: string) => readLanguages(lines(text));
	expect(read("No knowledge of German\nI don't speak Thai\nTidak fasih bahasa Jepang\nKein Russisch")).toEqual([]);
	expect(read("I teach English to Polish children\nEnglish: fluent, German: none")).toEqual(["English"]);
	expect(read("Languages spoken: Welsh, Thai")).toEqual(["Welsh", "Thai"]);
	expect(read("English (worked with Danish and Swedish customers)")).toEqual(["English"]);
	expect(read("I speak Danish and Thai fluently (for Swedish customers)")).toEqual(["Danish", "Thai"]);
	expect(read("English (native), German (fluent)\nFluent in Polish and Welsh")).toEqual([
		"English",
		"German",
		"Polish",
		"Welsh",
	]);
});

it("reads rated languages of programs as skills", () => {
	const { hard_skills, languages } = skills("languages", "Java (advanced)\nPython (intermediate)\nGo (fluent)");
	expect([hard_skills, languages]).toEqual([["Java", "Python", "Go"], []]);
});

it("reads rated languages among skills", () => {
	const text = "Mother tongue(s) || English, Welsh\nReading || Speaking\nFrench || C1 || C2 || B2\nGo || expert";
	expect(skills("soft-skills", text).languages).toEqual(["English", "Welsh", "French"]);
});

it("reads languages behind their label in any section, and nothing else there", () => {
	const read = (text: string) => readSkills([{ kind: "other", lines: lines(text) }]).languages;
	expect(read("Languages: English (fluent), German (B2) and Thai")).toEqual(["English", "German", "Thai"]);
	expect(read("• Bahasa: Inggris, Jawa\nHobbies: Chess")).toEqual(["Inggris", "Jawa"]);
	expect(read("语言:普通话(母语)、英语(CET-6)\n软件:英语、剪映")).toEqual(["普通话", "英语"]);
	expect(read("Languages: Java, Go\nLanguages: English, Java\nTools: Thai\nHobbies: English, Thai")).toEqual([]);
});

it("leaves out anything but languages, and reads every cell", () => {
	expect(
		readLanguages(
			lines(
				"English || Welsh || Igbo\nNative speaker || Basic\nWildlife\nJane enjoys hiking\nFluent in Spanish, Deutsch",
			),
		),
	).toEqual(["English", "Welsh", "Igbo", "Spanish", "Deutsch"]);
});

it("reads languages in front of their level in any section, and not as skills", () => {
	const read = (text: string) => readSkills([{ kind: "skills", lines: lines(text) }]);
	expect(read("Welsh: conversational\nIgbo (fluent), Thai – B2\nBaking (advanced)")).toMatchObject({
		hard_skills: ["Baking"],
		languages: ["Welsh", "Igbo", "Thai"],
	});
	expect(read("Java: advanced, Welsh: basic")).toMatchObject({ hard_skills: ["Java"], languages: ["Welsh"] });
	expect(read("Java: advanced, Flask: basic").languages).toEqual([]);
});

it("reads languages in a sentence among skills", () => {
	const read = (text: string) => readSkills([{ kind: "skills", lines: lines(text) }]);
	expect(read("Baking\nI speak English and Thai")).toMatchObject({
		hard_skills: ["Baking"],
		languages: ["English", "Thai"],
	});
	expect(read("Bilingual: Arabic and English").languages).toEqual(["Arabic", "English"]);
	expect(read("Proficient in Excel")).toMatchObject({ hard_skills: ["Excel"], languages: [] });
});

it("reads languages that only small gaps part, each with its level", () => {
	const rated = (...parts: string[]) => readLanguages([line(parts.join(" "), { parts })]);
	expect(rated("Gallois (courant)", "Wolof (notions)", "Thai")).toEqual(["Gallois", "Wolof", "Thai"]);
	expect(rated("Bahasa", "Indonesia")).toEqual(["Bahasa Indonesia"]);
	expect(readLanguages(lines("Corso di Thai, un corso breve"))).toEqual([]);
});

it("treats unknown languages as hard skills", () => {
	expect(skills("languages", "Java, Go")).toMatchObject({ languages: [], hard_skills: ["Java", "Go"] });
});

it("reads languages with only spaces between them", () => {
	expect(readLanguages(lines("Jepang Inggris\nSign Language"))).toEqual(["Jepang", "Inggris", "Sign Language"]);
	expect(readLanguages(lines("English – Thai – Welsh"))).toEqual(["English", "Thai", "Welsh"]);
	expect(readLanguages(lines("English – fluent\nThai – none"))).toEqual(["English"]);
});

it("reads languages in sentences, and by their own names", () => {
	const read = (text: string) => readLanguages(lines(text));
	expect(read("I speak Danish and Thai fluently, and some Norsk.")).toEqual(["Danish", "Thai", "Norsk"]);
	expect(read("Native or Bilingual in Swedish; even some Polish")).toEqual(["Swedish", "Polish"]);
	expect(read("I write Java and go home or even further.")).toEqual([]);
});

it("keeps skills beside languages in a sentence, and reads no language out of a job", () => {
	const read = (text: string, kind: "skills" | "experience") => readSkills([{ kind, lines: lines(text) } as never]);
	expect(read("Fluent in English, Excel, SQL", "skills").hard_skills).toEqual(expect.arrayContaining(["Excel", "SQL"]));
	expect(read("• Spanish basic\n• German A1, German A2", "experience").languages).toEqual([]);
});
