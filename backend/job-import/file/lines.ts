import { visit } from "jsonc-parser";
import type { Path } from "../field/field";

const keyOf = (path: Path) => JSON.stringify(path);

/**
 * The lines, counted from 1, of the values of a JSON text. A missing value has the line of the nearest one around it.
 */
export function linesOf(text: string, paths: readonly Path[]): (path: Path) => number {
	const wanted = new Set(paths.flatMap((path) => path.map((_, depth) => keyOf(path.slice(0, depth + 1)))));
	const lines = new Map<string, number>();
	const note = (line: number, path: Path) => {
		const key = keyOf(path);
		if (wanted.has(key)) lines.set(key, line + 1);
	};
	visit(text, {
		onObjectBegin: (_offset, _length, line, _column, path) => note(line, path()),
		onArrayBegin: (_offset, _length, line, _column, path) => note(line, path()),
		onLiteralValue: (_value, _offset, _length, line, _column, path) => note(line, path()),
	});
	return (path) => {
		for (let depth = path.length; depth > 0; depth -= 1) {
			const line = lines.get(keyOf(path.slice(0, depth)));
			if (line !== undefined) return line;
		}
		return 1;
	};
}
