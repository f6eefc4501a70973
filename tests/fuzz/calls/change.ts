import fc from "fast-check";
import { anyLength, anything } from "../texts";

/** A change of one place in a nested value: which place, and what becomes of it. */
export interface Change {
	place: number;
	how: "replace" | "remove" | "repeat" | "rename" | "add";
	name: string;
	value: unknown;
}

/** Values on the edges of what a call takes. */
const edge = fc.constantFrom<unknown>(
	...["", " ", "0", "1", "-1", "5000000001", "1e3", "true", "id", "+EU", "2026-02-30", "%00", "../x", "a".repeat(201)],
	...[0, -1, 1e21, true, null, [], {}, [[]], "x".repeat(20_001)],
);

export const change: fc.Arbitrary<Change> = fc.record({
	place: fc.nat(),
	how: fc.constantFrom("replace", "replace", "replace", "remove", "repeat", "rename", "add"),
	name: fc.oneof(anyLength, fc.constantFrom("website", "__proto__", "a[b", "a[][b]", "custom_fields[0][value]")),
	value: fc.oneof(edge, anything),
});

/** A value as a text, as fields and addresses carry it. */
export function textOf(value: unknown): string {
	if (typeof value === "string") return value;
	try {
		return JSON.stringify(value) ?? "undefined";
	} catch {
		return "";
	}
}

type Entry = readonly [name: string, value: string];

/** A list of names and values after a change. */
export function changeEntries(entries: readonly Entry[], { place, how, name, value }: Change): Entry[] {
	const index = place % Math.max(1, entries.length);
	const [before, entry, after] = [entries.slice(0, index), entries[index], entries.slice(index + 1)];
	if (!entry || how === "add") return [...entries, [name, textOf(value)]];
	if (how === "remove") return [...before, ...after];
	if (how === "repeat") return [...entries, entry];
	const changed: Entry = how === "rename" ? [name, entry[1]] : [entry[0], textOf(value)];
	return [...before, changed, ...after];
}

/** The paths of everything inside a value of JSON, the value itself first. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
	if (typeof value !== "object" || value === null) return [path];
	return [path, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))];
}

/** A value of JSON after a change. */
export function changeJson(value: unknown, changed: Change): unknown {
	const paths = pathsOf(value);
	const path = paths[changed.place % paths.length] ?? [];
	const put = (node: unknown, [key, ...rest]: readonly string[]): unknown => {
		if (key === undefined) return changed.value;
		const entries = Object.entries(node as object);
		if (rest.length > 0)
			return rebuild(
				node,
				entries.map(([k, v]) => [k, k === key ? put(v, rest) : v]),
			);
		if (changed.how === "remove")
			return rebuild(
				node,
				entries.filter(([k]) => k !== key),
			);
		if (changed.how === "add") return rebuild(node, [...entries, [changed.name, changed.value]]);
		const renamed = changed.how === "rename" ? changed.name : key;
		return rebuild(
			node,
			entries.map(([k, v]) => (k === key ? [renamed, changed.how === "rename" ? v : changed.value] : [k, v])),
		);
	};
	return put(value, path);
}

const rebuild = (node: unknown, entries: [string, unknown][]): unknown =>
	Array.isArray(node) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
