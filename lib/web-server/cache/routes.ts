/** A page whose rendered form may be cached and served to everybody. */
export interface PageRoute {
	/** Path with `{name}` for one segment each. */
	pattern: string;
	/** How long a rendered page stays fresh, in seconds. */
	seconds: number;
	/** Query parameters the page depends on; all others are dropped before it is rendered. */
	query: readonly string[];
	/** Tags for purging the cached page, from the path's parameters (decoded). */
	tags: (params: Record<string, string>) => string[];
}

/** A request for such a page: the address to render and cache it under, its tags, and how long it stays fresh. */
export interface PageKey {
	key: string;
	tags: string[];
	seconds: number;
}

const LONGEST_VALUE = 200;

function readPath(template: string[], segments: string[]): Record<string, string> | null {
	if (template.length !== segments.length) return null;
	const params: Record<string, string> = {};
	for (const [index, part] of template.entries()) {
		const segment = segments[index] ?? "";
		const name = /^\{(\w+)\}$/.exec(part)?.[1];
		if (name && segment !== "") params[name] = decodeURIComponent(segment);
		else if (segment !== part) return null;
	}
	return params;
}

/** The declared parameters in a fixed order, each once (its first value), so that equal pages have equal keys. */
function readQuery(declared: readonly string[], search: string): string {
	const given = new URLSearchParams(search);
	const ordered = new URLSearchParams();
	for (const name of [...declared].sort()) {
		const value = given.get(name);
		if (value) ordered.set(name, value.slice(0, LONGEST_VALUE));
	}
	const text = ordered.toString();
	return text ? `?${text}` : "";
}

/** Returns the function that gives the cache key of a target's page; null for targets without such a route. */
export function pageKeys(routes: readonly PageRoute[]): (target: string) => PageKey | null {
	const templates = routes.map((route) => ({ route, template: route.pattern.split("/") }));
	return (target) => {
		const [path = "", search = ""] = target.split(/\?(.*)/s, 2);
		const segments = path.split("/");
		for (const { route, template } of templates) {
			const params = readPath(template, segments);
			if (params)
				return { key: path + readQuery(route.query, search), tags: route.tags(params), seconds: route.seconds };
		}
		return null;
	};
}
