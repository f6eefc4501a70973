import type { MadeCv } from "../cv-case";
import { type DateStyle, day, grade, headings, period } from "../cv-text";
import { Sheet } from "../draw/sheet";
import type { Person } from "../person";
import { labelled, lists, present, upper } from "./parts";

/** Form of an Indonesian application: labels and colons in columns, numbered tables. */
export async function indonesianForm(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet({ family: "Times", margin: 60 });
	const { left } = sheet;
	const pairs = (entries: readonly (readonly [string, string | undefined])[]) => {
		for (const [label, value] of entries) if (value) sheet.row([label, ":", value], [left, left + 140, left + 152]);
	};
	sheet.line("DAFTAR RIWAYAT HIDUP", { size: 15, bold: true, align: "center" });
	upper(sheet, "Data Pribadi");
	pairs([
		["Nama Lengkap", person.name],
		["Nama Panggilan", person.preferred],
		["Tempat, Tanggal Lahir", person.birth && `${person.birth.place}, ${day(person.birth.date, person)}`],
		["Jenis Kelamin", "Perempuan"],
		["Agama", "Islam"],
		["Kewarganegaraan", person.nationality],
		["Alamat", person.address],
		["Domisili", person.location],
		["No. HP", person.phones[0]],
		["Email", person.email],
	]);
	upper(sheet, "Riwayat Pendidikan");
	const places = [left, left + 30, left + 170, left + 350];
	sheet.row(["No", "Tahun", "Sekolah", "Jurusan"], places, { bold: true });
	for (const [index, school] of person.schools.entries()) {
		const field = present([school.degree, school.field]).join(school.degree?.length === 2 ? " " : ", ");
		sheet.row([`${index + 1}`, period(school, style, person), school.name, field], places);
	}
	upper(sheet, "Pengalaman Kerja");
	sheet.row(["No", "Periode", "Perusahaan", "Jabatan"], places, { bold: true });
	for (const [index, job] of person.jobs.entries())
		sheet.row([`${index + 1}`, period(job, style, person), job.company, job.title], places);
	upper(sheet, "Keahlian");
	for (const skill of [...person.hard, ...person.soft]) sheet.bullet(skill);
	upper(sheet, "Bahasa");
	for (const { name, level } of person.languages) sheet.row([name, level], [left, left + 140]);
	return { bytes: await sheet.finish(), text: sheet.text };
}

/** Values about a person, each after its own label. */
function facts(person: Person): string[] {
	if (person.language === "id")
		return labelled([
			["Nama", person.name],
			["Panggilan", person.preferred],
			["Tempat/Tgl Lahir", person.birth && `${person.birth.place}, ${day(person.birth.date, person)}`],
			["Kewarganegaraan", person.nationality],
			["Alamat", person.address],
			["Kota", person.location],
			["Phone", person.phones[0]],
			["E-mail", person.email],
			["LinkedIn", person.linkedin],
		]);
	return labelled([
		["Full Name", person.name],
		["Preferred Name", person.preferred],
		["Date of Birth", person.birth && day(person.birth.date, person)],
		["Nationality", person.nationality],
		["Address", person.address],
		["City", person.location],
		["Phone", person.phones[0]],
		["E-mail", person.email],
		["LinkedIn", person.linkedin],
	]);
}

const LABELS = {
	en: {
		company: "Company",
		title: "Position",
		industry: "Industry",
		period: "Period",
		school: "University",
		degree: "Degree",
		field: "Major",
		years: "Years",
	},
	id: {
		company: "Perusahaan",
		title: "Jabatan",
		industry: "Industri",
		period: "Periode",
		school: "Universitas",
		degree: "Jenjang",
		field: "Jurusan",
		years: "Tahun",
	},
};

/** Each value in a line behind its own label, as made for machines. */
export async function labelledLines(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet();
	const words = headings(person);
	const labels = LABELS[person.language];
	const write = (texts: readonly string[]) => {
		for (const text of texts) sheet.line(text);
	};
	upper(sheet, words.personal);
	write(facts(person));
	upper(sheet, words.experience);
	for (const job of person.jobs) {
		const dates = period(job, style, person);
		write(
			labelled([
				[labels.company, job.company],
				[labels.title, job.title],
				[labels.industry, job.industry],
				[labels.period, dates],
			]),
		);
		for (const point of job.points) sheet.bullet(point);
		sheet.gap(6);
	}
	upper(sheet, words.education);
	for (const school of person.schools) {
		const dates = period(school, style, person);
		write(
			labelled([
				[labels.school, school.name],
				[labels.degree, school.degree],
				[labels.field, school.field],
				[labels.years, dates],
			]),
		);
		if (school.score) sheet.line(grade(school, person));
		sheet.gap(6);
	}
	lists(sheet, person, upper);
	return { bytes: await sheet.finish(), text: sheet.text };
}
