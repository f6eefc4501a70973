/** The used part of a node in a Word document, as mammoth returns it. */
export interface DocxNode {
	type: string;
	children?: readonly DocxNode[];
	/** Of texts. */
	value?: string;
	/** Of runs. */
	isBold?: boolean;
	/** Of runs, points. */
	fontSize?: number | null;
	/** Of paragraphs in lists. */
	numbering?: { isOrdered?: boolean } | null;
	/** Of paragraphs: "heading 1", "Title". */
	styleName?: string | null;
}

/** All nodes of a type below a node, without looking into those found. */
export const within = (node: DocxNode, type: string): DocxNode[] =>
	(node.children ?? []).flatMap((child) => (child.type === type ? [child] : within(child, type)));
