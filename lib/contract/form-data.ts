/** The type of a form without files, as browsers post it by themselves. */
export const URL_ENCODED = "application/x-www-form-urlencoded";

/** A value that multipart text fields can carry, nested. */
export type FormValue = string | number | boolean | null | undefined | FormValue[] | { [key: string]: FormValue };

const DEEPEST = 6;
const WIDEST = 500;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** A text field of a multipart body. */
export type FormField = [name: string, value: string];

/**
 * Names and values of multipart fields for a nested value: `{a:[{b:1}]}` becomes `a[0][b]` = "1". Empty values are
 * omitted.
 */
export function toFields(value: FormValue, name = ""): FormField[] {
	if (value === null || value === undefined) return [];
	if (typeof value !== "object") return [[name, String(value)]];
	const entries = Array.isArray(value) ? value.map((one, i) => [String(i), one] as const) : Object.entries(value);
	return entries.flatMap(([key, one]) => toFields(one, name ? `${name}[${key}]` : key));
}

type Nested = string | Nested[] | { [key: string]: Nested };

/** The keys of a nested field name, or null for a name that no client of ours makes. */
function readName(name: string): string[] | null {
	const match = /^([^[\]]{1,100})((?:\[[^[\]]{0,100}\])*)$/.exec(name);
	if (!match?.[1]) return null;
	const rest = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? "");
	const keys = [match[1], ...rest];
	// Only the last part may be empty, because `a[][b]` is ambiguous.
	const isUnclear = keys.slice(0, -1).includes("");
	return isUnclear || keys.length > DEEPEST || keys.some((key) => FORBIDDEN.has(key)) ? null : keys;
}

const isList = (keys: readonly string[]) => keys.every((key, i) => key === String(i));

/** The key for a value named `last` in a group with `keys`: `[]` is the next of a list. Null if it has no place. */
function placeOf(last: string, keys: readonly string[]): string | null {
	if (keys.length >= WIDEST) return null;
	if (last !== "") return last;
	return isList(keys) ? String(keys.length) : null;
}

/** Multipart writes every line break as CRLF; as values they are "\n", as everywhere else. */
const plainBreaks = (value: string) => value.replace(/\r\n?/g, "\n");

function toLists(node: Nested): Nested {
	if (typeof node === "string" || Array.isArray(node)) return node;
	const keys = Object.keys(node);
	const values = Object.values(node).map(toLists);
	return keys.length > 0 && isList(keys) ? values : Object.fromEntries(keys.map((key, i) => [key, values[i] ?? ""]));
}

type Group = Record<string, Nested>;

/** The group at `keys`, created if missing; null if it would be too large, or if a text is there. */
function groupAt(root: Group, keys: readonly string[]): Group | null {
	let node = root;
	for (const key of keys) {
		if (!(key in node) && Object.keys(node).length >= WIDEST) return null;
		node[key] ??= Object.create(null) as Group;
		const next = node[key];
		if (typeof next === "string" || Array.isArray(next)) return null;
		node = next;
	}
	return node;
}

/**
 * The nested value behind multipart fields: the reverse of `toFields`. Names that end in `[]`, as forms of browsers
 * without script have them, add to a list; of any other two equal names the first counts. Line breaks are "\n".
 * Gives null for names that are malformed, nested deeper than 6, or more than 500 to a level.
 */
export function fromFields(fields: Iterable<[string, string]>): Group | null {
	const root: Group = Object.create(null);
	for (const [name, value] of fields) {
		const keys = readName(name);
		const node = keys && groupAt(root, keys.slice(0, -1));
		const place = node && placeOf(keys.at(-1) ?? "", Object.keys(node));
		if (!node || place === null) return null;
		node[place] ??= plainBreaks(value);
		if (typeof node[place] !== "string") return null;
	}
	return Object.fromEntries(Object.entries(root).map(([key, node]) => [key, toLists(node)]));
}
