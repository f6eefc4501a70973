/** Sentences for the fields that a job refuses, by the fields' paths. */
export type FieldErrors = Record<string, string[]>;

/** What is wrong with one field, in a sentence. */
export type FieldError = readonly [path: string, sentence: string];

/** Errors by their paths, in the order in which they were found. */
export function toFieldErrors(found: Iterable<FieldError>): FieldErrors {
	const errors: FieldErrors = {};
	for (const [path, sentence] of found) errors[path] = [...(errors[path] ?? []), sentence];
	return errors;
}
