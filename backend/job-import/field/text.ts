import { unescapeLine, withParagraphs } from "../html";
import type { Field, Reader } from "./field";

/** Longest HTML of one section, characters; pages show no more. */
export const LONGEST_SECTION = 60_000;

/** Longest line, such as a title, characters. */
const LONGEST_LINE = 200;

/** A number of characters, formatted for people. */
const many = (count: number) => count.toLocaleString("en");

const tooLong = (field: Field, { length }: string, most: number) =>
	field.wrong("has {count} characters; at most {most} are allowed", { count: many(length), most: many(most) });

/** Text as it was written. */
export function text(field: Field): string | undefined {
	if (field.isMissing) return undefined;
	return typeof field.value === "string" ? field.value : field.wrong("must be text");
}

function lineOf(field: Field, most: number): string | undefined {
	const written = text(field);
	if (written === undefined) return undefined;
	const clean = written
		.toWellFormed()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	if (clean === "") return field.wrong("has no visible character");
	return clean.length <= most ? clean : tooLong(field, clean, most);
}

/**
 * A reader of one line of at most `most` characters: it folds white space, and removes characters that databases can't
 * store.
 */
export const lineUpTo =
	(most: number): Reader<string> =>
	(field) =>
		lineOf(field, most);

/** One line of text, such as a title. */
export const line = lineUpTo(LONGEST_LINE);

/** One line of text from a page or a feed, where it may have entities. */
export const htmlLine: Reader<string> = (field) =>
	line(typeof field.value === "string" ? field.as(unescapeLine(field.value)) : field);

/** HTML that fits on a page; notes a problem if it is too long. */
export function fitting(field: Field, html: string): string | undefined {
	if (html.length <= LONGEST_SECTION) return html;
	return tooLong(field, html, LONGEST_SECTION);
}

/** HTML of a section of a job, unchanged, except that plain text gets paragraphs; `change` is applied first. */
export function section(field: Field, change = (html: string) => html): string | undefined {
	const written = text(field);
	return written === undefined ? undefined : fitting(field, withParagraphs(change(written)));
}

/** An identifier in the job's source, written as text or number. */
export function identifier(field: Field): string | undefined {
	if (typeof field.value !== "number") return line(field);
	return Number.isFinite(field.value) ? String(field.value) : field.wrong("must be text or a number");
}

/** Names on one line, from a text, a node with a name, or a list of these. */
export function names(field: Field, member = "name"): string | undefined {
	const read = field.each().map((one) => line(one.isObject ? one.at(member) : one));
	return [...new Set(read)].filter(Boolean).join(", ") || undefined;
}

/** A yes or no, written as true or false, 1 or 0. */
export function yesNo(field: Field): boolean | undefined {
	if (field.isMissing) return undefined;
	if (field.value === true || field.value === 1) return true;
	if (field.value === false || field.value === 0) return false;
	return field.wrong("must be true or false");
}
