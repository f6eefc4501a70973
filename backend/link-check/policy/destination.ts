import { isIP } from "node:net";
import { LinkRefused } from "../refused";
import { isInnerName } from "./inner-name";
import { isPublicAddress } from "./public-address";

/** The operator's settings for destinations. */
export interface LinkRules {
	/** `host:port` pairs that may be connected to although they are inside of the network. */
	internalHosts: ReadonlySet<string>;
	/** Origin of the site, whose `/api` is never fetched. */
	siteOrigin: string;
	/** Origins of this backend, which are never fetched at all. */
	ownOrigins: ReadonlySet<string>;
}

/** How to connect to a hop: with every guard, or as one of the operator's exceptions. */
export type Way = "public" | "internal";

const PORTS = new Set(["80", "443"]);
const DEFAULT_PORT: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** The host of an address without the brackets of IPv6. */
export const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

/** A call of our own would look at a link that makes the same call, and so on. */
function isOwnCall(url: URL, rules: LinkRules): boolean {
	if (rules.ownOrigins.has(url.origin)) return true;
	return url.origin === rules.siteOrigin && /^\/+api(?:\/|$)/i.test(decoded(url.pathname));
}

/**
 * Decides on one hop, before anything is looked up or connected. Names are decided on again by the addresses
 * they lead to. Throws `LinkRefused`.
 */
export function checkDestination(url: URL, rules: LinkRules): Way {
	const defaultPort = DEFAULT_PORT[url.protocol];
	if (!defaultPort) throw new LinkRefused("scheme");
	if (url.username || url.password) throw new LinkRefused("credentials");
	if (isOwnCall(url, rules)) throw new LinkRefused("own-address");
	const port = url.port || defaultPort;
	if (rules.internalHosts.has(`${url.hostname}:${port}`)) return "internal";
	if (!PORTS.has(port)) throw new LinkRefused("port");
	const host = bareHost(url);
	if (isIP(host)) {
		if (!isPublicAddress(host)) throw new LinkRefused("inner-address");
	} else if (isInnerName(host)) throw new LinkRefused("inner-name");
	return "public";
}
