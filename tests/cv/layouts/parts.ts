import { type DateStyle, grade, headings, month, period, studies } from "../cv-text";
import type { Sheet } from "../draw/sheet";
import type { Person } from "../person";

/** Heading styles of single-column layouts. */
export const upper = (sheet: Sheet, text: string) =>
	sheet.gap(10).line(text.toUpperCase(), { size: 12, bold: true }).gap(2);
export const plain = (sheet: Sheet, text: string) => sheet.gap(10).line(text, { size: 13, bold: true }).gap(2);

type Heading = (sheet: Sheet, text: string) => unknown;

/** Names and values with a colon between them. */
export const labelled = (pairs: readonly (readonly [string, string | undefined])[]): string[] =>
	pairs.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));

export const present = (values: readonly (string | undefined)[]): string[] =>
	values.filter((value): value is string => Boolean(value));

/** Schools: name and dates at the edges, studies and grade below. */
export function schools(sheet: Sheet, person: Person, style: DateStyle) {
	for (const school of person.schools) {
		sheet.ends(school.name, period(school, style, person), { bold: true });
		const below = present([studies(school, person), grade(school, person)]).join(", ");
		if (below) sheet.line(below);
		sheet.gap(4);
	}
}

/** The short sections at a CV's end, in lines of their own headings. */
export function lists(sheet: Sheet, person: Person, heading: Heading) {
	const words = headings(person);
	heading(sheet, words.hard);
	sheet.line(person.hard.join(", "));
	heading(sheet, words.soft);
	sheet.line(person.soft.join(", "));
	heading(sheet, words.languages);
	sheet.line(person.languages.map(({ name, level }) => `${name} (${level})`).join(", "));
	if (person.certificates.length > 0) {
		heading(sheet, words.certificates);
		for (const { name, date } of person.certificates)
			sheet.bullet(date ? `${name}, ${month(date, "long", person)}` : name);
	}
	if (person.achievements.length > 0) {
		heading(sheet, words.achievements);
		for (const { text, date } of person.achievements)
			sheet.bullet(date ? `${text} (${month(date, "long", person)})` : text);
	}
}
