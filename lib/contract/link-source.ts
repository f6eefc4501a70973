import { wellFormed } from "./well-formed";

/** Parameters with which a link says where it was posted. */
const SAYS = /^(?:utm_[a-z0-9_]{1,30}|ref|source)$/i;

/** Most parameters of a link that count, and the longest value of one, characters. */
const MOST = 8;
const LONGEST = 100;

const clean = (value: string) =>
	wellFormed(value)
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.slice(0, LONGEST);

/** The parameters of a query that say where its link was posted, each once, in their order. */
export function sourceParts(query: string): [name: string, value: string][] {
	const parts = new Map<string, string>();
	for (const [name, value] of new URLSearchParams(query)) {
		const key = name.toLowerCase();
		if (SAYS.test(name) && clean(value) && !parts.has(key) && parts.size < MOST) parts.set(key, clean(value));
	}
	return [...parts];
}

/** The same as a query of its own, without a question mark; empty where a link says nothing of the kind. */
export const sourceIn = (query: string): string => new URLSearchParams(sourceParts(query)).toString();
