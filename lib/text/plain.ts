import { LONE_SURROGATES, wellFormed } from "@/lib/contract/well-formed";

// Bidirectional controls, zero-width characters and other invisible format characters, except the joiners
// that Indic scripts and emoji need.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const CONTROL = /\p{Cc}/gu;
/**
 * A host's text made safe to show in a line: without control, bidirectional and invisible characters,
 * lone surrogates replaced by U+FFFD, white space folded.
 */
export function plainLine(text: string | undefined): string {
	if (!text) return "";
	return wellFormed(text).replace(INVISIBLE, "").replace(CONTROL, " ").replace(/\s+/g, " ").trim();
}

/** A host's text as paragraphs, which an empty line separates; each is made safe as `plainLine` does it. */
export const plainParagraphs = (text: string | undefined): string[] =>
	(text ?? "")
		.split(/\r?\n\s*\r?\n/)
		.map(plainLine)
		.filter(Boolean);

/** `text` cut to at most `most` characters at a word's end, with an ellipsis where it was cut. */
export function excerpt(text: string, most: number): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most - 1);
	const space = cut.lastIndexOf(" ");
	return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(LONE_SURROGATES, "").trimEnd()}…`;
}

/** The start of a text, at most `most` characters long; a character of two halves is left out as a whole. */
export const firstCharacters = (text: string, most: number): string =>
	text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
