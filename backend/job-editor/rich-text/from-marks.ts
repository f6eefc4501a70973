import { Lexer, Marked, type Token, Tokenizer, type Tokens } from "marked";
import { cleanHtml } from "./clean-html";

/** Disables a part of Markdown, so that its signs are plain text. */
const none = () => undefined;

/** Maximum depth of lists; the reader calls itself for each. */
const DEEPEST = 20;
let depth = 0;

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
		list(src) {
			if (depth >= DEEPEST) return undefined;
			depth += 1;
			try {
				return Tokenizer.prototype.list.call(this, src);
			} finally {
				depth -= 1;
			}
		},
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

/** Longest text in which marks may span lines, characters: the reader's time grows with the square of it. */
const LONGEST = 10_000;

/** Reads long texts line by line, and lines that nobody writes as they are. */
class LineLexer extends Lexer {
	override inlineTokens(text: string, tokens: Token[] = []): Token[] {
		if (text.length <= LONGEST) return super.inlineTokens(text, tokens);
		for (const [index, line] of text.split("\n").entries()) {
			if (index > 0) tokens.push({ type: "br", raw: "\n" });
			if (line.length <= LONGEST) super.inlineTokens(line, tokens);
			else tokens.push({ type: "text", raw: line, text: line, escaped: false });
		}
		return tokens;
	}
}

/**
 * Text with simple marks as HTML: `## heading`, `- entry` or `1. entry`, `**bold**`, `*italics*` and `[link](address)`. Any
 * other sign, tags included, is text.
 */
export const fromMarks = (text: string): string =>
	cleanHtml(marked.parser(new LineLexer(marked.defaults).lex(text.replaceAll("\r\n", "\n"))));
