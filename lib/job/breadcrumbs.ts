import { CONTEXT, type Node } from "./json-ld";

/** A page on the way to another: its displayed name, and its full address. */
export interface Crumb {
	name: string;
	url: string;
}

/**
 * The path to a page as schema.org's BreadcrumbList, the page itself last; null for an empty path, or if a page on it has no
 * name.
 */
export function breadcrumbs(way: readonly Crumb[]): Node | null {
	if (way.length < 2 || way.some(({ name }) => !name)) return null;
	return {
		"@context": CONTEXT,
		"@type": "BreadcrumbList",
		itemListElement: way.map(({ name, url }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: url,
		})),
	};
}
