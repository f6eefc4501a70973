/** Hosts whose links have dedicated download calls. An entry includes its subdomains. */
export interface LinkHosts {
	documentHosts: readonly string[];
	videoHosts: readonly string[];
}

/** How a link's target is copied. */
export type LinkKind = "document" | "video" | "page";

const isOneOf = (host: string, entries: readonly string[]) =>
	entries.some((entry) => host === entry || host.endsWith(`.${entry}`));

/** The kind of a link to `host`; a host in no list is a page. */
export function kindOf(host: string, { documentHosts, videoHosts }: LinkHosts): LinkKind {
	const name = host.toLowerCase().replace(/\.$/, "");
	if (isOneOf(name, documentHosts)) return "document";
	return isOneOf(name, videoHosts) ? "video" : "page";
}
