import { withParagraphs } from "../html";
import type { Field } from "./field";

/** Longest HTML of one section, characters; pages show no more. */
const LONGEST_SECTION = 60_000;

/** Longest line, such as a title. */
const LONGEST_LINE = 200;

/** Number of characters as people write it. */
const many = (count: number) => count.toLocaleString("en");

/** Text as it was written. */
export function text(field: Field): string | undefined {
	if (field.isMissing) return undefined;
	return typeof field.value === "string" ? field.value : field.wrong("must be text");
}

/** One line of text: white space folded, without what no database keeps. */
export function line(field: Field): string | undefined {
	const written = text(field);
	if (written === undefined) return undefined;
	const clean = written
		.toWellFormed()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	if (clean === "") return field.wrong("has no visible character");
	if (clean.length <= LONGEST_LINE) return clean;
	return field.wrong(`has ${many(clean.length)} characters; at most ${LONGEST_LINE} are taken`);
}

/** HTML that a page has room for; noted at the field where it is too long. */
export function fitting(field: Field, html: string): string | undefined {
	if (html.length <= LONGEST_SECTION) return html;
	return field.wrong(`has ${many(html.length)} characters; at most ${many(LONGEST_SECTION)} are taken`);
}

/**
 * HTML of a section of a job, kept as it was written, but that plain text gets its paragraphs; `change` is what has to
 * happen to it first.
 */
export function section(field: Field, change = (html: string) => html): string | undefined {
	const written = text(field);
	return written === undefined ? undefined : fitting(field, withParagraphs(change(written)));
}

/** An identifier at the place where the job comes from, written as text or number. */
export function identifier(field: Field): string | undefined {
	if (typeof field.value !== "number") return line(field);
	return Number.isFinite(field.value) ? String(field.value) : field.wrong("must be text or a number");
}

/** A yes or no, written as true or false, 1 or 0. */
export function yesNo(field: Field): boolean | undefined {
	if (field.isMissing) return undefined;
	if (field.value === true || field.value === 1) return true;
	if (field.value === false || field.value === 0) return false;
	return field.wrong("must be true or false");
}
