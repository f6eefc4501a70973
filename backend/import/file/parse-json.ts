import { ParseErrorCode, visit } from "jsonc-parser";
import { ImportError } from "../import-error";

const REASONS: Partial<Record<ParseErrorCode, string>> = {
	[ParseErrorCode.InvalidSymbol]: "there is a word that JSON doesn't know; texts and names stand between double quotes",
	[ParseErrorCode.InvalidNumberFormat]: "this is not a number as JSON writes them",
	[ParseErrorCode.PropertyNameExpected]: "a name between double quotes should stand here; is there a comma too many?",
	[ParseErrorCode.ValueExpected]: "a value should stand here; is there a comma too many?",
	[ParseErrorCode.ColonExpected]: "a colon should stand here",
	[ParseErrorCode.CommaExpected]: "a comma should stand here",
	[ParseErrorCode.CloseBraceExpected]: "a closing brace } is missing",
	[ParseErrorCode.CloseBracketExpected]: "a closing bracket ] is missing",
	[ParseErrorCode.EndOfFileExpected]: "the file should end here, but something follows",
	[ParseErrorCode.InvalidCommentToken]: "JSON has no comments",
	[ParseErrorCode.UnexpectedEndOfString]: "this text doesn't end on its line; write line breaks as \\n",
	[ParseErrorCode.UnexpectedEndOfNumber]: "this number isn't complete",
	[ParseErrorCode.InvalidUnicode]: "\\u needs four hexadecimal digits",
	[ParseErrorCode.InvalidEscapeCharacter]: "there is a backslash before a character that needs none",
	[ParseErrorCode.InvalidCharacter]: "there is a control character in a text; write it as \\n, \\t or \\u00…",
};

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Throws `ImportError` of one line with line and column, both counted from 1, at the first thing that isn't JSON. */
function checkJson(text: string): void {
	let first: string | undefined;
	const onError = (code: ParseErrorCode, _offset: number, _length: number, line: number, column: number) => {
		first ??= `line ${line + 1}, column ${column + 1}: ${REASONS[code] ?? "this is not JSON"}`;
	};
	try {
		visit(text, { onError }, STRICT);
	} catch (error) {
		if (error instanceof RangeError) throw new ImportError(["The file is nested too deeply."]);
		throw error;
	}
	if (first !== undefined) throw new ImportError([`The file is not JSON. ${first}`]);
}

/** What a JSON text holds. Throws `ImportError` that says where it isn't JSON. */
export function parseJson(text: string): unknown {
	checkJson(text);
	return JSON.parse(text);
}
