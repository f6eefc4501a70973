import { sourceIn } from "@/lib/contract/link-source";
import { parseUrl } from "@/lib/contract/parse-url";

/**
 * Where the link that led here was posted, as `sourceIn` gives it: the page's own address says so, or that of the page of
 * this site from which its visitor came, such as the company's. Empty if neither does.
 */
export function arrivalSource(): string {
	const before = parseUrl(document.referrer);
	return sourceIn(location.search) || (before?.origin === location.origin ? sourceIn(before.search) : "");
}
