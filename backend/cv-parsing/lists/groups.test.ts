import { line, lines } from "@/tests/cv/lines";
import { readSkills } from "./skills";

const read = (all: ReturnType<typeof lines>) => readSkills([{ kind: "skills", lines: all }]).hard_skills;

it.each([
	["Good: C/C++, Flask. Med: Fortran, Zig. Basic: Rust, R", ["C/C++", "Flask", "Fortran", "Zig", "Rust", "R"]],
	["Languages: Rust, SQL; Tools: Docker, Git", ["Rust", "SQL", "Docker", "Git"]],
	["Web: Vue, Svelte | Cloud: Fold", ["Vue", "Svelte", "Fold"]],
	["OS: Linux, Windows / Tools: Git, Vim", ["Linux", "Windows", "Git", "Vim"]],
	["Yard — Welding, Soldering\nSoft — Sowing", ["Welding", "Soldering", "Sowing"]],
	["Web – Figma, Sketch; Print – Scribus", ["Figma", "Sketch", "Scribus"]],
	["Expert in: Baking, Roasting", ["Baking", "Roasting"]],
	["Languages: C, Zig; scripting: Bash, Lua", ["C", "Zig", "Bash", "Lua"]],
	["Front-end: Vue, Svelte. Back-end: Rust, Go.", ["Vue", "Svelte", "Rust", "Go"]],
	["Hobbies – Chess, Running\nTools – Figma, Sketch", ["Figma", "Sketch"]],
	["Other: driving licence B\nGo", ["Go"]],
	["Web || Vue · Rust · Go\nCloud || Fold | Bash", ["Vue", "Rust", "Go", "Fold", "Bash"]],
	["Baking || • Roasting\nMilling || • Brewing", ["Baking", "Roasting", "Milling", "Brewing"]],
	["Office: Word, Excel – Design: Figma, Krita", ["Word", "Excel", "Figma", "Krita"]],
	["Technical skills: || Go, Rust\nBaking, Sowing", ["Go", "Rust", "Baking", "Sowing"]],
	["Go - Эксперт (5 лет)\nRust – Продвинутый\nVim (zaawansowany)", ["Go", "Rust", "Vim"]],
	["Baking (5y), Sowing (2 years)", ["Baking", "Sowing"]],
	[
		"Baking (expert, 5 ans), Sowing (avancé, 2 ans), Milling (Experto), (Beginner) Rye",
		["Baking", "Sowing", "Milling", "Rye"],
	],
	["♥ Baking, ♥ Sowing", ["Baking", "Sowing"]],
	["Zig: Fortgeschrittene Kenntnisse\nExcel: nivel avanzado\nWord: conocimientos básicos", ["Zig", "Excel", "Word"]],
	["Baking (in progress), Sowing (familiar)\nMachine: Learning", ["Baking", "Sowing", "Learning"]],
	[
		"熟悉数据结构、设计模式,掌握Mysql和Redis\n精通Docker、Nginx等",
		["数据结构", "设计模式", "Mysql", "Redis", "Docker", "Nginx"],
	],
	["包括 Foldlang,OakScript 等,Rye", ["包括 Foldlang", "OakScript", "Rye"]],
	["中等、公平、平等\n等级、二级甲等", ["中等", "公平", "平等", "等级", "二级甲等"]],
	["水工;土工。", ["水工", "土工"]],
	["产品与服务、和平", ["产品与服务", "和平"]],
	["Baking\n081234567890 • ada@fold.example • Kulai, Johor", ["Baking"]],
	["Baking: Makes rolls of old flour and rye, salt, and water", ["Baking"]],
	[
		"Care: Feeding and washing of old people, giving medicine",
		["Feeding and washing of old people", "giving medicine"],
	],
	["Kitchen: Soups of old rye and salt, rolls", ["Soups of old rye and salt", "rolls"]],
	["Baking: Pricing and fair weights, Rye", ["Pricing and fair weights", "Rye"]],
	["Baking, Sowing\nLast updated: Apr 28, 2026", ["Baking", "Sowing"]],
	["[Web] Vue, Rust\nada@fold.example\nhttps://fold.example/ada", ["Vue", "Rust"]],
	[
		"Kitchen || Baking\nOffice || Excel, Word\nYard || First aid, Sowing",
		["Baking", "Excel", "Word", "First aid", "Sowing"],
	],
])("reads groups of skills without their labels: %j", (text, all) => {
	expect(read(lines(text))).toEqual(all);
});

it("reads a point whole that a narrow column broke, if it is the longest of its list", () => {
	const broken = "• Baking of rye breads\n• Sowing\n• Milling of old rye with\nheavy stones\n• Salting";
	expect(read(lines(broken))).toEqual([
		"Baking of rye breads",
		"Sowing",
		"Milling of old rye with heavy stones",
		"Salting",
	]);
	const short = "• Baking of rye breads\n• Sowing\n• Milling rye\nHeavy stones\n• Salting";
	expect(read(lines(short))).toContain("Heavy stones");
	expect(read(lines("• Milling of old rye\nHeavy stones\nSalting"))).toContain("Heavy stones");
	expect(read(lines("• Milling of\nOld Rye\n• Sowing\n• Rye\n• Milling of old and\nNew Rye\n• Salting"))).toContain(
		"Milling of old and New Rye",
	);
	const grouped = "• Oven: Bread, Rolls\n• Yard: Rye, Oats\n• Mill: Rye, Oats, Old Heavy\nStones";
	expect(read(lines(grouped))).toContain("Old Heavy Stones");
	for (const whole of ["Tableau", "Old Rye", "iOS"])
		expect(read(lines(`• Python\n• Java\n• Fold Web Services\n${whole}\n• Excel`))).toContain(whole);
});

it("reads skills whose levels stand in other letters or in a cell of their own", () => {
	const inLetters = (text: string) => line(text, { runs: text.split(/(?<=:) /) });
	expect(read([inLetters("Figma: Avanzado"), inLetters("Krita: Básico"), inLetters("Cloud: Fold, Oak")])).toEqual([
		"Figma",
		"Krita",
		"Fold",
		"Oak",
	]);
	expect(read(lines("Figma || Advanced\nKrita || Basic\nVim || Good"))).toEqual(["Figma", "Krita", "Vim"]);
});

it("reads groups of skills below certificates if the heading names both", () => {
	const all = lines("Certified Baker, 2019\nOven: Bread, Rolls\nYard: Rye");
	const both = (heading: string) => {
		const { hard_skills, certifications } = readSkills([{ kind: "certifications", heading, lines: all }]);
		return [hard_skills, certifications];
	};
	expect(both("Certifications and Tech Skills")).toEqual([["Bread", "Rolls", "Rye"], ["Certified Baker"]]);
	const certified = [
		{
			kind: "certifications" as const,
			heading: "Certifications and Tech Skills",
			lines: lines("Oven: Baker Certificate, 2019\nYard: Rye"),
		},
	];
	expect(readSkills(certified)).toMatchObject({
		hard_skills: [],
		certifications: ["Oven: Baker Certificate", "Yard: Rye"],
	});
	expect(both("Certifications")).toEqual([[], ["Certified Baker", "Oven: Bread, Rolls", "Yard: Rye"]]);
});

it("reads tags that only gaps part if a list has nothing else, and no sentence", () => {
	const tags = ["physics", "soup", "vector calculus", "optics", "heat"];
	const row = line(tags.join(" "), { parts: tags });
	expect(read([row])).toEqual(tags);
	for (const sentence of [
		["baking", "of", "rye bread", "and", "rolls"],
		["mampu", "bekerja dalam", "tim", "dan", "mandiri"],
	])
		expect(read([line(sentence.join(" "), { parts: sentence })])).toEqual([sentence.join(" ")]);
	expect(read([row, line("a list of the kitchen")])).toContain(tags.join(" "));
});

it("drops labels above groups if letters of their own and lists tell them", () => {
	const [label, text] = [(one: string) => line(one, { strong: true }), (one: string) => line(one)];
	const groups = [label("Kitchen"), text("Baking, Sauces"), label("Office"), text("Excel, Word")];
	expect(read(groups)).toEqual(["Baking", "Sauces", "Excel", "Word"]);
	const told = [
		label("Baking"),
		text("I made bread, rolls and cakes."),
		label("Sowing"),
		text("I sowed rye, and oats."),
	];
	expect(read(told)).toEqual(["Baking", "Sowing"]);
});

it.each([
	["Ruby - MRI 3.1\nSelenium - automated tests", ["Ruby", "Selenium"]],
	["Baking – bread for 200 guests\nMilling: clean and fast in every season.", ["Baking", "Milling"]],
	["Excel - Advanced, Word - Intermediate", ["Excel", "Word"]],
	["Office: good knowledge of Excel", ["Excel"]],
	["UX - UI\nE - commerce", ["UX - UI", "E - commerce"]],
])("leaves out what explains a skill: %j", (text, all) => {
	expect(read(lines(text))).toEqual(all);
});

it.each([
	["Experienced in baking, roasting and milling.", ["baking", "roasting", "milling"]],
	["Proficient with Scribus and Krita; familiar with Blender.", ["Scribus", "Krita", "Blender"]],
	["Able to operate forklifts, cranes and scissor lifts", ["forklifts", "cranes", "scissor lifts"]],
	["Mampu mengoperasikan Word, Excel dan Access", ["Word", "Excel", "Access"]],
	["Sehr gute Kenntnisse in Excel und SAP", ["Excel", "SAP"]],
	["Maîtrise de Word, Excel et Access", ["Word", "Excel", "Access"]],
	["Manejo de Word, Excel y Access", ["Word", "Excel", "Access"]],
	["Ability to work under pressure", ["Ability to work under pressure"]],
	["Well-versed in contract law, tax law and tendering", ["contract law", "tax law", "tendering"]],
	["Knowledge of health and safety rules", ["health and safety rules"]],
	["Ausgezeichnete Kenntnisse in Excel", ["Excel"]],
])("reads the skills in the sentence %j", (text, all) => {
	expect(read(lines(text))).toEqual(all);
});

it.each([
	["Word – gute Kenntnisse\nExcel (niveau avancé), SAP (Level 4)", ["Word", "Excel", "SAP"]],
	["Excel [Advanced], SQL – expert user", ["Excel", "SQL"]],
	["Excel ▰▰▰▱▱\nSQL ⭐⭐", ["Excel", "SQL"]],
	["Skill || Years || Level\nBaking || 5 || Expert", ["Baking"]],
])("leaves out levels and heads of tables: %j", (text, all) => {
	expect(read(lines(text))).toEqual(all);
});

it.each([
	"Excel - Word - Krita",
	"Excel > Word > Krita",
	"Excel + Word + Krita",
	"#Excel #Word #Krita",
	"Excel ◆ Word ◆ Krita",
	"✓ Excel ✓ Word ✓ Krita",
	"1. Excel\n2. Word\n3. Krita",
	"Excel, Word, Krita etc.",
	"Excel, Word, Krita, dll.",
])("parts skills at rare signs, and reads nothing else there: %j", (text) => {
	expect(read(lines(text))).toEqual(["Excel", "Word", "Krita"]);
});

it("reads tags that only small gaps part, beside a label in a column, if most are no ordinary words", () => {
	const rows = [
		line("Video || MPEG MP4 GIF", { parts: ["Video", "MPEG", "MP4", "GIF"] }),
		line("Stock control || Sowing", { parts: ["Stock", "control", "Sowing"] }),
	];
	expect(read(rows)).toEqual(["Video", "MPEG", "MP4", "GIF", "Stock control", "Sowing"]);
});

it("reads no skills out of labels on lines of their own", () => {
	expect(read(lines("Tools:\nDocker, Git\nSprachen\nDeutsch (C1)\nOffice"))).toEqual(["Docker", "Git", "Office"]);
});

it("reads no skills out of a form about somebody", () => {
	expect(read(lines("Baking, Go\nName || Rob Oak\nCompany || Fold Hearth\nPosition || Cook"))).toEqual([
		"Baking",
		"Go",
	]);
	expect(read(lines("Mobile: Flutter, Kotlin\nOrganisation: Trello"))).toEqual(["Flutter", "Kotlin", "Trello"]);
});
