import type { Values } from "./check-values";

/** How every stored file's path starts; answers to questions may hold one too. */
const STORED = /^companies\//;

/** Paths of all stored files that an application names. */
export function namedFiles(values: Values): string[] {
	const documents = values.document_candidate?.flatMap((document) => document.attachment ?? []) ?? [];
	const answers = values.custom_fields?.flatMap((field) => field.value ?? []) ?? [];
	const paths = [
		...(values.file_cv ? [values.file_cv] : []),
		...documents.map((file) => file.filepath),
		...answers.filter((answer) => STORED.test(answer)),
	];
	return [...new Set(paths)];
}
