import { refusedField } from "../../http/problem";

/** Characters that parsers drop or turn into others, so that a link would not lead where it reads. */
const MISLEADING = /[\\\p{Cc}]/u;

/**
 * Reads what a candidate typed as a link. The result is the only form that is checked, connected to and logged;
 * nothing parses the text again. Throws 422 for `field` unless it is an http or https address.
 */
export function readLink(field: string, text: string): URL {
	const usable = /^https?:\/\//i.test(text) && !MISLEADING.test(text) && URL.canParse(text);
	if (!usable) throw refusedField(field, "This is not an http or https address.");
	return new URL(text);
}
