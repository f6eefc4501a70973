/**
 * Paths that end in a person's unguessable link or interview code, and their masked form for the log. A language or the
 * proxy's prefix may precede them more than once: redirects remove the surplus.
 */
const PERSONAL: readonly [shape: RegExp, shown: string][] = [
	[/^((?:\/(?:en|id|api))*\/(?:application|multiupload|public\/(?:applications|candidates|upload))\/).+/i, "$1:hash"],
	[/^((?:\/(?:en|id|api))*\/(?:code|code-bcg|interviews)\/)[^/]+/i, "$1:code"],
];

/** The page for what isn't there: its query may hold a code. */
const MISSING = /^(?:\/(?:en|id))*\/notfound\/?$/i;

/** Letters and signs that were encoded, however often. */
const ENCODED = /%(?:25)*([2-7][0-9a-f])/gi;

/** A path as what is behind may read it: without an origin, decoded, with single slashes. */
const plain = (path: string) =>
	path
		.replace(/^https?:\/\/[^/]*/i, "")
		.replace(ENCODED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
		.replace(/[\\/]+/g, "/");

/** Whether a path is private, in any spelling: it contains a person's link or interview code. */
export function isPersonal(path: string): boolean {
	const read = plain(path);
	return MISSING.test(read) || PERSONAL.some(([shape]) => shape.test(read));
}

/** A path for the log: a candidate's link shows as `:hash`, an interview code as `:code`. */
export function maskPath(path: string): string {
	if (!isPersonal(path)) return path;
	return PERSONAL.reduce((masked, [shape, shown]) => masked.replace(shape, shown), plain(path));
}
