/** An element with inline text: its tag's attributes, and its text. */
export interface InlineElement {
	attributes: string;
	text: string;
}

/** Where elements begin and end. */
const TAGS = {
	script: { open: /<script(?=[\s/>]|$)/gi, close: /<\/script/gi },
	style: { open: /<style(?=[\s/>]|$)/gi, close: /<\/style/gi },
};

/** Index of the `>` that ends a tag, respecting quoted attribute values; -1 if there is none. */
function tagEnd(html: string, from: number): number {
	let quote = "";
	for (let index = from; index < html.length; index += 1) {
		const char = html[index] ?? "";
		if (quote) {
			if (char === quote) quote = "";
		} else if (char === '"' || char === "'") quote = char;
		else if (char === ">") return index;
	}
	return -1;
}

/**
 * The `<script>` or `<style>` elements of a page, in order. It need not read a page as browsers do: what
 * it finds is only ever allowed when its whole text fits a strict grammar, so a wrong reading can merely
 * leave something out.
 */
export function inlineElements(html: string, name: "script" | "style"): InlineElement[] {
	const found: InlineElement[] = [];
	const { open, close } = TAGS[name];
	open.lastIndex = 0;
	while (open.test(html)) {
		const start = open.lastIndex;
		const end = tagEnd(html, start);
		close.lastIndex = end;
		const closing = end === -1 ? null : close.exec(html);
		// A tag or element that is left open swallows the rest of the page.
		if (!closing) break;
		found.push({ attributes: html.slice(start, end), text: html.slice(end + 1, closing.index) });
		open.lastIndex = closing.index;
	}
	return found;
}
