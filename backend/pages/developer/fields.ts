type Json = Record<string, unknown>;

/** A field of a request or an answer, as its documentation shows it. */
export interface Field {
	/** Names from the outermost on, such as `job.title`; `[]` after those of lists. */
	path: string;
	type: string;
	isRequired: boolean;
}

/** Fields that are nested more deeply are in the OpenAPI document only. */
const DEEPEST = 3;
const MOST_VALUES = 8;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The types of a value, without null, which almost any value may be. */
const choicesOf = (schema: Json): Json[] =>
	[...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isJson).filter(({ type }) => type !== "null");

/** A value's kind in a few words. */
export function typeOf(schema: Json): string {
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	const values = listOf(schema.enum);
	if (values.length > 0 && values.length <= MOST_VALUES) return values.map((value) => JSON.stringify(value)).join(", ");
	const choices = choicesOf(schema);
	if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(" or ");
	if (schema.type === "array") return isJson(schema.items) ? `list of ${typeOf(schema.items)}` : "list";
	if (schema.format === "binary") return "file";
	return typeof schema.type === "string" ? schema.type : "any";
}

/** The object that a value is or may be, and the suffix of its name; undefined for plain values. */
function objectIn(schema: Json): { object: Json; mark: string } | undefined {
	if (isJson(schema.properties)) return { object: schema, mark: "" };
	if (schema.type === "array" && isJson(schema.items)) {
		const inner = objectIn(schema.items);
		return inner && { object: inner.object, mark: `[]${inner.mark}` };
	}
	for (const choice of choicesOf(schema)) {
		const inner = objectIn(choice);
		if (inner) return inner;
	}
	return undefined;
}

/** All fields of a schema, each followed by those inside of it. */
export function fieldsOf(schema: Json, before = "", depth = 1): Field[] {
	const parts = listOf(schema.allOf).filter(isJson);
	if (parts.length > 0) return parts.flatMap((part) => fieldsOf(part, before, depth));
	const found = objectIn(schema);
	if (!found || depth > DEEPEST) return [];
	const { object, mark } = found;
	const required = new Set(listOf(object.required));
	const prefix = before || mark ? `${before}${mark}.` : "";
	return Object.entries(isJson(object.properties) ? object.properties : {}).flatMap(([name, value]) => {
		const own = isJson(value) ? value : {};
		const path = prefix + name;
		return [{ path, type: typeOf(own), isRequired: required.has(name) }, ...fieldsOf(own, path, depth + 1)];
	});
}
