import type { z } from "zod";
import { EXPERIENCE_ID, fieldKind } from "../../../lib/contract/field-kind";
import { additionalField } from "../../../lib/contract/schemas/job";
import type { JobContent } from "../../job/content";
import { type Group, groupsIn, type Item, type Row, textIn, textItem } from "./item";
import { asKind, type Names, plainItems } from "./plain-rows";

type Field = z.output<typeof additionalField>;

/** How every stored file's path starts. */
const STORED = /^companies\//;

/** Labels of a field's options by their values. */
function optionsOf({ id, options }: Field, experience: readonly string[]): ReadonlyMap<string, string> {
	const own = options.map((option): [string, string] =>
		typeof option === "object" ? [option.value, option.label] : [String(option), String(option)],
	);
	if (id !== EXPERIENCE_ID || own.length > 0) return new Map(own);
	return new Map(experience.map((label, value) => [String(value), label]));
}

/** Ways to read what was answered. */
interface AnswerNames extends Names {
	/** The answers to the question about years of experience: less than one, one, more. */
	experience: readonly string[];
}

function answerItems(value: unknown, field: Field | undefined, names: AnswerNames): Item[] {
	const items = plainItems(value, names);
	const options = field && optionsOf(field, names.experience);
	const kind = field && options && fieldKind(field, options.size);
	if (kind === "date") return asKind(items, kind);
	return items.map((item) => {
		if (item.kind !== "text") return item;
		const { text } = item;
		if (kind ? kind === "file" : STORED.test(text)) return { kind: "file", key: text };
		return textItem(options?.get(text) ?? text);
	});
}

/** The kind of a question that the job no longer has, as it was sent. */
const sentKind = ({ input_type }: Group) =>
	typeof input_type === "number" ? fieldKind({ id: "", input_type, multiple: false }, 0) : undefined;

/** A later version of the job may have lost a question; its answer keeps the label that it was sent with. */
function strayRow(answer: Group, names: AnswerNames): Row {
	const label = textIn(answer.label) || String(answer.id ?? "");
	const items = answerItems(answer.value, undefined, names);
	return { label, items: asKind(items, sentKind(answer) === "date" ? "date" : "text") };
}

/** The questions of a job with a candidate's answers, then answers to questions that the job no longer has. */
export function answerRows(sent: unknown, rawFields: JobContent["additionalField"], names: AnswerNames): Row[] {
	const answers = groupsIn(sent);
	const fields = rawFields.map((raw) => additionalField.parse(raw));
	const rows = fields.map((field) => ({
		label: field.label,
		items: answers.filter(({ id }) => id === field.id).flatMap(({ value }) => answerItems(value, field, names)),
	}));
	const stray = answers.filter(({ id }) => fields.every((field) => field.id !== id));
	return [...rows, ...stray.map((answer) => strayRow(answer, names)).filter(({ items }) => items.length > 0)];
}
