import { parseJson } from "./parse-json";
import { readPage } from "./read-page";
import { readXml } from "./read-xml";
import { findRows } from "./rows";
import type { Source } from "./source";

/** A page, or a part of one: it starts with an element of HTML. A feed's `<source>` isn't one. */
const IS_PAGE = new RegExp(
	String.raw`^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body|script|style|meta|link|title|div|main|section` +
		String.raw`|article|header|footer|nav|aside|form|table|t[drh]|[uod]l|li|h[1-6]|p|span|a|b|i|em|strong|br|img|button)\b`,
	"i",
);

/** Reads a text as JSON, XML or a web page, whichever it is. Throws `ImportError` for broken JSON. */
export function readSource(text: string): Source {
	if (!text.trimStart().startsWith("<")) return { ...findRows(parseJson(text)), json: text };
	return IS_PAGE.test(text) ? readPage(text) : readXml(text);
}
