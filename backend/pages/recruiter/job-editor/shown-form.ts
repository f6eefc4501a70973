import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import { fieldOf } from "../../../job-editor/form/check-form";
import type { JobForm } from "../../../job-editor/form/job-form";
import type { Problem } from "../../../job-import/field/field";
import { reasonIn } from "../../../job-import/field/reasons";
import { type FormMessages, jobFormMessages } from "../messages/job-form";
import type { Problems } from "../parts/form";

/** A form as shown on its page. */
export interface ShownForm {
	form: JobForm;
	/** Sentences, by field name. */
	problems: Problems;
	/** The field that gets the focus. */
	focus: string | undefined;
	messages: FormMessages;
	language: Language;
}

const ENTRY = /^(additionalField|document_list)\.(\d+)(?:\.(\w+))?$/;

const has = (messages: FormMessages, name: string): name is keyof FormMessages => Object.hasOwn(messages, name);

const word = (messages: FormMessages, name: string) => (has(messages, name) ? messages[name] : name);

/** A field's label, such as "Question 2, Choices". */
function nameOf(field: string, messages: FormMessages): string {
	const [, list, place, member] = ENTRY.exec(field) ?? [];
	if (field.startsWith("salary.")) return `${messages["part.pay"]}, ${word(messages, field)}`;
	if (!list) return word(messages, field);
	const isQuestion = list === "additionalField";
	const number = Number(place) + (isQuestion ? 1 : 0);
	const entry = fill(isQuestion ? messages.question : messages.document, { number });
	const isPlain = member === undefined || member === "label" || member === "type";
	return isPlain ? entry : `${entry}, ${word(messages, member)}`;
}

/** Problems as sentences: the field's label, and the import's text for the same mistake. */
export function sentencesOf(problems: Iterable<Problem>, language: Language): Problems {
	const messages = jobFormMessages(language);
	const entries = [...problems].map((problem) => {
		const field = fieldOf(problem);
		const reason = reasonIn(problem, language);
		// A problem of a whole range belongs to neither of its ends.
		const name = problem.path.join(".") === "salary" ? messages["part.pay"] : nameOf(field, messages);
		return [field, fill(messages.fieldProblem, { field: name, reason })];
	});
	return Object.fromEntries(entries);
}
