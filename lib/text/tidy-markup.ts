import { isBlankMarkup, type Markup, type MarkupElement, parseMarkup } from "./markup";

/** Block elements. */
const BLOCKS = new Set(["p", "ul", "ol", "li", "h3", "h4", "blockquote", "hr", "pre", "tr", "td", "th"]);

const LISTS = new Set(["ul", "ol"]);
const CELLS = new Set(["td", "th"]);
const HEADINGS = new Set(["h3", "h4"]);

/** Maximum depth of lists and quotations, for phones; deeper ones move up to the last level. */
const DEEPEST = 5;

/** Maximum number of consecutive line breaks. */
const MOST_BREAKS = 2;

/** Stands between the cells of a row. */
const BETWEEN_CELLS = " · ";

const BREAK = "<br />";
const RULE = "<hr />";

type Leaf = "p" | "h3" | "h4" | "pre" | undefined;

const isElement = (node: Markup): node is MarkupElement => typeof node !== "string";
const hasBlocks = (node: Markup): boolean =>
	isElement(node) && (BLOCKS.has(node.tag) || node.children.some((child) => hasBlocks(child)));
const isBlankText = (node: Markup) => !isElement(node) && isBlankMarkup(node);

/** An element around HTML that has something to show; nothing around what hasn't. */
const wrap = ({ tag, start }: MarkupElement, html: string) => (isBlankMarkup(html) ? html : `${start}${html}</${tag}>`);

/** HTML of inline elements, none of them inside one of its own kind. */
function inline(node: Markup, around: readonly MarkupElement[]): string {
	if (!isElement(node)) return node;
	if (node.tag === "br") return BREAK;
	const isInside = around.some(({ tag }) => tag === node.tag);
	const html = node.children.map((child) => inline(child, [...around, node])).join("");
	return isInside ? html : wrap(node, html);
}

/** A line's pieces without white space and breaks at its ends, and without many breaks in a row. */
function trimmed(pieces: readonly string[]): string[] {
	const first = pieces.findIndex((piece) => !isBlankMarkup(piece));
	const last = pieces.findLastIndex((piece) => !isBlankMarkup(piece));
	let breaks = 0;
	return pieces.slice(first, last + 1).filter((piece) => {
		if (piece === BREAK) breaks += 1;
		else if (!isBlankMarkup(piece)) breaks = 0;
		return piece !== BREAK || breaks <= MOST_BREAKS;
	});
}

/** Children with list items that stand outside of a list put into one. */
function withLists(children: readonly Markup[]): Markup[] {
	const nodes: Markup[] = [];
	for (const child of children) {
		const last = nodes.at(-1);
		const isItem = isElement(child) && child.tag === "li";
		if (!isItem) nodes.push(child);
		else if (last !== undefined && isElement(last) && last.start === "") last.children.push(child);
		else nodes.push({ tag: "ul", start: "", children: [child] });
	}
	return nodes;
}

/**
 * The items of a list, whatever its contents: a nested list belongs to the item before it, anything else becomes an
 * item.
 */
function itemsOf({ children }: MarkupElement): Markup[][] {
	const items: Markup[][] = [];
	for (const child of children) {
		const last = items.at(-1);
		if (isBlankText(child)) continue;
		if (!isElement(child) || child.tag !== "li") {
			if (last && isElement(child) && LISTS.has(child.tag)) last.push(child);
			else items.push([child]);
		} else items.push([...child.children]);
	}
	return items;
}

/** Rewrites a tree, line by line, so that every element is where it is allowed. */
class Tidy {
	private html: string[] = [];
	private pieces: string[] = [];
	private leaf: Leaf;
	private depth = 0;
	private hasHeading = false;

	write(nodes: readonly Markup[]): string {
		this.walk(nodes, []);
		this.endLine();
		return this.html.join("");
	}

	private walk(nodes: readonly Markup[], marks: readonly MarkupElement[]): void {
		for (const node of withLists(nodes)) {
			if (isElement(node) && BLOCKS.has(node.tag)) this.block(node, marks);
			else if (isElement(node) && hasBlocks(node)) this.walk(node.children, [...marks, node]);
			else this.piece(node, marks);
		}
	}

	private piece(node: Markup, marks: readonly MarkupElement[]): void {
		const html = inline(node, marks);
		if (html === BREAK) this.pieces.push(html);
		else this.pieces.push(this.marked(html, marks));
	}

	/** HTML inside of the inline elements that a block split, each kind once. */
	private marked(html: string, marks: readonly MarkupElement[]): string {
		const once = marks.filter(({ tag }, index) => marks.findIndex((mark) => mark.tag === tag) === index);
		return once.reduceRight((inner, mark) => wrap(mark, inner), html);
	}

	private endLine(): void {
		const line = trimmed(this.pieces).join("");
		this.pieces = [];
		if (isBlankMarkup(line)) return;
		this.html.push(this.leaf ? `<${this.leaf}>${line}</${this.leaf}>` : line);
		if (this.leaf === "h3") this.hasHeading = true;
	}

	/** Runs `work` on lines of their own, each of them a `leaf`. */
	private lines(leaf: Leaf, work: () => void): void {
		this.endLine();
		const before = this.leaf;
		this.leaf = leaf;
		work();
		this.endLine();
		this.leaf = before;
	}

	/** What `work` writes, by itself. */
	private apart(work: () => void): string {
		const before = this.html;
		this.html = [];
		this.lines(undefined, work);
		const html = this.html.join("");
		this.html = before;
		return html;
	}

	private block(node: MarkupElement, marks: readonly MarkupElement[]): void {
		const { tag, children } = node;
		if (tag === "hr") this.rule();
		else if (LISTS.has(tag)) this.list(node, marks);
		else if (tag === "blockquote") this.quotation(node, marks);
		else if (tag === "tr") this.row(node, marks);
		else this.lines(this.leafOf(tag), () => this.walk(children, marks));
	}

	/** A line across the page, between things: none at the beginning, and one where several follow each other. */
	private rule(): void {
		this.endLine();
		if (this.html.length > 0 && this.html.at(-1) !== RULE) this.html.push(RULE);
	}

	/** Paragraphs inside of a heading are the heading; a section's first heading is of the first level. */
	private leafOf(tag: string): Leaf {
		if (HEADINGS.has(tag)) return tag === "h4" && this.hasHeading ? "h4" : "h3";
		if (this.leaf === "h3" || this.leaf === "h4" || this.leaf === "pre") return this.leaf;
		return tag === "pre" ? "pre" : "p";
	}

	private list(node: MarkupElement, marks: readonly MarkupElement[]): void {
		if (this.depth >= DEEPEST) {
			for (const item of itemsOf(node)) this.lines("p", () => this.walk(item, marks));
			return;
		}
		this.endLine();
		this.depth += 1;
		const items = itemsOf(node).map((item) => this.apart(() => this.walk(item, marks)));
		this.depth -= 1;
		const shown = items.filter(Boolean).map((item) => `<li>${item}</li>`);
		if (shown.length > 0) this.html.push(`<${node.tag}>${shown.join("")}</${node.tag}>`);
	}

	private quotation({ children }: MarkupElement, marks: readonly MarkupElement[]): void {
		if (this.depth >= DEEPEST) {
			this.lines("p", () => this.walk(children, marks));
			return;
		}
		this.endLine();
		this.depth += 1;
		const html = this.apart(() => this.walk(children, marks));
		this.depth -= 1;
		if (html) this.html.push(`<blockquote>${html}</blockquote>`);
	}

	/** A table's row in one line, its cells apart; cells with lines of their own stand below each other. */
	private row({ children }: MarkupElement, marks: readonly MarkupElement[]): void {
		const cells = children.filter((child) => isElement(child) && CELLS.has(child.tag)) as MarkupElement[];
		if (cells.length === 0 || cells.some((cell) => cell.children.some(hasBlocks))) {
			this.lines("p", () => this.walk(children, marks));
			return;
		}
		const texts = cells.map((cell) => this.marked(cell.children.map((child) => inline(child, marks)).join(""), marks));
		const shown = texts.filter((text) => !isBlankMarkup(text));
		this.lines("p", () => this.pieces.push(shown.join(BETWEEN_CELLS)));
	}
}

/**
 * Sanitised HTML with every element where it may stand: list items in lists and nothing else there, no block inside of
 * a line, no heading before the first level, no empty elements, lists no deeper than a phone has room for, and the
 * cells of a table's row, which may be left in, in one line.
 */
export const tidyMarkup = (html: string): string => new Tidy().write(parseMarkup(html));
