import type { Paragraph } from "docx";
import type { MadeCv } from "../cv-case";
import { day, grade, headings, month, period } from "../cv-text";
import { WordFile } from "../draw/word";
import type { Person } from "../person";
import { present } from "./parts";

const done = async (file: WordFile): Promise<MadeCv> => ({ bytes: await file.finish(), text: file.text });

/** An application letter's attachment in Word, everything behind tabs. */
export function wordTabs(person: Person): Promise<MadeCv> {
	const file = new WordFile();
	file.line("CURRICULUM VITAE", { bold: true, size: 16 });
	file.line("I. DATA DIRI", { bold: true });
	for (const [label, value] of [
		["Nama", person.name],
		["TTL", person.birth && `${person.birth.place}, ${day(person.birth.date, person)}`],
		["Kewarganegaraan", person.nationality],
		["Status", "Menikah"],
		["Alamat", person.address],
		["No. HP/WA", person.phones[0]],
		["Email", person.email],
	] as const)
		file.line(`${label}\t: ${value}`);
	file.line("II. PENDIDIKAN FORMAL", { bold: true });
	for (const school of person.schools) file.line(`${period(school, "year", person)}\t: ${school.name}`);
	file.line("III. PENGALAMAN KERJA", { bold: true });
	for (const [index, job] of person.jobs.entries()) {
		file.line(`${index + 1}. ${job.company}`, { bold: true });
		file.line(`Jabatan\t: ${job.title}`);
		file.line(`Periode\t: ${period(job, "long", person)}`);
		file.line(`- ${job.points.join(" ")}`);
	}
	file.line("IV. KEMAMPUAN", { bold: true });
	for (const skill of [...person.hard, ...person.soft]) file.line(`- ${skill}`);
	return done(file);
}

/** One big table in Word: headings at the left, what belongs to them at the right. */
export function wordRows(person: Person): Promise<MadeCv> {
	const file = new WordFile();
	const words = headings(person);
	const cell = (texts: readonly string[]): Paragraph[] => texts.map((text) => file.paragraph(text));
	file.line(person.name, { size: 22, bold: true });
	file.line(present([person.headline, person.location]).join(", "));
	file.line(`${person.email}   ${person.phones[0]}`);
	file.table([
		[
			words.experience,
			cell(
				person.jobs.flatMap((job) => [
					`${job.title}, ${job.company}`,
					period(job, "short", person),
					...job.points.map((point) => `• ${point}`),
				]),
			),
		],
		[
			words.education,
			cell(
				person.schools.flatMap((school) => [
					`${school.degree} ${school.field}`,
					`${school.name}, ${period(school, "short", person)}`,
					...(school.score ? [grade(school, person)] : []),
				]),
			),
		],
		[words.skills, cell([person.hard.join(", "), person.soft.join(", ")])],
		[words.languages, cell([person.languages.map(({ name, level }) => `${name} ${level}`).join(", ")])],
		["Awards", cell(person.achievements.map(({ text, date }) => `${date && month(date, "long", person)} – ${text}`))],
	]);
	return done(file);
}
