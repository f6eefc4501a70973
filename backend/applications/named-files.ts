import { givenIn } from "./check-answers";
import { slotOf } from "./check-documents";
import type { JobSettings } from "./job-settings";
import type { Values } from "./values";

/** How every stored file's path starts. */
const STORED = /^companies\//;

/** A stored file that an application names, and the field that names it. */
export interface NamedFile {
	field: string;
	filepath: string;
}

function inDocuments({ document_candidate = [] }: Values, { slots }: JobSettings): NamedFile[] {
	return document_candidate.flatMap((document) => {
		const slot = slotOf(document, slots);
		const field = slot ? `document_candidate.${slot.index}` : "document_candidate";
		return (document.attachment ?? []).map(({ filepath }) => ({ field, filepath }));
	});
}

/** Answers to file questions are files; answers to questions that aren't the job's are when they look like one. */
function inAnswers({ custom_fields = [] }: Values, { questions }: JobSettings): NamedFile[] {
	return custom_fields.flatMap((sent, i) => {
		const kind = questions.find(({ id }) => id === sent.id)?.kind;
		const isFile = (text: string) => kind === "file" || (kind === undefined && STORED.test(text));
		return givenIn(sent)
			.filter(isFile)
			.map((filepath) => ({ field: `custom_fields.${i}`, filepath }));
	});
}

/** All stored files that an application names. */
export function namedFiles(values: Values, settings: JobSettings): NamedFile[] {
	return [
		...(values.file_cv ? [{ field: "file_cv", filepath: values.file_cv }] : []),
		...inDocuments(values, settings),
		...inAnswers(values, settings),
	];
}
