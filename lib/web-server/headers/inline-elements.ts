/** An element with inline text: its tag's attributes, and its text. */
export interface InlineElement {
	attributes: string;
	text: string;
}

const isNameEnd = (char: string | undefined) => char === undefined || /[\s/>]/.test(char);

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
	const lower = html.toLowerCase();
	const open = `<${name}`;
	let at = lower.indexOf(open);
	while (at !== -1) {
		const start = at + open.length;
		if (isNameEnd(lower[start])) {
			const end = tagEnd(html, start);
			const close = end === -1 ? -1 : lower.indexOf(`</${name}`, end);
			// A tag or element that is left open swallows the rest of the page.
			if (close === -1) break;
			found.push({ attributes: html.slice(start, end), text: html.slice(end + 1, close) });
			at = lower.indexOf(open, close);
		} else {
			at = lower.indexOf(open, start);
		}
	}
	return found;
}
