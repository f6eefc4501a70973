import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";
import { ImportError } from "../import-error";
import { BREAKS_OFF, endOf } from "./breaks-off";

/** By the parser's own names. */
const REASONS: Readonly<Record<string, string>> = {
	InvalidSymbol: "there is a word that JSON doesn't know; texts and names stand between double quotes",
	InvalidNumberFormat: "this is not a number as JSON writes them",
	PropertyNameExpected: "a name between double quotes should stand here; is there a comma too many?",
	ValueExpected: "a value should stand here; is there a comma too many?",
	ColonExpected: "a colon should stand here",
	CommaExpected: "a comma should stand here",
	CloseBraceExpected: "a closing brace } is missing",
	CloseBracketExpected: "a closing bracket ] is missing",
	EndOfFileExpected: "the file should end here, but something follows",
	InvalidCommentToken: "JSON has no comments",
	UnexpectedEndOfString: "this text doesn't end on its line; write line breaks as \\n",
	UnexpectedEndOfNumber: "this number isn't complete",
	InvalidUnicode: "\\u needs four hexadecimal digits",
	InvalidEscapeCharacter: "there is a backslash before a character that needs none",
	InvalidCharacter: "there is a control character in a text; write it as \\n, \\t or \\u00…",
};

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Mistakes that a text has where it breaks off inside of a string or a number. */
const CUT = new Set(["UnexpectedEndOfString", "UnexpectedEndOfNumber", "InvalidUnicode", "InvalidEscapeCharacter"]);

const WORDS = ["true", "false", "null"];

/** The first mistake in a JSON text, with its line and column, both counted from 1; undefined if the text has none. */
export function mistakeIn(text: string): string | undefined {
	const end = text.trimEnd().length;
	let first: string | undefined;
	const onError = (code: ParseErrorCode, offset: number, length: number, line: number, column: number) => {
		if (first !== undefined) return;
		const name = printParseErrorCode(code);
		const isCut = CUT.has(name) || WORDS.some((word) => word.startsWith(text.slice(offset, end)));
		const breaksOff = offset >= end || (offset + length >= end && isCut);
		const closing = name.startsWith("Close") ? `${REASONS[name]}; ` : "";
		first = breaksOff
			? `${endOf(text)}: ${closing}${BREAKS_OFF}`
			: `line ${line + 1}, column ${column + 1}: ${REASONS[name] ?? "this is not JSON"}`;
	};
	try {
		visit(text, { onError }, STRICT);
	} catch (error) {
		if (error instanceof RangeError) throw new ImportError(["The file is nested too deeply."]);
		throw error;
	}
	return first;
}

/** Parses a JSON text. Throws an `ImportError` that says where it is invalid. */
export function parseJson(text: string): unknown {
	const mistake = mistakeIn(text);
	if (mistake !== undefined) throw new ImportError([`The file is not JSON. ${mistake}`]);
	return JSON.parse(text);
}
