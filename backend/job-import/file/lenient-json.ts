import { parseTree } from "jsonc-parser";
import { mistakeIn } from "./parse-json";

/** Texts, and comments outside of them; an unclosed comment ends with the script. */
const TOKENS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)/g;

/** Texts, and commas that nothing follows. */
const STRINGS_AND_COMMAS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|,(?=\s*[\]}])/g;

/** What pages put around a script's text, for browsers that no one uses any more. */
const AROUND = /^(?:<!--|<!\[CDATA\[)|(?:-->|\]\]>)$|;$/g;

/** Backslashes with what they escape; JSON knows those of the group. */
const ESCAPES = /\\(?:(["\\/bfnrt]|u[\da-f]{4})|'|)/gi;

/** A text whose backslashes and control characters JSON knows. Without tags, its line breaks mean something. */
function mended(literal: string): string {
	const escaped = literal.replace(ESCAPES, (found, known) => (known ? found : found === "\\'" ? "'" : "\\\\"));
	const breaks = literal.includes("<") ? " " : "\\n";
	return escaped.replace(/\r\n?|\n/g, breaks).replace(/\p{Cc}+/gu, " ");
}

/** The text as JSON writes it, with everything that it says. */
function strict(script: string): string {
	const bare = script.trim().replace(AROUND, "").trim().replace(AROUND, "");
	const quoted = bare.includes('"') ? bare : bare.replaceAll(/&(?:quot|#34|#x22);/gi, '"');
	return quoted
		.replace(TOKENS, (token) => (token.startsWith('"') ? mended(token) : " "))
		.replace(STRINGS_AND_COMMAS, (token) => (token === "," ? "" : token));
}

/** What a script holds. */
export interface LenientJson {
	value?: unknown;
	/** Where and why the text, or what follows its value, can't be read. */
	mistake?: string;
}

/**
 * The value of a JSON-LD script, with the mistakes that lose nothing: comments, commas too many, line breaks and unknown
 * escapes in texts. What follows a complete value is a mistake beside it; any other mistake leaves no value, because it
 * could cut a text short.
 */
export function lenientJson(script: string): LenientJson {
	const text = strict(script);
	try {
		return { value: JSON.parse(text) };
	} catch {
		const mistake = mistakeIn(text);
		const root = parseTree(text);
		try {
			return root ? { value: JSON.parse(text.slice(root.offset, root.offset + root.length)), mistake } : { mistake };
		} catch {
			return { mistake };
		}
	}
}
