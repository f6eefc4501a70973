import { parseUrl } from "../../../lib/contract/parse-url";
import { refusedField } from "../../http/problem";

/** Characters that parsers drop or turn into others, so that a link would not lead where it reads. */
const MISLEADING = /[\\\p{Cc}]/u;

/**
 * Reads what a candidate typed as a link. The result is the only form that is checked, connected to and logged;
 * nothing parses the text again. Throws 422 for `field` unless it is an http or https address.
 */
export function readLink(field: string, text: string): URL {
	const url = /^https?:\/\//i.test(text) && !MISLEADING.test(text) ? parseUrl(text) : null;
	if (!url) throw refusedField(field, "This is not an http or https address.");
	return url;
}
