type Value = string | number | boolean | Node | readonly Value[];

/** An object of schema.org's vocabulary. */
export interface Node {
	readonly [key: string]: Value;
}

/** The address of the vocabulary, at the top of each JSON-LD object. */
export const CONTEXT = "https://schema.org/";

/** JSON for a script element: no `<` can end it, and the two line separators stay inside strings. */
export function toJsonLd(node: Node): string {
	return JSON.stringify(node)
		.replace(/</g, "\\u003c")
		.replace(/\u2028/g, "\\u2028")
		.replace(/\u2029/g, "\\u2029");
}
