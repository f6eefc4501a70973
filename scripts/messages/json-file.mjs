/** Reads a JSON file of messages: its texts by their keys, with their lines. */
import { getNodeValue, parseTree, printParseErrorCode } from "jsonc-parser";
import { lineFinder } from "./lines.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** "ColonExpected" as people read it: "colon expected". */
const reasonOf = (code) => code.replace(/(?!^)([A-Z])/g, (letter) => ` ${letter}`).toLowerCase();

/** A text, a list or a group at `path`; a text or a list within a list knows the outermost one as `list`. */
function readValue(value, path, line, into) {
	const { file, lineAt, texts, groups, lists, list, report } = into;
	const key = path.join(".");
	if (value.type === "string") texts.set(key, { text: value.value, file, line: lineAt(value.offset), key, list });
	else if (value.type === "object" || value.type === "array") {
		groups.set(key, line);
		if (value.type === "object") return readObject(value, path, into);
		lists.set(key, { value: getNodeValue(value), file, line, key, list });
		readArray(value, path, { ...into, list: list ?? key });
	} else report({ file, line }, key, PROBLEM_TEXTS.notText());
}

/** A list's entries are counted from 1, as people count. */
function readArray(node, path, into) {
	for (const [index, value] of node.children.entries())
		readValue(value, [...path, index + 1], into.lineAt(value.offset), into);
}

function readObject(node, path, into) {
	const { file, lineAt, report } = into;
	const seen = new Map();
	for (const { children: [name, value] = [] } of node.children) {
		if (!value) continue;
		const line = lineAt(name.offset);
		const key = [...path, name.value].join(".");
		const before = seen.get(name.value);
		if (before) report({ file, line }, key, PROBLEM_TEXTS.twice(before));
		else seen.set(name.value, line);
		readValue(value, [...path, name.value], line, into);
	}
}

const CURLY_AROUND = /:\s*[“”„«‘’']|[“”„»‘’']\s*,?\s*$/;
/** A line has a name and a text, each between two of them. */
const MOST_MARKS = 4;

/** The problem of a line that isn't JSON: usually a wrong quotation mark. */
function problemTextOf(line, error) {
	const marks = line.replaceAll(/\\./g, "").split('"').length - 1;
	if (marks > MOST_MARKS) return PROBLEM_TEXTS.quoteInside();
	if (marks < MOST_MARKS && CURLY_AROUND.test(line)) return PROBLEM_TEXTS.quoteAround();
	return marks % 2 === 1 ? PROBLEM_TEXTS.quoteOpen() : PROBLEM_TEXTS.badJson(reasonOf(printParseErrorCode(error)));
}

/**
 * A JSON file's texts: key → `{ text, file, line, key, list }`, the lines of its groups, and its lists: key → `{ value,
 * file, line, key, list }`. What can't be read goes to `report`. A file that isn't JSON has one problem and no texts:
 * all others would follow from it.
 */
export function readJsonFile(file, source, report) {
	const errors = [];
	const tree = parseTree(source, errors, STRICT);
	const lineAt = lineFinder(source);
	const [texts, groups, lists] = [new Map(), new Map(), new Map()];
	if (errors.length > 0) {
		const [{ error, offset }] = errors;
		const line = lineAt(offset);
		report({ file, line }, "-", problemTextOf(source.split("\n")[line - 1], error));
	} else if (tree?.type === "object") readObject(tree, [], { file, lineAt, texts, groups, lists, report });
	else report({ file, line: 1 }, "-", PROBLEM_TEXTS.notText());
	return { file, kind: "json", texts, groups, lists, readable: errors.length === 0 };
}
