import { Marked, type Tokens } from "marked";
import { cleanHtml } from "./clean-html";

/** Disables a part of Markdown, so that its signs are plain text. */
const none = () => undefined;

const marked = new Marked({ breaks: true, gfm: true });

marked.use({
	tokenizer: {
		code: none,
		fences: none,
		hr: none,
		blockquote: none,
		html: none,
		def: none,
		table: none,
		lheading: none,
		tag: none,
		reflink: none,
		codespan: none,
		del: none,
		autolink: none,
	},
	renderer: {
		heading({ tokens, depth }: Tokens.Heading): string {
			const name = depth <= 2 ? "h3" : "h4";
			return `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
		},
		// Pages show no pictures inside of a text.
		image: ({ text }: Tokens.Image): string => text,
	},
});

/**
 * Text with simple marks as HTML: `## heading`, `- entry` or `1. entry`, `**bold**`, `*italics*` and `[link](address)`. Any
 * other sign, tags included, is text.
 */
export const fromMarks = (text: string): string =>
	cleanHtml(marked.parse(text.replaceAll("\r\n", "\n"), { async: false }));
