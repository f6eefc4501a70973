import { type Group, type Item, isGroup, type Row, textItem } from "./item";

/** How a page names fields and says yes and no. */
export interface Names {
	/** Labels by the names of the application call. */
	labels: Readonly<Record<string, string>>;
	yes: string;
	no: string;
}

/** A value of any shape as texts; a list gives one for each of its entries. */
export function plainItems(value: unknown, names: Pick<Names, "yes" | "no">): Item[] {
	if (value === undefined || value === null) return [];
	if (Array.isArray(value)) return value.flatMap((entry) => plainItems(entry, names));
	if (typeof value === "boolean") return [textItem(value ? names.yes : names.no)];
	if (isGroup(value)) return [textItem(JSON.stringify(value, null, 1))];
	const text = String(value);
	return text.trim() === "" ? [] : [textItem(text)];
}

/** How the page calls a field; one that it has no message for keeps its own name. */
export const labelOf = (key: string, { labels }: Pick<Names, "labels">): string =>
	Object.hasOwn(labels, key) ? (labels[key] ?? key) : key;

/** Fields whose texts are more than texts. */
const KINDS: ReadonlyMap<string, "date" | "phone"> = new Map([
	["date_of_birth", "date"],
	["start_date", "date"],
	["end_date", "date"],
	["date_attended", "date"],
	["graduation_date", "date"],
	["date", "date"],
	["phone", "phone"],
]);

/** A field's texts as items of its kind. */
export const asKind = (items: readonly Item[], kind: "text" | "date" | "phone" = "text"): Item[] =>
	items.map((item) => (item.kind === "text" ? { ...item, kind } : item));

/** The fields of a group that hold something: those in `first` before all others. */
export function plainRows(group: Group, names: Names, first: readonly string[] = []): Row[] {
	const keys = [...new Set([...first, ...Object.keys(group)])];
	return keys
		.map((key) => ({ label: labelOf(key, names), items: asKind(plainItems(group[key], names), KINDS.get(key)) }))
		.filter(({ items }) => items.length > 0);
}
