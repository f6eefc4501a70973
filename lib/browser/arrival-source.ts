import { sourceIn } from "@/lib/contract/link-source";
import { parseUrl } from "@/lib/contract/parse-url";

/**
 * Where the link that led here was posted, as `sourceIn` returns it: from the page's own address, or from that of the
 * previous page of this site, such as the company's. Empty if neither contains it.
 */
export function arrivalSource(): string {
	const before = parseUrl(document.referrer);
	return sourceIn(location.search) || (before?.origin === location.origin ? sourceIn(before.search) : "");
}
