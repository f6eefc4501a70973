import type { MadeCv } from "../cv-case";
import { type DateStyle, headings, period, studies } from "../cv-text";
import { Sheet } from "../draw/sheet";
import type { Person } from "../person";
import { plain, present, upper } from "./parts";

const done = async (sheet: Sheet): Promise<MadeCv> => ({ bytes: await sheet.finish(), text: sheet.text });

/** A slash between contact data, two hyphens between names, and groups of skills behind dashes. */
export function atDashes(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet();
	const words = headings(person);
	sheet.line(person.name, { size: 20, bold: true });
	if (person.location) sheet.line(person.location);
	sheet.line(present([person.email, person.phones[0]]).join("/"));
	upper(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.line(`${job.title} -- ${job.company} | ${period(job, style, person)}`);
		for (const point of job.points) sheet.bullet(point);
	}
	upper(sheet, words.education);
	for (const school of person.schools)
		sheet.line(`${studies(school, person)} -- ${school.name} | ${period(school, style, person)}`);
	upper(sheet, "What I bring");
	sheet.line(`Systems – ${person.hard.join(", ")}`);
	sheet.line(`${words.soft} – ${person.soft.join(", ")}`);
	upper(sheet, words.languages);
	sheet.line(person.languages.map(({ name, level }) => `${name}-${level}`).join(", "));
	return done(sheet);
}

/** The company and its place above the position, a table of skills with levels, and languages in a sentence. */
export function rated(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet({ family: "Times" });
	const words = headings(person);
	sheet.line(person.name, { size: 20, bold: true });
	sheet.line(present([person.location, person.email, person.phones[0]]).join(" | "));
	plain(sheet, words.summary);
	sheet.line(`Fluent in ${person.languages.map(({ name }) => name).join(" and ")}, quick to learn others.`);
	plain(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.ends(job.company, job.place ?? "");
		sheet.ends(job.title, period(job, style, person), { bold: true });
		for (const point of job.points) sheet.bullet(point);
	}
	plain(sheet, words.education);
	for (const school of person.schools) {
		sheet.line(`${school.name} (${period(school, style, person)})`, { bold: true });
		sheet.line(studies(school, person));
	}
	plain(sheet, words.hard);
	sheet.row(["Skill", "Level"], [sheet.left, sheet.left + 200], { bold: true });
	for (const [at, skill] of person.hard.entries())
		sheet.row([skill, ["Advanced", "80 %", "4/5"][at % 3] ?? ""], [sheet.left, sheet.left + 200]);
	plain(sheet, words.soft);
	for (const skill of person.soft) sheet.bullet(`${skill} – shown in every one of these positions`);
	return done(sheet);
}
