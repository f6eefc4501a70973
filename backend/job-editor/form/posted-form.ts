import { LONGEST_SECTION } from "../../job-import/field/text";
import { NETWORKS } from "../../job-import/field/web";
import { escapeHtml } from "../../job-import/html";
import { cleanHtml } from "../rich-text/clean-html";
import { fromMarks } from "../rich-text/from-marks";
import { toMarks } from "../rich-text/to-marks";
import { type Entry, type JobForm, RICH, type RichName, type RichText, SINGLE } from "./job-form";

const ENTRY = /^(additionalField|document_list)\.(\d{1,3})\.(\w{1,20})$/;

/** Questions or documents in the order of their numbers, which may have gaps. */
function entriesOf(form: URLSearchParams, list: string): Entry[] {
	const found = new Map<number, Record<string, string>>();
	for (const [name, value] of form) {
		const [, of, number, member] = ENTRY.exec(name) ?? [];
		if (of !== list || !member) continue;
		const entry = found.get(Number(number)) ?? {};
		entry[member] = value;
		found.set(Number(number), entry);
	}
	return [...found].sort(([a], [b]) => a - b).map(([, entry]) => entry);
}

/**
 * Posted rich text: HTML from the editor, simple marks without script. An unchanged text stays as stored, even if the
 * editor can't show all of it; one that is refused for its length isn't read at all.
 */
function richText(form: URLSearchParams, name: RichName, stored: RichText | undefined): RichText {
	const written = form.get(`${name}.html`);
	if (written !== null) {
		const html = cleanHtml(written);
		if (stored && html === cleanHtml(stored.html)) return stored;
		return { html, marks: html.length > LONGEST_SECTION ? html : toMarks(html) };
	}
	const marks = form.get(name)?.replaceAll("\r\n", "\n") ?? "";
	if (stored && marks === stored.marks) return stored;
	return { html: marks.length > LONGEST_SECTION ? escapeHtml(marks) : fromMarks(marks), marks };
}

/** Reads the posted form of a job; `stored` is the form as it was opened. */
export function readPosted(form: URLSearchParams, stored: JobForm | undefined): JobForm {
	const values = SINGLE.map((name) => [name, form.get(name)?.replaceAll("\r\n", "\n") ?? ""]);
	const texts = RICH.map((name) => [name, richText(form, name, stored?.texts[name])]);
	return {
		values: Object.fromEntries(values),
		texts: Object.fromEntries(texts) as JobForm["texts"],
		questions: entriesOf(form, "additionalField"),
		documents: entriesOf(form, "document_list"),
		networks: NETWORKS.filter((name) => form.getAll("social_media").includes(name)),
	};
}
