import { monthNumber } from "../../cv-parsing/text/months";
import type { Field } from "./field";
import { moment } from "./moment";

/** A written day, and which of its groups are year, month and day; the last group is what follows. */
const FORMS: readonly (readonly [form: RegExp, year: number, month: number, day: number])[] = [
	// 2027-1-31
	[/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)(.*)$/s, 1, 2, 3],
	// 31.1.2027: points stand between day and month only in this order
	[/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)(.*)$/s, 3, 2, 1],
	// 31/01/2027 and 01/31/2027, not 01/02/2027
	[/^(1[3-9]|[23]\d)[/-](\d{1,2})[/-](\d{4})(?!\d)(.*)$/s, 3, 2, 1],
	[/^(\d{1,2})[/-](1[3-9]|[23]\d)[/-](\d{4})(?!\d)(.*)$/s, 3, 1, 2],
	// 31 January 2027, 31. Januar 2027, 31 de enero de 2027
	[/^(\d{1,2})(?:st|nd|rd|th)?\.? (?:de )?(\p{L}+)\.?,? (?:de )?(\d{4})(?!\d)(.*)$/su, 3, 2, 1],
	// January 31, 2027
	[/^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)(.*)$/su, 3, 1, 2],
];

const WEEKDAY = /^\p{L}+\.?, /u;

const two = (part: string | number) => String(part).padStart(2, "0");

/** The same day as ISO 8601, with the time behind it; undefined for a text that is no certain day. */
export function isoOf(written: string): string | undefined {
	const bare = written.trim().replace(WEEKDAY, "");
	for (const [form, ...places] of FORMS) {
		const groups = form.exec(bare);
		if (!groups) continue;
		const [year = "", name = "", day = ""] = places.map((place) => groups[place]);
		const month = /^\d/.test(name) ? name : monthNumber(name);
		const time = groups.at(-1)?.trimEnd().replace(/ GMT$/, " UTC") ?? "";
		return month === undefined ? undefined : `${year}-${two(month)}-${two(day)}${time}`;
	}
	return undefined;
}

/** A day or a moment as pages write it, also with the month's name or the day first; "01/02/2027" could be two days. */
export function writtenMoment(field: Field): ReturnType<typeof moment> {
	const { value } = field;
	const iso = typeof value === "string" ? isoOf(value) : undefined;
	return moment(iso === undefined ? field : field.as(iso));
}
