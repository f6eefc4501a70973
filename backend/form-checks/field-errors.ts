/** Sentences for the fields that a job refuses, by the fields' paths. */
export type FieldErrors = Record<string, string[]>;

/** A field's problem, as a sentence. */
export type FieldError = readonly [path: string, sentence: string];

/** Errors by their paths, in the order of discovery. */
export function toFieldErrors(found: Iterable<FieldError>): FieldErrors {
	const errors: FieldErrors = {};
	for (const [path, sentence] of found) errors[path] = [...(errors[path] ?? []), sentence];
	return errors;
}
