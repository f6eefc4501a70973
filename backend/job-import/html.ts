const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: "\u00a0" };

const ENTITY = /&(?:(lt|gt|amp|quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;

const fromNumber = (number: number, written: string) => (number > 0x10_ffff ? written : String.fromCodePoint(number));

const decode = (escaped: string) =>
	escaped.replace(ENTITY, (written, name?: string, decimal?: string, hexadecimal?: string) => {
		if (name) return NAMED[name.toLowerCase()] ?? written;
		return fromNumber(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16), written);
	});

/** HTML whose tags are written as entities, read once; HTML that has tags of its own stays as it is. */
export const unescapeOnce = (html: string): string => (html.includes("<") ? html : decode(html));

const ESCAPED_TAG = /&lt;\/?(?:p|br|div|span|ul|ol|li|h[1-6]|b|strong|em|i|a)(?:\s|\/|&gt;)/i;

/** The same for places where text may also only speak of tags: read only if it has some that texts are made of. */
export const unescapeMarkup = (html: string): string => (ESCAPED_TAG.test(html) ? unescapeOnce(html) : html);

const MARKUP = /<(?:\/?[a-z][^<>]*|!--)/i;

const BREAK = /\r\n?|\n/;

/** Plain text of several lines as HTML with its paragraphs and lines; HTML, and text of one line, stays as it is. */
export function withParagraphs(text: string): string {
	if (MARKUP.test(text) || !BREAK.test(text.trim())) return text;
	const paragraphs = text
		.trim()
		.replaceAll("<", "&lt;")
		.split(BREAK)
		.map((line) => line.trim())
		.join("\n")
		.split(/\n{2,}/);
	return paragraphs.map((lines) => `<p>${lines.replaceAll("\n", "<br>")}</p>`).join("\n");
}

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
