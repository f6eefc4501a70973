import { CONTEXT, type Node } from "./json-ld";

/** A page on the way to another: its name as shown, and its full address. */
export interface Crumb {
	name: string;
	url: string;
}

/**
 * The way to a page as schema.org's BreadcrumbList, the page itself last; null where there is no way to tell of,
 * or a page on it has no name.
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
