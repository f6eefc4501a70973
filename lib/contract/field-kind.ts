/** How an additional field is answered, in the order of the numbers that hosts write as `input_type`. */
export const FIELD_KINDS = ["text", "textarea", "checkboxes", "number", "radio", "select", "date", "file"] as const;

export type FieldKind = (typeof FIELD_KINDS)[number];

/** The id that every job uses for the question about years of experience. */
export const EXPERIENCE_ID = "77";

/** Its answers: less than one year, one year, more. They replace missing options of a job. */
export const EXPERIENCE_VALUES: readonly string[] = ["0", "1", "2"];

interface Kindred {
	id: string;
	input_type?: number;
	multiple: boolean;
}

/**
 * The kind of a field with this number of options. The question about experience is a single choice whatever its number
 * says; a choice without options can't be answered by choosing, so it becomes a text.
 */
export function fieldKind({ id, input_type, multiple }: Kindred, options: number): FieldKind {
	if (id === EXPERIENCE_ID) return "radio";
	const kind = FIELD_KINDS[input_type ?? 0] ?? "text";
	const isChoice = kind === "checkboxes" || kind === "radio" || kind === "select";
	if (isChoice && options === 0) return "text";
	return kind === "select" && multiple ? "checkboxes" : kind;
}
