import { visit } from "jsonc-parser";

/** A list's entries count from 1 in keys, as people count. */
const nameOf = (part: string | number) => (typeof part === "number" ? part + 1 : part);

/** Returns the line, counted from 1, of each key's text in a JSON file; 1 for a missing key. */
export function jsonLines(source: string): (key: string) => number {
	const lines = new Map<string, number>();
	visit(source, {
		onLiteralValue: (_value, _offset, _length, line, _character, pathOf) => {
			lines.set(pathOf().map(nameOf).join("."), line + 1);
		},
	});
	return (key) => lines.get(key) ?? 1;
}

/** Returns the line, counted from 1, of the section with an id in a Markdown file. */
export function markdownLines(source: string): (id: string) => number {
	const lines = source.split("\n");
	return (id) => lines.findIndex((line) => line.endsWith(`{#${id}}`)) + 1;
}
