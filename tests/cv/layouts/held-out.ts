import type { MadeCv } from "../cv-case";
import { month, period, studies } from "../cv-text";
import { Sheet } from "../draw/sheet";
import type { Person } from "../person";
import { present } from "./parts";

const done = async (file: Sheet): Promise<MadeCv> => ({ bytes: await file.finish(), text: file.text });

/** The style of the Europass editor: facts with brackets, dates above positions. */
export function european(person: Person): Promise<MadeCv> {
	const sheet = new Sheet({ family: "wide" });
	sheet.line(person.name, { size: 21 });
	sheet.line(
		`Date of birth: ${person.birth ? person.birth.date.split("-").reverse().join("/") : ""} | Nationality: ${person.nationality} | Phone number: ${person.phones[0]} (Mobile) | Email address: ${person.email}`,
	);
	sheet.line(`Address: ${person.location} (Home)`);
	sheet.gap(10).line("WORK EXPERIENCE", { size: 12 });
	for (const job of person.jobs) {
		const last = job.to ? `31/${job.to.split("-").reverse().join("/")}` : "CURRENT";
		sheet.line(`01/${job.from.split("-").reverse().join("/")} – ${last} ${job.place}`);
		sheet.line(`${job.title} ${job.company}`, { size: 11 });
		sheet.line(job.points.join(" "));
		sheet.gap(6);
	}
	sheet.gap(10).line("EDUCATION AND TRAINING", { size: 12 });
	for (const school of person.schools) {
		sheet.line(period(school, "slash", person));
		sheet.line(studies(school, person), { size: 11 });
		sheet.line(school.name);
	}
	sheet.gap(10).line("LANGUAGE SKILLS", { size: 12 });
	for (const { name, level } of person.languages) sheet.line(`${name}: ${level}`);
	sheet.gap(10).line("DIGITAL SKILLS", { size: 12 });
	sheet.line(person.hard.join(" / "));
	return done(sheet);
}

/** The style of business schools. */
export function businessSchool(person: Person): Promise<MadeCv> {
	const sheet = new Sheet({ family: "Times", margin: 72 });
	sheet.line(person.name, {
		size: 14,
		bold: true,
		align: "center",
	});
	sheet.line(`${person.location} • ${person.email} • ${person.phones[0]}`, { align: "center" });
	sheet.gap(6).line("Education", { bold: true, align: "center" });
	for (const school of person.schools) {
		sheet.ends(school.name, "Leeds, United Kingdom", { bold: true });
		sheet.ends(`${school.degree}, ${school.field}`, month(school.to ?? "", "long", person));
	}
	sheet.gap(6).line("Experience", { bold: true, align: "center" });
	for (const job of person.jobs) {
		sheet.ends(job.company, job.place ?? "", { bold: true });
		sheet.ends(job.title, period(job, "long", person));
		for (const point of job.points) sheet.bullet(point);
	}
	sheet.gap(6).line("Skills & Interests", { bold: true, align: "center" });
	sheet.line(`Technical: ${person.hard.join(", ")}`);
	sheet.line(`Language: ${person.languages.map(({ name, level }) => `${name} (${level})`).join(", ")}`);
	sheet.line("Interests: Fell running, pottery");
	return done(sheet);
}

/** The style of a professional network's print-out. */
export function networkExport(person: Person): Promise<MadeCv> {
	const sheet = new Sheet({ margin: 36, footer: (page) => `Page ${page} of 1` });
	const [narrow, wide] = [36, 224];
	let y = 60;
	const aside = (text: string, size = 10) => {
		y = sheet.at(narrow, y, text, { size, width: 160 });
	};
	aside("Contact", 13);
	for (const text of present([person.phones[0], person.email, `www.${person.linkedin} (LinkedIn)`])) aside(text);
	y += 12;
	aside("Top Skills", 13);
	for (const skill of person.hard) aside(skill);
	y += 12;
	aside("Languages", 13);
	for (const { name, level } of person.languages) aside(`${name} (${level})`);
	y += 12;
	aside("Certifications", 13);
	for (const { name } of person.certificates) aside(name);
	y = 60;
	const tell = (text: string, size = 11) => {
		y = sheet.at(wide, y, text, { size, width: 330 });
	};
	tell(person.name, 26);
	tell(person.headline ?? "");
	tell(person.location ?? "");
	y += 10;
	tell("Summary", 15);
	tell(person.summary ?? "");
	y += 10;
	tell("Experience", 15);
	for (const job of person.jobs) {
		y += 6;
		tell(job.company, 12);
		tell(job.title);
		tell(`${period(job, "long", person, " - ")} (${job.to ? "2 years" : "5 years 2 months"})`, 10);
		tell(job.place ?? "", 10);
		tell(job.points.join(" "));
	}
	y += 10;
	tell("Education", 15);
	for (const school of person.schools) {
		tell(school.name, 12);
		tell(`${school.degree}, ${school.field} · (${period(school, "year", person, " - ")})`, 10);
	}
	return done(sheet);
}

/** The style of drawing programs' templates: the name in two lines, headings with letter spacing. */
export function poster(person: Person): Promise<MadeCv> {
	const sheet = new Sheet({ margin: 40 });
	const [first = "", ...rest] = person.name.split(" ");
	sheet.line(first, { size: 34, bold: true });
	sheet.line(rest.join(" "), { size: 34, bold: true });
	sheet.line(person.headline ?? "", { size: 13 });
	const top = sheet.y + 20;
	let y = top;
	const spaced = (text: string) => text.toUpperCase().split("").join(" ").replaceAll("   ", "    ");
	const main = (text: string, style = {}) => {
		y = sheet.at(40, y, text, { width: 320, ...style });
	};
	main(spaced("Profile"), { bold: true, size: 12 });
	main(person.summary ?? "");
	y += 14;
	main(spaced("Experience"), { bold: true, size: 12 });
	for (const job of person.jobs) {
		main(job.title, { bold: true, size: 11 });
		main(`${job.company} / ${period(job, "short", person)}`);
		for (const point of job.points) main(`• ${point}`);
		y += 5;
	}
	y = top + 3;
	const aside = (text: string, style = {}) => {
		y = sheet.at(400, y, text, { width: 160, ...style });
	};
	for (const text of present([person.phones[0], person.email, person.location])) aside(text, { size: 9 });
	y += 14;
	aside(spaced("Education"), { bold: true, size: 12 });
	for (const school of person.schools) {
		aside(school.name, { bold: true, size: 9 });
		aside(studies(school, person), { size: 9 });
		aside(period(school, "short", person), { size: 9 });
	}
	y += 14;
	aside(spaced("Skills"), { bold: true, size: 12 });
	for (const skill of [...person.hard, ...person.soft]) aside(skill, { size: 9 });
	y += 14;
	aside(spaced("Languages"), { bold: true, size: 12 });
	for (const { name } of person.languages) aside(`${name} ●●●●○`.replaceAll(/[●○]/g, "*"), { size: 9 });
	return done(sheet);
}

/** A graduate's CV with activities beside the studies. */
export function graduate(person: Person): Promise<MadeCv> {
	const sheet = new Sheet();
	sheet.line(person.name, { size: 17, bold: true });
	sheet.line(present([person.location, person.phones[0], person.email, person.linkedin]).join(" | "));
	sheet.line(person.summary ?? "");
	const heading = (text: string) => sheet.gap(8).line(text, { bold: true, size: 12 });
	heading("PENDIDIKAN");
	for (const school of person.schools) {
		sheet.ends(`${school.name} (${period(school, "long", person, " - ")})`, `IPK: ${school.score} / ${school.scale}`);
		sheet.line(`${school.degree} ${school.field}`);
	}
	heading("PENGALAMAN MAGANG DAN KERJA");
	for (const job of person.jobs) {
		sheet.line(`${job.company} - ${job.place}`, { bold: true });
		sheet.ends(job.title, period(job, "short", person, " - "));
		for (const point of job.points) sheet.bullet(point);
	}
	heading("PENGALAMAN ORGANISASI");
	sheet.line("Himpunan Mahasiswa Teknik Industri", { bold: true });
	sheet.ends("Ketua Divisi Acara", "Jan 2021 - Des 2021");
	sheet.bullet("Menyelenggarakan seminar untuk 300 peserta.");
	heading("PRESTASI");
	for (const { text, date } of person.achievements) sheet.bullet(`${text} (${date && month(date, "long", person)})`);
	heading("SERTIFIKAT DAN PELATIHAN");
	for (const { name, date } of person.certificates) sheet.bullet(`${name} – ${date && month(date, "long", person)}`);
	heading("KEAHLIAN");
	sheet.line(`Hard skill: ${person.hard.join(", ")}`);
	sheet.line(`Soft skill: ${person.soft.join(", ")}`);
	sheet.line(`Bahasa: ${person.languages.map(({ name, level }) => `${name} (${level})`).join(", ")}`);
	return done(sheet);
}

/** Skills first, in a table of three columns; history in short lines. */
export function functional(person: Person): Promise<MadeCv> {
	const sheet = new Sheet({ family: "Times" });
	sheet.line(person.name, { size: 16, bold: true });
	sheet.line(`Tel: ${person.phones[0]}`).line(`Mail: ${person.email}`).line(`Based in: ${person.location}`);
	sheet.gap().line("KEY SKILLS", { bold: true });
	const skills = [...person.hard, ...person.soft];
	for (let index = 0; index < skills.length; index += 3) sheet.row(skills.slice(index, index + 3), [50, 220, 390]);
	sheet.gap().line("EMPLOYMENT HISTORY", { bold: true });
	for (const job of person.jobs) {
		sheet.line(`${job.from} to ${job.to ?? "present"}: ${job.title} – ${job.company}`);
		sheet.line(job.points.join(" "));
	}
	sheet.gap().line("QUALIFICATIONS", { bold: true });
	for (const school of person.schools)
		sheet.line(`${school.degree} ${school.field}, ${school.name} (${school.from} to ${school.to})`);
	sheet.gap().line("LICENCES", { bold: true });
	for (const { name, date } of person.certificates) sheet.line(`${date}: ${name}`);
	sheet.gap().line("REFERENCES", { bold: true }).line("Jane Doe, jane.doe@other.example, +44 161 496 0000");
	return done(sheet);
}

/** Typed as on a typewriter. */
export function typed(person: Person): Promise<MadeCv> {
	const sheet = new Sheet({ family: "wide" });
	sheet
		.line(person.name)
		.line(person.location ?? "")
		.line(person.phones[0] ?? "")
		.line(person.email ?? "");
	sheet.line("EXPERIENCE").line("==========");
	for (const job of person.jobs) {
		sheet.line(`${job.company}, ${job.title}`);
		sheet.line(`${period(job, "long", person, " - ")}`);
		for (const point of job.points) sheet.bullet(point, "*");
	}
	sheet.line("EDUCATION").line("=========");
	for (const school of person.schools)
		sheet.line(`${school.name}, ${studies(school, person)}, ${period(school, "long", person, " - ")}`);
	sheet.line("SKILLS").line("======");
	sheet.line([...person.hard, ...person.soft].join("; "));
	sheet.line("LANGUAGES").line("=========");
	sheet.line(person.languages.map(({ name, level }) => `${name} - ${level}`).join("; "));
	return done(sheet);
}

/** A scholar's: studies first, dates in front, publications. */
export function academic(person: Person): Promise<MadeCv> {
	const sheet = new Sheet({
		family: "Times",
		header: `Curriculum Vitae – ${person.name}`,
		footer: (page) => `${page}`,
	});
	sheet.line(person.name, { size: 16, bold: true, align: "center" });
	sheet.line(person.headline ?? "", { align: "center" });
	sheet.line(`${person.location}. Tel. ${person.phones[0]}, ${person.email}`, { align: "center" });
	const heading = (text: string) => sheet.gap(10).line(text, { size: 12, bold: true });
	heading("Academic Background");
	for (const school of person.schools)
		sheet.line(
			`${period(school, "short", person)}: ${school.degree} in ${school.field}, ${school.name}${school.score ? `, GPA ${school.score}/${school.scale}` : ""}`,
		);
	heading("Professional Experience");
	for (const job of person.jobs) {
		sheet.line(`${period(job, "short", person)}: ${job.title}, ${job.company}, ${job.place}`);
		sheet.bullet(job.points.join(" "), "–");
	}
	heading("Publications");
	sheet.line("Rahman A., Lim K. (2019). Bleaching of shallow reefs. Journal of Reef Studies, 12, 45–61.");
	heading("Awards and Honors");
	for (const { text, date } of person.achievements) sheet.line(`${date && month(date, "long", person)}: ${text}`);
	heading("Skills");
	sheet.line(person.hard.join(", "));
	heading("Languages");
	sheet.line(person.languages.map(({ name, level }) => `${name} (${level})`).join("; "));
	return done(sheet);
}
