/** Reads a JSON file of messages: its texts by their keys, with their lines. */
import { parseTree, printParseErrorCode } from "jsonc-parser";
import { lineFinder } from "./lines.mjs";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** "ColonExpected" as people read it: "colon expected". */
const reasonOf = (code) => code.replace(/(?!^)([A-Z])/g, (letter) => ` ${letter}`).toLowerCase();

function readObject(node, path, into) {
	const { file, lineAt, texts, groups, report } = into;
	const seen = new Map();
	for (const { children: [name, value] = [] } of node.children) {
		if (!value) continue;
		const line = lineAt(name.offset);
		const key = [...path, name.value].join(".");
		const before = seen.get(name.value);
		if (before) report({ file, line }, key, PROBLEM_TEXTS.twice(before));
		else seen.set(name.value, line);
		if (value.type === "string") texts.set(key, { text: value.value, file, line: lineAt(value.offset), key });
		else if (value.type === "object") {
			groups.set(key, line);
			readObject(value, [...path, name.value], into);
		} else report({ file, line }, key, PROBLEM_TEXTS.notText());
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
 * A JSON file's texts: key → `{ text, file, line, key }`, and the lines of its groups. Unreadable values are reported.
 * A file that isn't JSON has one problem and no texts, because further problems would only follow from it.
 */
export function readJsonFile(file, source, report) {
	const errors = [];
	const tree = parseTree(source, errors, STRICT);
	const lineAt = lineFinder(source);
	const [texts, groups] = [new Map(), new Map()];
	if (errors.length > 0) {
		const [{ error, offset }] = errors;
		const line = lineAt(offset);
		report({ file, line }, "-", problemTextOf(source.split("\n")[line - 1], error));
	} else if (tree?.type === "object") readObject(tree, [], { file, lineAt, texts, groups, report });
	else report({ file, line: 1 }, "-", PROBLEM_TEXTS.notText());
	return { file, kind: "json", texts, groups, readable: errors.length === 0 };
}
