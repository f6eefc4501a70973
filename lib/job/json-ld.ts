type Value = string | number | boolean | Node | readonly Value[];

/** An object of schema.org's vocabulary. */
export interface Node {
	readonly [key: string]: Value;
}

/** The address of the vocabulary, at the top of each JSON-LD object. */
export const CONTEXT = "https://schema.org/";

/**
 * JSON for a script element: nothing in it can end the element or start a comment, and the two line separators stay inside
 * strings. Other tags stay as they are, so that compression finds the page's own texts again.
 */
export function toJsonLd(node: Node): string {
	return JSON.stringify(node)
		.replace(/<(?!\/?[a-rt-z])/gi, "\\u003c")
		.replace(/\u2028/g, "\\u2028")
		.replace(/\u2029/g, "\\u2029");
}
