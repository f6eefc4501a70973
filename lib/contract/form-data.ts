/** A value that multipart text fields can carry, nested. */
export type FormValue = string | number | boolean | null | undefined | FormValue[] | { [key: string]: FormValue };

const DEEPEST = 6;
const WIDEST = 500;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

/** Names and values of multipart fields for a nested value: `{a:[{b:1}]}` gives `a[0][b]` = "1". Empty values are left out. */
export function toFields(value: FormValue, name = ""): [name: string, value: string][] {
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
	return keys.length > DEEPEST || keys.some((key) => FORBIDDEN.has(key)) ? null : keys;
}

function toLists(node: Nested): Nested {
	if (typeof node === "string" || Array.isArray(node)) return node;
	const keys = Object.keys(node);
	const values = Object.values(node).map(toLists);
	const isList = keys.length > 0 && keys.every((key, i) => key === String(i));
	return isList ? values : Object.fromEntries(keys.map((key, i) => [key, values[i] ?? ""]));
}

/**
 * The nested value behind multipart fields: the reverse of `toFields`. The first of two equal names
 * counts. Gives null for names that are malformed, nested deeper than 6, or more than 500 to a level.
 */
export function fromFields(fields: Iterable<[string, string]>): Record<string, Nested> | null {
	const root: Record<string, Nested> = Object.create(null);
	for (const [name, value] of fields) {
		const keys = readName(name);
		if (!keys) return null;
		let node: Record<string, Nested> = root;
		for (const key of keys.slice(0, -1)) {
			node[key] ??= Object.create(null) as Record<string, Nested>;
			const next = node[key];
			if (typeof next === "string" || Array.isArray(next)) return null;
			node = next;
		}
		const last = keys.at(-1) ?? "";
		if (Object.keys(node).length >= WIDEST) return null;
		node[last] ??= value;
	}
	return Object.fromEntries(Object.entries(root).map(([key, node]) => [key, toLists(node)]));
}
