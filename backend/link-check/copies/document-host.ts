/** `/document/d/<id>/edit` and the like, also with the account's number in front. */
const EDITOR = /^\/(document|spreadsheets|presentation)(?:\/u\/\d+)?\/d\/([\w-]{10,200})(?:\/|$)/;
const FILE = /^\/file(?:\/u\/\d+)?\/d\/([\w-]{10,200})(?:\/|$)/;
const BY_QUERY = /^\/(?:open|uc)$/;
const ID = /^[\w-]{10,200}$/;

function exported(url: URL): URL | null {
	const [, kind, id] = EDITOR.exec(url.pathname) ?? [];
	return id ? new URL(`https://docs.google.com/${kind}/d/${id}/export?format=pdf`) : null;
}

function downloaded(url: URL): URL | null {
	const named = FILE.exec(url.pathname)?.[1] ?? (BY_QUERY.test(url.pathname) ? url.searchParams.get("id") : null);
	return named && ID.test(named) ? new URL(`https://drive.google.com/uc?export=download&id=${named}`) : null;
}

/**
 * The download address for a viewer's address of the well-known document host, in its publicly known forms; documents
 * are downloaded as PDF. Any other link is returned unchanged.
 */
export function fileAddress(link: URL): URL {
	const { hostname } = link;
	const address =
		hostname === "docs.google.com" ? exported(link) : hostname === "drive.google.com" ? downloaded(link) : null;
	if (!address) return link;
	// Older shared files open only together with this key.
	const key = link.searchParams.get("resourcekey");
	if (key && key.length <= 100) address.searchParams.set("resourcekey", key);
	return address;
}
