import { Marked, type Token, type Tokens } from "marked";
import { escapeText } from "@/lib/text/escape";

/** A section of a text, under a heading of the second level. */
export interface TextSection {
	/** Its id in the page: the `{#id}` behind the heading. */
	id: string;
	heading: string;
	html: string;
}

/** A long text of ours: its title, the introduction, and the sections in order. */
export interface ContentText {
	title: string;
	/** HTML; empty if there is no introduction. */
	intro: string;
	sections: TextSection[];
}

const HEADING = /^(.+?)\s*\{#([a-z0-9-]+)\}$/;

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
	token.type === "heading" && token.depth === depth;

function parserFor(linkTo: (href: string) => string): Marked {
	const marked = new Marked();
	marked.use({
		walkTokens: (token) => {
			if (token.type === "link") token.href = linkTo(token.href);
		},
		// HTML tags in a text are escaped, not rendered.
		renderer: { html: ({ text }) => escapeText(text) },
	});
	return marked;
}

function newSection({ text }: Tokens.Heading): TextSection {
	const [, heading, id] = HEADING.exec(text) ?? [];
	if (!heading || !id) throw new Error(`The heading "${text}" needs its place behind it, such as {#a-place}`);
	return { id, heading, html: "" };
}

/**
 * Parses a Markdown text: one `#` title, then `##` sections, each with an id behind the heading, as in `## Who pays?
 * {#who-pays}`. `linkTo` maps each link's address to the rendered one. Throws for a section without an id.
 */
export function readContentText(markdown: string, linkTo: (href: string) => string): ContentText {
	const marked = parserFor(linkTo);
	const tokens = marked.lexer(markdown);
	marked.walkTokens(tokens, marked.defaults.walkTokens ?? (() => undefined));
	const text: ContentText = { title: "", intro: "", sections: [] };
	for (const token of tokens) {
		const html = () => marked.parser([token]);
		const last = text.sections.at(-1);
		if (isHeading(token, 1)) text.title = token.text;
		else if (isHeading(token, 2)) text.sections.push(newSection(token));
		else if (last) last.html += html();
		else text.intro += html();
	}
	return text;
}
