/** Fields of a profile with all their values. */
export type Values = Map<string, string[]>;

const squeeze = (text: string) =>
	text
		.normalize("NFKC")
		.replace(/[•·]|^- /gmu, " ")
		.replace(/\s+/g, " ")
		.trim();

/** Adds one value, spaces and bullets aside. */
export function add(values: Values, field: string, value: string | undefined) {
	if (value) values.set(field, [...(values.get(field) ?? []), squeeze(value)]);
}

/** Adds the fields of an entry, marked with its number. */
export function addEntry(
	values: Values,
	kind: string,
	index: number,
	fields: Readonly<Record<string, string | undefined>>,
) {
	for (const [field, value] of Object.entries(fields)) add(values, `${kind} ${field}`, value && `${index} ${value}`);
}
