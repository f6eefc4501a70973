import { filesIn, type NamedFile } from "../form-checks/named-files";
import { givenIn } from "./check-answers";
import type { JobSettings } from "./job-settings";
import type { Values } from "./values";

/** How every stored file's path starts. */
const STORED = /^companies\//;

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
		...filesIn(values.document_candidate ?? [], settings.slots),
		...inAnswers(values, settings),
	];
}
