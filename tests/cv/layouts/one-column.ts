import type { MadeCv } from "../cv-case";
import { type DateStyle, grade, headings, month, period, studies } from "../cv-text";
import { Sheet } from "../draw/sheet";
import type { Person } from "../person";
import { labelled, lists, plain, present, schools, upper } from "./parts";

const finish = async (sheet: Sheet): Promise<MadeCv> => ({ bytes: await sheet.finish(), text: sheet.text });

/** Name in the middle, contacts between bars, position and company in one line with the dates at the right edge. */
export function classic(
	person: Person,
	style: DateStyle,
	family: "Helvetica" | "Times" | "wide" = "Times",
): Promise<MadeCv> {
	const sheet = new Sheet({ family });
	const words = headings(person);
	sheet.line(person.name, { size: 22, bold: true, align: "center" });
	if (person.headline) sheet.line(person.headline, { size: 12, align: "center" });
	const reach = present([person.location, person.phones[0], person.email, person.linkedin]);
	sheet.line(reach.join(" | "), { align: "center" });
	if (person.summary) {
		upper(sheet, words.summary);
		sheet.line(person.summary);
	}
	upper(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.ends(`${job.title}, ${job.company}`, period(job, style, person), { bold: true });
		for (const point of job.points) sheet.bullet(point);
		sheet.gap(4);
	}
	upper(sheet, words.education);
	schools(sheet, person, style);
	lists(sheet, person, upper);
	return finish(sheet);
}

/** Company and place in one line, position and dates in the next; education first. */
export function companyFirst(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet();
	const words = headings(person);
	sheet.line(person.name, { size: 18, bold: true });
	sheet.line(present([person.email, ...person.phones]).join("  •  "));
	if (person.location) sheet.line(person.location);
	if (person.linkedin) sheet.line(person.linkedin);
	plain(sheet, words.education);
	for (const school of person.schools) {
		sheet.ends(school.name, period(school, style, person), { bold: true });
		sheet.line(studies(school, person));
		if (school.score) sheet.line(grade(school, person));
	}
	plain(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.ends(job.company, job.place ?? "", { bold: true });
		sheet.ends(job.title, period(job, style, person, " - "));
		for (const point of job.points) sheet.bullet(point, "-");
		sheet.gap(6);
	}
	lists(sheet, person, plain);
	return finish(sheet);
}

/** Position and company in one line with letters of two looks, dates below, points of lists as a browser prints them. */
export function printed(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet();
	const words = headings(person);
	sheet.line(person.name, { size: 22, bold: true });
	sheet.line(present([person.location, person.phones[0], person.email]).join(" · "));
	plain(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.line(`${job.title}, ${job.company}`);
		sheet.line(period(job, style, person, " to "), { size: 9 });
		for (const point of job.points) sheet.disc(point);
		sheet.gap(4);
	}
	plain(sheet, words.education);
	for (const school of person.schools) {
		sheet.disc(`${school.name} – ${studies(school, person)} (${period(school, style, person, "–")})`);
	}
	lists(sheet, person, plain);
	return finish(sheet);
}

const STACKED = {
	en: { title: "CURRICULUM VITAE", dash: " to ", labels: ["Email", "Mobile", "Address", "Location"] },
	id: { title: "DAFTAR RIWAYAT HIDUP", dash: " s/d ", labels: ["Email", "No. HP", "Alamat", "Domisili"] },
};

/** Position, company and dates in three lines; contacts with labels; description without bullets. */
export function stacked(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet({ family: "Helvetica", margin: 70 });
	const words = headings(person);
	const { title, dash, labels } = STACKED[person.language];
	sheet.line(title, { size: 16, bold: true, align: "center" }).gap(10);
	sheet.line(person.name, { size: 14, bold: true });
	const values = [person.email, person.phones[0], person.address, person.location];
	for (const text of labelled(labels.map((label, index) => [label, values[index]] as const))) sheet.line(text);
	upper(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.line(job.title, { bold: true });
		sheet.line(job.company);
		sheet.line(period(job, style, person, dash));
		sheet.line(job.points.join(" "), { align: "left" });
		sheet.gap(8);
	}
	upper(sheet, words.education);
	for (const school of person.schools) {
		sheet.line(present([studies(school, person), school.name]).join(", "), { bold: true });
		sheet.line(period(school, style, person, dash));
		if (school.score) sheet.line(grade(school, person));
		sheet.gap(4);
	}
	lists(sheet, person, upper);
	return finish(sheet);
}

/** Dates in the left margin, everything else beside them. */
export function datesLeft(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet();
	const words = headings(person);
	const places = [sheet.left, sheet.left + 130];
	sheet.line(person.name, { size: 20, bold: true });
	if (person.headline) sheet.line(person.headline, { size: 12 });
	sheet.line(present([person.phones[0], person.email]).join(" · "));
	if (person.location) sheet.line(person.location);
	plain(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.row([period(job, style, person), job.title], places, { bold: true });
		sheet.row(["", present([job.company, job.place]).join(", ")], places);
		for (const point of job.points) sheet.row(["", `• ${point}`], places);
		sheet.gap(4);
	}
	plain(sheet, words.education);
	for (const school of person.schools) {
		sheet.row([period(school, style, person), school.name], places, { bold: true });
		sheet.row(["", present([studies(school, person), grade(school, person)]).join(" | ")], places);
	}
	lists(sheet, person, plain);
	return finish(sheet);
}

/** Everything about a position between bars in one line; skills in one section with labels. */
export function oneLine(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet({ family: "Times" });
	const words = headings(person);
	sheet.line(person.name, { size: 24 });
	sheet.line(present([person.email, person.phones[0], person.location]).join(" | "));
	sheet.line(words.summary.toUpperCase(), { bold: true });
	sheet.line(person.summary ?? "–");
	upper(sheet, words.skills);
	sheet.line(`${words.hard}: ${person.hard.join(", ")}`);
	sheet.line(`${words.soft}: ${person.soft.join(", ")}`);
	sheet.line(`${words.languages}: ${person.languages.map(({ name }) => name).join(", ")}`);
	upper(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.line(`${job.title} | ${job.company} | ${period(job, style, person)}`, { bold: true });
		for (const point of job.points) sheet.bullet(point, "·");
	}
	upper(sheet, words.education);
	for (const school of person.schools) {
		sheet.line(present([studies(school, person), school.name, period(school, style, person)]).join(" | "));
		if (school.score) sheet.bullet(grade(school, person), "·");
	}
	return finish(sheet);
}

/** Long points that go on over pages, a running head, page numbers; many points. */
export function longAndNumbered(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet({
		header: `${person.name} - Curriculum Vitae`,
		footer: (page) => `Page ${page}`,
	});
	const words = headings(person);
	sheet.line(person.name, { size: 20, bold: true });
	sheet.line(present([person.location, person.email, ...person.phones]).join(" | "));
	plain(sheet, words.experience);
	for (const job of person.jobs) {
		sheet.line(present([job.company, job.place]).join(", "), { bold: true });
		sheet.line(`${job.title} (${period(job, style, person)})`);
		for (const point of job.points) sheet.bullet(point);
		sheet.gap(6);
	}
	plain(sheet, words.education);
	schools(sheet, person, style);
	lists(sheet, person, plain);
	return finish(sheet);
}

/** Headings in the left margin beside their sections. */
export function marginHeadings(person: Person, style: DateStyle): Promise<MadeCv> {
	const sheet = new Sheet();
	const words = headings(person);
	const places = [sheet.left, sheet.left + 120];
	sheet.line(person.name, { size: 18, bold: true });
	sheet.line(present([person.email, person.phones[0]]).join(", "));
	if (person.location) sheet.line(person.location);
	const section = (heading: string, texts: readonly string[]) => {
		sheet.gap(8);
		for (const [index, text] of texts.entries()) sheet.row([index === 0 ? heading : "", text], places);
	};
	section(
		words.experience,
		person.jobs.flatMap((job) => [
			`${job.title} – ${job.company}`,
			period(job, style, person),
			...job.points.map((point) => `• ${point}`),
		]),
	);
	section(
		words.education,
		person.schools.flatMap((school) =>
			present([school.name, studies(school, person), period(school, style, person), grade(school, person)]),
		),
	);
	section(words.hard, [person.hard.join(", ")]);
	section(words.soft, [person.soft.join(", ")]);
	section(words.languages, [person.languages.map(({ name }) => name).join(", ")]);
	section(
		words.certificates,
		person.certificates.map(({ name, date }) => (date ? `${name} - ${month(date, "short", person)}` : name)),
	);
	return finish(sheet);
}
