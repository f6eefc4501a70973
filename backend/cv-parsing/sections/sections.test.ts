import { line, lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { sectionsOf } from "./sections";

const split = (main: string, top = "", side = "") => {
	const flow = (text: string) => (text ? lines(text) : []);
	return sectionsOf({ top: flow(top), side: flow(side), main: flow(main) }).map(({ kind, lines: all }) => [
		kind,
		...all.map(textOf),
	]);
};

it("splits at headings, also beside and before their text", () => {
	expect(
		split(`
			Siti
			Pengalaman
			Staf
			Bahasa || : Indonesia
			Inggris
			Soft Skill: Teliti, Jujur
			Jawa`),
	).toEqual([
		["head", "Siti"],
		["experience", "Staf"],
		["languages", "Indonesia", "Inggris"],
		["soft-skills", "Teliti, Jujur"],
		["languages", "Jawa"],
	]);
});

it("keeps the tools of a position in its section", () => {
	expect(split("Experience\nEngineer\nTools: Java")).toEqual([["experience", "Engineer", "Tools: Java"]]);
});

it("treats a heading's word among skills as a skill unless it stands out", () => {
	expect(split("Skills\nLeadership\nOther\nResearch\nREFERENCES\nJane")).toEqual([
		["skills", "Leadership", "Other", "Research"],
		["other", "Jane"],
	]);
});

it("ends a section at an unknown heading that looks like the known ones", () => {
	const look = { size: 1.3, strong: true };
	const main = [
		line("Education", look),
		line("MIT"),
		line("Experience", look),
		line("Engineer"),
		line("Adventures At Sea", look),
		line("Sailor, 2019"),
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["education", "MIT"],
		["experience", "Engineer"],
		["other", "Sailor, 2019"],
	]);
});

it("ends a section at an unknown heading behind its number", () => {
	const look = { size: 1.3, strong: true };
	const kinds = (text: string) =>
		sectionsOf({
			top: [],
			side: [],
			main: [
				line("01 Education", look),
				line("MIT"),
				line("02 Experience", look),
				line("Cook"),
				line(text, look),
				line("Sea"),
			],
		}).map(({ kind }) => kind);
	expect(kinds("03 Adventures At Sea")).toEqual(["education", "experience", "other"]);
	expect(kinds("12 Monkeys Ltd")).toEqual(["education", "experience"]);
});

it("doesn't mistake an ordinary word that looks different for a heading", () => {
	const look = { size: 1.3, strong: true };
	const main = ["Education", "Experience", "Skills"].map((text) => line(text, look));
	expect(sectionsOf({ top: [], side: [], main: [...main, line("Leadership", { strong: true })] })).toEqual([
		{ kind: "skills", heading: "Skills", lines: [line("Leadership", { strong: true })] },
	]);
});

it("continues the section above in the columns", () => {
	expect(split("Python", "Skills", "Java")).toEqual([
		["skills", "Java"],
		["skills", "Python"],
	]);
});

it("keeps the labels of groups in a list's section", () => {
	expect(split("Skills\nOffice: Excel\nOther: Sewing, Welding\nInterests: Chess")).toEqual([
		["skills", "Office: Excel", "Other: Sewing, Welding"],
		["other", "Chess"],
	]);
	expect(split("SKILLS\nOther: || Sewing\nOTHER:\nWelding\nEDUCATION\nOslo")).toEqual([
		["skills", "Other: || Sewing".replace(" ||", "")],
		["other", "Welding"],
		["education", "Oslo"],
	]);
	expect(split("SKILLS\nOTHER\nSewing\nTOOLS\nHammer\nREFERENCES\nJane")).toEqual([
		["skills", "Sewing", "Hammer"],
		["other", "Jane"],
	]);
});

it("keeps a list of courses that looks different from headings in the education section", () => {
	const look = { size: 1.3, strong: true };
	const heads = ["Experience", "Skills", "Education"].map((text) => line(text, look));
	const below = [line("Courses"), line("Ethics 101"), line("University of Oslo")];
	expect(sectionsOf({ top: [], side: [], main: [...heads, ...below] })).toEqual([
		{ kind: "education", heading: "Education", lines: below },
	]);
});

it("takes the word of a heading for one if it is larger than the other headings", () => {
	const heads = ["Skills", "Languages", "Education"].map((text) => line(text, { size: 1.2 }));
	const main = [...heads, line("Work", { size: 1.5 }), line("Baker")];
	expect(sectionsOf({ top: [], side: [], main })).toEqual([
		{ kind: "experience", heading: "Work", lines: [line("Baker")] },
	]);
});

it("reads an unknown heading by one of its words, and the end of a sentence as none", () => {
	const look = { size: 1.3, strong: true };
	const main = [
		line("Education", look),
		line("Oslo Polytechnic"),
		line("Experience", look),
		line("Baker, 2019 – 2020, with more and more"),
		line("engagement."),
		line("Languages", look),
		line("Thai"),
		line("Policy and Industry Experience", look),
		line("Cook, 2018"),
		line("Volunteer and Sea Experience", look),
		line("Sailor, 2017"),
		line("Skills/Exposure", look),
		line("Go"),
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["education", "Oslo Polytechnic"],
		["experience", "Baker, 2019 – 2020, with more and more", "engagement."],
		["languages", "Thai"],
		["experience", "Cook, 2018"],
		["other", "Sailor, 2017"],
		["skills", "Go"],
	]);
});

it("knows a heading that only a gap parts from the text beside it", () => {
	const near = line("Computer skills Excel, Go", { parts: ["Computer skills", "Excel, Go"] });
	const sections = sectionsOf({ top: [], side: [], main: [near] });
	expect(sections.map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([["hard-skills", "Excel, Go"]]);
});

it("takes the word of an unread heading among skills for a skill if it looks like the others", () => {
	const look = { size: 1.3, strong: true };
	const small = { size: 1, strong: true };
	const heads = ["Education", "Experience", "Skills"].map((text) => line(text, look));
	const tags = ["Knitting", "Portfolio", "Social Media Marketing"].map((text) => line(text, small));
	const main = [...heads, ...tags, line("Volunteering", look), line("Sea rescue")];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["skills", "Knitting", "Portfolio", "Social Media Marketing"],
		["other", "Sea rescue"],
	]);
});

it("knows a heading behind an icon in a cell of its own", () => {
	expect(split("★ || Languages\nThai\n3 || Skills\nGo")).toEqual([
		["languages", "Thai"],
		["skills", "Go"],
	]);
});

it("splits at headings that only their letters part from their text", () => {
	const rest = [line("Bazar Java | Go", { runs: ["Bazar", "Java | Go"] })];
	const main = [line("Skills"), line("Langues wolof | Thai", { runs: ["Langues", "wolof | Thai"] }), ...rest];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["languages", "wolof | Thai"],
		["skills", "Bazar Java | Go"],
	]);
});

it("reads positions and studies under other headings if no known heading has any", () => {
	const text = `
		Skills
		Java
		Leadership Experience
		Baker, Fold Hearth || 2019 – 2021
		Hobbies
		Chess`;
	expect(split(text).map(([kind]) => kind)).toEqual(["skills", "experience", "other"]);
	const more = "Experience\nCook, Saint Mill || 2021 – 2023";
	expect(split(`${text}\n${more}`).map(([kind]) => kind)).toEqual(["skills", "other", "other", "experience"]);
});

it("takes the last group of a list for none of its own, but a heading that looks like the others for one", () => {
	const heading = { size: 1.4, strong: true };
	const label = { size: 1, strong: true };
	const flow = (other: Parameters<typeof line>[1]) => [
		...[line("Profil", heading), line("Baker."), line("Kenntnisse", heading), line("Backen", label), line("Brot")],
		...[line("Sonstiges", other), line("Salz"), line("Sprachen", heading), line("Deutsch")],
	];
	const kinds = (other: Parameters<typeof line>[1]) =>
		sectionsOf({ top: [], side: [], main: flow(other) }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)]);
	expect(kinds(label)).toContainEqual(["skills", "Backen", "Brot", "Sonstiges", "Salz"]);
	expect(kinds(heading)).toContainEqual(["other", "Salz"]);
});

it.each(["Achievements:", "Key achievements", "Technologies:", "Skills used:"])(
	"takes %j inside of a position for no heading, if it looks different from the others",
	(label) => {
		const heading = (text: string) => line(text, { strong: true, size: 1.3 });
		const entries = lines(`Baker, 2019 – 2021\n${label}\nBread\nCook, 2017 – 2019`);
		const main = [heading("Education"), line("Bread College"), heading("Experience"), ...entries, heading("Skills")];
		expect(sectionsOf({ top: [], side: [], main }).find(({ kind }) => kind === "experience")?.lines).toHaveLength(4);
	},
);

it("reads the studies beside their heading in one line", () => {
	const main = lines("Education: BSc in Physics, University of Oslo\nEducation: ask me");
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["education", "BSc in Physics, University of Oslo"],
		["head", "Education: ask me"],
	]);
});

it("takes personal skills for a group of a list, also beside a gap", () => {
	const group = line("Personal: Patience, Humour", { parts: ["Personal:", "Patience, Humour"] });
	const main = [line("Skills"), line("Kitchen: Soup, Bread"), group];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["skills", "Kitchen: Soup, Bread", "Personal: Patience, Humour"],
	]);
});

it("keeps groups of skills that are named like sections", () => {
	expect(split("Skills\nData || Pipelines\nLeadership || Planning, Coaching\nCloud || Fold")).toHaveLength(1);
	const beside = "Skills\nLanguages || Rust, Go\nLeadership || Planning, Coaching";
	expect(split(beside).flatMap(([, ...all]) => all)).toContain("Leadership Planning, Coaching");
	expect(split("Skills || Baking\nLeadership || Head of the choir")).toHaveLength(2);
	expect(split("Skills\n• Data: Pipelines\n• Leadership: Planning, Coaching\n• Design: Figma")).toHaveLength(1);
});

it("takes names above their dates for no headings, although they look like these", () => {
	const look = { size: 1.3, strong: true };
	const main = [
		line("Work Experience", look),
		line("Head Baker", look),
		line("Fold Hearth, Leeds"),
		line("2019 – 2021"),
		line("Education", look),
		line("BSc Physics", look),
		line("Oslo University"),
		line("2012 – 2015"),
		line("Skills", look),
		line("Go"),
		line("Baker of Hearts", look),
		line("A novel."),
	];
	expect(sectionsOf({ top: [], side: [], main }).map(({ kind, lines: all }) => [kind, ...all.map(textOf)])).toEqual([
		["experience", "Head Baker", "Fold Hearth, Leeds", "2019 – 2021"],
		["education", "BSc Physics", "Oslo University", "2012 – 2015"],
		["skills", "Go"],
		["other", "A novel."],
	]);
});

it("keeps labels of parts of a position, and internships, in its section", () => {
	const heading = (text: string) => line(text, { size: 1.3 });
	const flow = [
		heading("Опыт работы"),
		line("Hearth"),
		line("Проекты:"),
		line("Magang"),
		heading("Образование"),
		line("МГУ"),
		heading("Языки"),
		line("Русский"),
	];
	const kinds = sectionsOf({ top: [], side: [], main: flow }).map(({ kind, lines: all }) => [kind, all.length]);
	expect(kinds).toEqual([
		["experience", 3],
		["education", 1],
		["languages", 1],
	]);
});
