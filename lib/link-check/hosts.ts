/** Hosts whose links have download calls of their own. An entry stands for its subdomains too. */
export interface LinkHosts {
	documentHosts: readonly string[];
	videoHosts: readonly string[];
}

/** How a copy of what a link leads to is made. */
export type LinkKind = "document" | "video" | "page";

const isOneOf = (host: string, entries: readonly string[]) =>
	entries.some((entry) => host === entry || host.endsWith(`.${entry}`));

/** The kind of a link to `host`; anything that no list names is a page. */
export function kindOf(host: string, { documentHosts, videoHosts }: LinkHosts): LinkKind {
	const name = host.toLowerCase().replace(/\.$/, "");
	if (isOneOf(name, documentHosts)) return "document";
	return isOneOf(name, videoHosts) ? "video" : "page";
}
