/** Longest list that is read, characters. */
const LONGEST_LIST = 2_000;
const ANY = new Set(["*", "*.*", ".*"]);
const EXTENSION = /^[a-z0-9]{1,10}$/;

/**
 * The extensions that a file question accepts, in lower case without dots, from a list such as "pdf,doc" or ".pdf,
 * *.docx"; undefined, for any, if it names none or `*.*`.
 */
export function acceptedExtensions(accept: string | undefined): ReadonlySet<string> | undefined {
	const parts = (accept ?? "")
		.slice(0, LONGEST_LIST)
		.toLowerCase()
		.split(/[\s,;|]+/);
	if (parts.some((part) => ANY.has(part))) return undefined;
	const named = parts.map((part) => part.replace(/^\*?\./, "")).filter((part) => EXTENSION.test(part));
	return named.length > 0 ? new Set(named) : undefined;
}
