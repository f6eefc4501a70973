import "server-only";
import { env } from "./env";

/**
 * True if an unsafe request comes from a page of this site. Browsers name a request's origin in `Sec-Fetch-Site`; older ones
 * in `Origin`, which must be the configured origin, not whatever Host says. Clients that send neither are not browsers and
 * carry no user's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
	const site = headers.get("sec-fetch-site");
	if (site && site !== "same-origin" && site !== "none") return false;
	const origin = headers.get("origin");
	return origin === null || origin === env().siteOrigin;
}
