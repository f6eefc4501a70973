import type { Paragraph } from "docx";
import type { MadeCv } from "../cv-case";
import { type DateStyle, day, grade, headings, month, period, studies } from "../cv-text";
import { WordFile } from "../draw/word";
import type { Person } from "../person";
import { present } from "./parts";

const finish = async (file: WordFile): Promise<MadeCv> => ({ bytes: await file.finish(), text: file.text });

/** The short sections at a CV's end. */
function lists(file: WordFile, person: Person) {
	const words = headings(person);
	file.line(words.hard, { heading: true });
	for (const skill of person.hard) file.line(skill, { bullet: true });
	file.line(words.soft, { heading: true });
	for (const skill of person.soft) file.line(skill, { bullet: true });
	file.line(words.languages, { heading: true });
	for (const { name, level } of person.languages) file.line(`${name}: ${level}`, { bullet: true });
	if (person.certificates.length > 0) file.line(words.certificates, { heading: true });
	for (const { name, date } of person.certificates) file.line(date ? `${name} – ${month(date, "long", person)}` : name);
	if (person.achievements.length > 0) file.line(words.achievements, { heading: true });
	for (const { text, date } of person.achievements)
		file.line(date ? `${month(date, "long", person)}: ${text}` : text, { bullet: true });
}

/** Word's own headings and lists, dates behind a tab. */
export function wordClassic(person: Person, style: DateStyle): Promise<MadeCv> {
	const file = new WordFile();
	const words = headings(person);
	file.line(person.name, { bold: true, size: 20 });
	file.line(present([person.email, person.phones[0]]).join(" | "));
	file.line(present([person.location, person.linkedin]).join(" | "));
	file.line(words.experience, { heading: true });
	for (const job of person.jobs) {
		file.line(`${job.title}\t${period(job, style, person)}`, { bold: true });
		file.line(present([job.company, job.place]).join(", "));
		for (const point of job.points) file.line(point, { bullet: true });
	}
	file.line(words.education, { heading: true });
	for (const school of person.schools) {
		file.line(`${school.name}\t${period(school, style, person)}`, { bold: true });
		file.line(present([studies(school, person), grade(school, person)]).join(" – "));
	}
	lists(file, person);
	return finish(file);
}

/** Tables with labels, and rows for positions and schools. */
export function wordTables(person: Person, style: DateStyle): Promise<MadeCv> {
	const file = new WordFile();
	const words = headings(person);
	const id = person.language === "id";
	file.line(id ? "Daftar Riwayat Hidup" : "Curriculum Vitae", { bold: true, size: 16 });
	const rows: [string, string | undefined][] = [
		[id ? "Nama" : "Name", person.name],
		[id ? "Nama Panggilan" : "Preferred Name", person.preferred],
		[
			id ? "Tempat, Tanggal Lahir" : "Date of Birth",
			person.birth &&
				(id ? `${person.birth.place}, ${day(person.birth.date, person)}` : day(person.birth.date, person)),
		],
		[id ? "Kewarganegaraan" : "Nationality", person.nationality],
		[id ? "Alamat" : "Address", person.address],
		[id ? "Kota" : "City", person.location],
		[id ? "Telepon" : "Phone", person.phones[0]],
		["Email", person.email],
	];
	file.table(rows.flatMap(([label, value]) => (value ? [[label, `: ${value}`]] : [])));
	file.line(words.experience, { heading: true });
	file.table(
		person.jobs.map((job) => [
			period(job, style, person),
			[
				file.paragraph(job.company, { bold: true }),
				file.paragraph(job.title),
				...job.points.map((point) => file.paragraph(point, { bullet: true })),
			],
		]),
	);
	file.line(words.education, { heading: true });
	file.table(
		person.schools.map((school) => [
			period(school, style, person),
			present([school.name, studies(school, person), grade(school, person)]).map((text) => file.paragraph(text)),
		]),
	);
	lists(file, person);
	return finish(file);
}

/** A page in two columns, made with a table without lines. */
export function wordColumns(person: Person, style: DateStyle): Promise<MadeCv> {
	const file = new WordFile();
	const words = headings(person);
	const narrow: Paragraph[] = [];
	const wide: Paragraph[] = [];
	const into = (column: Paragraph[], text: string, options = {}) => column.push(file.paragraph(text, options));
	file.line(person.name, { bold: true, size: 24 });
	into(narrow, words.contact.toUpperCase(), { bold: true });
	for (const text of present([...person.phones, person.email, person.location])) into(narrow, text);
	into(narrow, words.hard.toUpperCase(), { bold: true });
	for (const skill of person.hard) into(narrow, `• ${skill}`);
	into(narrow, words.soft.toUpperCase(), { bold: true });
	for (const skill of person.soft) into(narrow, `• ${skill}`);
	into(narrow, words.languages.toUpperCase(), { bold: true });
	for (const { name, level } of person.languages) into(narrow, `• ${name} (${level})`);
	into(wide, words.experience.toUpperCase(), { bold: true });
	for (const job of person.jobs) {
		into(wide, job.company, { bold: true });
		into(wide, `${job.title}, ${period(job, style, person)}`);
		for (const point of job.points) into(wide, `• ${point}`);
	}
	into(wide, words.education.toUpperCase(), { bold: true });
	for (const school of person.schools) {
		into(wide, school.name, { bold: true });
		into(wide, present([studies(school, person), period(school, style, person)]).join(", "));
		if (school.score) into(wide, grade(school, person));
	}
	file.table([[narrow, wide]]);
	return finish(file);
}
