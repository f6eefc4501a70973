import type { MadeCv } from "../cv-case";
import { type DateStyle, grade, headings, month, period, studies } from "../cv-text";
import { Sheet } from "../draw/sheet";
import type { Person } from "../person";
import { present } from "./parts";

interface Look {
	/** The side of the narrow column. */
	side: "left" | "right";
	/** Whether the name spans both columns. */
	banner: boolean;
	/** Whether lines of both columns share their baselines. */
	grid?: boolean;
	family?: "Helvetica" | "Times" | "wide";
}

/** Writes down one column. */
function column(sheet: Sheet, x: number, width: number, top: number, grid: boolean) {
	let y = top;
	const write = (text: string, style: { size?: number; bold?: boolean } = {}) => {
		y = sheet.at(x, y, text, { ...(grid ? { ...style, size: 10 } : style), width });
	};
	return {
		write,
		heading(text: string) {
			y += grid ? 13.56 : 10;
			write(text.toUpperCase(), { bold: true, size: 12 });
			if (!grid) y += 3;
		},
		gap(points: number) {
			y += grid ? 0 : points;
		},
	};
}

type Column = ReturnType<typeof column>;

function writeNarrow({ write, heading }: Column, person: Person) {
	const words = headings(person);
	heading(words.contact);
	for (const text of present([...person.phones, person.email, person.location, person.linkedin])) write(text);
	heading(words.hard);
	for (const skill of person.hard) write(skill);
	heading(words.soft);
	for (const skill of person.soft) write(skill);
	heading(words.languages);
	for (const { name, level } of person.languages) write(`${name} – ${level}`);
}

function writeHistory({ write, heading, gap }: Column, person: Person, style: DateStyle) {
	const words = headings(person);
	heading(words.experience);
	for (const job of person.jobs) {
		write(job.title, { bold: true, size: 11 });
		write(`${job.company} | ${period(job, style, person)}`);
		for (const point of job.points) write(`• ${point}`);
		gap(6);
	}
	heading(words.education);
	for (const school of person.schools) {
		write(school.name, { bold: true, size: 11 });
		write(present([studies(school, person), period(school, style, person)]).join(" | "));
		if (school.score) write(grade(school, person));
		gap(4);
	}
}

function writeRest({ write, heading }: Column, person: Person, style: DateStyle) {
	const words = headings(person);
	if (person.certificates.length > 0) heading(words.certificates);
	for (const { name, date } of person.certificates) write(date ? `${name} (${month(date, style, person)})` : name);
	if (person.achievements.length > 0) heading(words.achievements);
	for (const { text, date } of person.achievements)
		write(date ? `• ${text}, ${month(date, "long", person)}` : `• ${text}`);
}

/** Contacts, skills and languages in a narrow column beside the history. */
export async function twoColumns(person: Person, style: DateStyle, look: Look): Promise<MadeCv> {
	const { side, banner, grid = false, family } = look;
	const sheet = new Sheet({ margin: 40, family });
	if (banner) {
		sheet.line(person.name, { size: 26, bold: true });
		if (person.headline) sheet.line(person.headline, { size: 13 });
		sheet.gap(14);
	}
	const [narrowX, wideX] = side === "left" ? [40, 220] : [400, 40];
	const narrow = column(sheet, narrowX, 150, sheet.y, grid);
	const wide = column(sheet, wideX, 330, sheet.y, grid);
	if (!banner) {
		wide.write(person.name, { size: 24, bold: true });
		if (person.headline) wide.write(person.headline, { size: 12 });
	}
	writeNarrow(narrow, person);
	if (person.summary) {
		wide.heading(headings(person).summary);
		wide.write(person.summary);
	}
	writeHistory(wide, person, style);
	writeRest(wide, person, style);
	return { bytes: await sheet.finish(), text: sheet.text };
}
