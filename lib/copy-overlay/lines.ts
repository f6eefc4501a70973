import { visit } from "jsonc-parser";

/** Gives the line, counted from 1, of each key's text in a JSON file; 1 for a key that isn't there. */
export function jsonLines(source: string): (key: string) => number {
	const lines = new Map<string, number>();
	visit(source, {
		onLiteralValue: (_value, _offset, _length, line, _character, pathOf) => {
			lines.set(pathOf().join("."), line + 1);
		},
	});
	return (key) => lines.get(key) ?? 1;
}

/** Gives the line, counted from 1, of the part with a place in a Markdown file. */
export function markdownLines(source: string): (id: string) => number {
	const lines = source.split("\n");
	return (id) => lines.findIndex((line) => line.endsWith(`{#${id}}`)) + 1;
}
