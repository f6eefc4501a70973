import { randomInt } from "node:crypto";
import { EXPERIENCE_ID, FIELD_KINDS } from "../../../lib/contract/field-kind";
import { MOST_DOCUMENTS } from "../../job-import/field/document";
import { MOST_QUESTIONS } from "../../job-import/field/question";
import { type Entry, EXPERIENCE, type JobForm } from "./job-form";

/** A form after a press of one of its buttons, and the field that gets the focus. */
export interface ChangedForm {
	form: JobForm;
	focus: string;
}

const COMMAND = /^(question|document)-(up|down|remove)-(\d{1,3})$/;

/** Ids are never used again, since answers are stored under them. */
const FIRST_ID = 100_000;
const LAST_ID = 1_000_000_000;

function newQuestion(kind: string, questions: readonly Entry[]): Entry {
	if (kind === EXPERIENCE) return { id: EXPERIENCE_ID, input_type: "4", is_mandatory: "1" };
	const input_type = Math.max(0, (FIELD_KINDS as readonly string[]).indexOf(kind));
	let id = String(randomInt(FIRST_ID, LAST_ID));
	while (questions.some((one) => one.id === id)) id = String(randomInt(FIRST_ID, LAST_ID));
	return { id, input_type: String(input_type), is_mandatory: "1" };
}

/** A list with an entry removed, or moved by one place; undefined if that is impossible. */
function moved(list: readonly Entry[], at: number, how: string): Entry[] | undefined {
	const entry = list[at];
	if (!entry) return undefined;
	const others = list.filter((_, i) => i !== at);
	if (how === "remove") return others;
	const place = how === "up" ? at - 1 : at + 1;
	return place < 0 || place >= list.length ? undefined : others.toSpliced(place, 0, entry);
}

function focusAfter(what: string, how: string, at: number, count: number): string {
	if (how !== "remove") return `${what}-${how === "up" ? at - 1 : at + 1}`;
	return count === 0 ? `add-${what}` : `${what}-${Math.min(at, count - 1)}`;
}

function addQuestion(form: JobForm, kind: string): ChangedForm | undefined {
	const { questions } = form;
	const isThere = kind === EXPERIENCE && questions.some(({ id }) => id === EXPERIENCE_ID);
	if (isThere || questions.length >= MOST_QUESTIONS) return undefined;
	const added = [...questions, newQuestion(kind, questions)];
	return { form: { ...form, questions: added }, focus: `additionalField.${questions.length}.label` };
}

function addDocument(form: JobForm): ChangedForm | undefined {
	const { documents } = form;
	if (documents.length >= MOST_DOCUMENTS - 1) return undefined;
	const added = [...documents, { type: "", option_value: "1" }];
	return { form: { ...form, documents: added }, focus: `document_list.${added.length}.type` };
}

/** Applies a button of one of the form's lists; undefined for any other button, and if it can do nothing. */
export function changeForm(form: JobForm, command: string, kind: string): ChangedForm | undefined {
	if (command === "add-question") return addQuestion(form, kind);
	if (command === "add-document") return addDocument(form);
	const [, what = "", how = "", number] = COMMAND.exec(command) ?? [];
	const list = what === "question" ? "questions" : "documents";
	const changed = number === undefined ? undefined : moved(form[list], Number(number), how);
	if (!changed) return undefined;
	return { form: { ...form, [list]: changed }, focus: focusAfter(what, how, Number(number), changed.length) };
}
