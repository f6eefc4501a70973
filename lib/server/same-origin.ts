import "server-only";
import { env } from "./env";

/**
 * True when an unsafe request comes from a page of this site. Browsers say where a request comes from in
 * `Sec-Fetch-Site`; older ones in `Origin`, which must be the configured origin, not whatever Host says.
 * Clients that send neither are not browsers and carry no one's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
	const site = headers.get("sec-fetch-site");
	if (site && site !== "same-origin" && site !== "none") return false;
	const origin = headers.get("origin");
	return origin === null || origin === env().siteOrigin;
}
