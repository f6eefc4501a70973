import { line, lines } from "@/tests/cv/lines";
import { readAchievements } from "./achievements";
import { itemsOf } from "./items";
import { readSkills } from "./skills";

const skills = (kind: "skills" | "languages" | "soft-skills" | "hard-skills" | "certifications", text: string) =>
	readSkills([{ kind, lines: lines(text) }]);

it("splits lists, tables and enumerations and drops labels and ratings", () => {
	const items = itemsOf(
		lines(
			"• Go\nJava || Docker (images, volumes)\nDatabases: MySQL, PostgreSQL 15.2\nExcel ●●●○○\nSQL 80%\nI have written a great many programs in my life.",
		),
	);
	expect(items).toEqual(["Go", "Java", "Docker (images, volumes)", "MySQL", "PostgreSQL 15.2", "Excel", "SQL"]);
});

it("distinguishes soft from hard skills by headings, else by a list", () => {
	expect(skills("skills", "Java, Teamwork, Kerja sama, English")).toMatchObject({
		hard_skills: ["Java"],
		soft_skills: ["Teamwork", "Kerja sama"],
		languages: ["English"],
	});
	expect(skills("soft-skills", "Storytelling")).toMatchObject({ soft_skills: ["Storytelling"], hard_skills: [] });
});

it("leaves out how well somebody knows what stands beside it", () => {
	expect(
		itemsOf(
			lines(
				"Baking || Expert\nRoasting (Advanced)\nSowing – good\nSAP: sehr gut\nSQL (Less than 1 year)\n和面、发酵\nExpert Systems\nExperienced with Yeast",
			),
		),
	).toEqual(["Baking", "Roasting", ...["Sowing", "SAP", "SQL", "和面", "发酵"], "Expert Systems", "Yeast"]);
});

it("reads each certificate once, without its date", () => {
	expect(skills("certifications", "• AWS Architect (May 2021)\n2019-05: PMP\nAWS Architect").certifications).toEqual([
		"AWS Architect",
		"PMP",
	]);
});

it("reads achievements with their stated month, cut at 700 characters", () => {
	expect(
		readAchievements(
			lines(
				`• Best paper (May 2021)\nPrize of 2019\n• Raised sales from May 2020 to June 2021 by half\n${"Long ".repeat(200)}`,
			),
		),
	).toEqual([
		{ achievement: "Best paper", date: "2021-05" },
		{ achievement: "Prize of", date: undefined, year: "2019" },
		{ achievement: "Raised sales from May 2020 to June 2021 by half", date: undefined },
		{ achievement: `${"Long ".repeat(139)}Long`, date: undefined },
	]);
});

it("splits a row of tags at its gaps, and no sentence with wide spaces", () => {
	const row = (...parts: string[]) => lines(parts.join(" ")).map((line) => ({ ...line, parts }));
	expect(itemsOf(row("Customer service", "Go", "Excel"))).toEqual(["Customer service", "Go", "Excel"]);
	expect(itemsOf(row("UX/UI Design", "HTML & CSS", "Go"))).toEqual(["UX/UI Design", "HTML & CSS", "Go"]);
	expect(itemsOf(row("Java,", "Go,", "Excel"))).toEqual(["Java", "Go", "Excel"]);
	expect(itemsOf(row("Handling", "of", "Goods"))).toEqual(["Handling of Goods"]);
});

it.each([
	[["stock keeping", "VBA", "Net mending", "Sowing", "Data entry", "Go"]],
	[["stock keeping", "net mending", "sowing", "bread baking", "weaving"]],
])("splits a row of tags of which some begin with small letters: %j", (parts) => {
	expect(itemsOf([line(parts.join(" "), { parts })])).toEqual(parts);
});

it.each([
	[["made bread", "for all the guests of the house", "Every day"]],
	[["made", "bread", "Daily"]],
	[["Fold Hearth.", "made bread", "Kulai"]],
	[["JaneDoe", "🏠 fold.example", "Jane Doe"]],
])("splits no sentence and no page's head: %j", (parts) => {
	expect(itemsOf([line(parts.join(" "), { parts })])).not.toContain(parts.at(-1));
});

it("takes no wide space for a gap where tags stand further apart", () => {
	const row = (text: string, ...parts: string[]) => lines(text).map((line) => ({ ...line, parts }));
	const rows = [
		...row("Stock control || Go", "Stock", "control", "Go"),
		...row("Risk assessment", "Risk", "assessment"),
	];
	expect(itemsOf(rows)).toEqual(["Stock control", "Go", "Risk assessment"]);
});

it("reads skills out of a sentence's few words", () => {
	expect(itemsOf(lines("Proficient in Windows and Mac OS, Excel, and Word\nResearch and Development"))).toEqual([
		"Windows",
		"Mac OS",
		"Excel",
		"Word",
		"Research and Development",
	]);
});

it("leaves out what somebody says not to know", () => {
	const items = itemsOf(
		lines("Python, SQL, no experience with Java\nNot familiar with SAP; No-code tools\nbelum menguasai Excel"),
	);
	expect(items).toEqual(["Python", "SQL", "No-code tools"]);
});

it("drops the labels of groups that only the look of their letters tells", () => {
	const group = (label: string, text: string) =>
		lines(`${label} ${text}`).map((one) => ({ ...one, runs: [label, text] }));
	const groups = [...group("Office", "Excel, Word"), ...group("Kitchen & Yard", "Baking, Sowing")];
	expect(itemsOf(groups)).toEqual(["Excel", "Word", "Baking", "Sowing"]);
	expect(itemsOf([...group("Microsoft", "Excel, Word"), ...lines("Baking, Sowing\nGo")])).toContain("Microsoft Excel");
});

it("drops the labels of groups in a column of their own, if most lines have one", () => {
	expect(itemsOf(lines("Office || Excel, Word\nYard || Baking, Sowing\nGo"))).toEqual([
		"Excel",
		"Word",
		"Baking",
		"Sowing",
		"Go",
	]);
	expect(itemsOf(lines("Office || Excel, Word\nBaking || Sowing\nGo || Rust"))).toContain("Office");
	expect(itemsOf(lines("Baking, Salt || Excel, Word\nSowing || Rice\nGo"))).toEqual(
		expect.arrayContaining(["Baking", "Sowing"]),
	);
});

it.each([
	["Word, PowerPoint and Excel", ["Word", "PowerPoint", "Excel"]],
	[
		"Proficient in Fold Works, SuperFold Designer and Visual Basic",
		["Fold Works", "SuperFold Designer", "Visual Basic"],
	],
	["CSS: Sass, HTML and CSS", ["Sass", "HTML", "CSS"]],
	["Office: Working knowledge of Word, PowerPoint & Excel on PC & Mac.", ["Word", "PowerPoint", "Excel"]],
	["I have good knowledge of Word, Excel and PowerPoint", ["Word", "Excel", "PowerPoint"]],
	["Ms. Word & Excel, Cooking", ["Ms. Word", "Excel", "Cooking"]],
	["– Opera || – Sage", ["Opera", "Sage"]],
	["Cooking, Health and Safety", ["Cooking", "Health and Safety"]],
	["HTML and CSS, Cooking", ["HTML and CSS", "Cooking"]],
	["Cooking, Research and Development", ["Cooking", "Research and Development"]],
	["Cooking, Baking 5 years of practice", ["Cooking", "Baking"]],
])("parts the last two items of a list if they are programs: %j", (text, items) => {
	expect(itemsOf(lines(text))).toEqual(items);
});

it("keeps a slash inside of one thing", () => {
	expect(itemsOf(lines("CI / CD || Go / Rust"))).toEqual(["CI / CD", "Go", "Rust"]);
});

it("takes neither categories, levels without accents nor letters of icons for skills", () => {
	const items = itemsOf(lines("React\nAVANCADO\nCategoria: Frontend\nQ\nÓ\nR\nC"));
	expect(items).toEqual(["React", "R", "C"]);
});

it("reads no explanation in other letters behind a dash", () => {
	expect(itemsOf(lines("• MATLAB - 데이터 분석\n• Python - 실험 처리 (NumPy, Pandas)\n• Vim"))).toEqual([
		"MATLAB",
		"Python",
		"Vim",
	]);
});

it.each([
	["Sowing, mowing. Baking, roasting.", ["Sowing", "mowing", "Baking", "roasting"]],
	["shearing (a hundred a day on good days), mowing", ["shearing", "mowing"]],
	["Advanced use of Excel and other programs (SAP)", ["Advanced use of Excel and other programs (SAP)"]],
	["Docker (images, volumes, networks and all the rest)", ["Docker (images, volumes, networks and all the rest)"]],
])("reads several short lists, and remarks in brackets: %j", (text, items) => {
	expect(itemsOf(lines(text))).toEqual(items);
});

it("reads lists behind their label under a heading for whatever remains", () => {
	const read = (text: string) => readSkills([{ kind: "other", lines: lines(text) }]).hard_skills;
	expect(read("Kemahiran: Baking, Sowing. Bahasa: Thai, Welsh.")).toEqual(["Baking", "Sowing"]);
	expect(read("Computer skills: Excel, Word | Hobbies: Chess, Go")).toEqual(["Excel", "Word"]);
	expect(read("IT || Excel, Oven Desk\nHobbies || Chess, Go")).toEqual(["Excel", "Oven Desk"]);
	expect(read("Skills matter to me\nTools: Excel, Word\nHobbies: Chess, Go")).toEqual([]);
});
