/** Reads a JSON file of messages: its texts by their keys, with their lines. */
import { parseTree, printParseErrorCode } from "jsonc-parser";
import { lineFinder } from "./lines.mjs";
import { SAYINGS } from "./sayings.mjs";

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** "ColonExpected" as people read it: "colon expected". */
const reasonOf = (code) => code.replace(/(?!^)([A-Z])/g, (letter) => ` ${letter}`).toLowerCase();

function readObject(node, path, { file, lineAt, texts, report }) {
	const seen = new Map();
	for (const { children: [name, value] = [] } of node.children) {
		if (!value) continue;
		const line = lineAt(name.offset);
		const key = [...path, name.value].join(".");
		const before = seen.get(name.value);
		if (before) report({ file, line }, key, SAYINGS.twice(before));
		else seen.set(name.value, line);
		if (value.type === "string") texts.set(key, { text: value.value, file, line: lineAt(value.offset), key });
		else if (value.type === "object") readObject(value, [...path, name.value], { file, lineAt, texts, report });
		else report({ file, line }, key, SAYINGS.notText());
	}
}

/** A JSON file's texts: key → `{ text, file, line, key }`. What can't be read goes to `report`. */
export function readJsonFile(file, source, report) {
	const errors = [];
	const tree = parseTree(source, errors, STRICT);
	const lineAt = lineFinder(source);
	const texts = new Map();
	for (const { error, offset } of errors.slice(0, 1))
		report({ file, line: lineAt(offset) }, "-", SAYINGS.badJson(reasonOf(printParseErrorCode(error))));
	if (tree?.type === "object") readObject(tree, [], { file, lineAt, texts, report });
	else if (errors.length === 0) report({ file, line: 1 }, "-", SAYINGS.notText());
	return { file, kind: "json", texts, readable: errors.length === 0 };
}
