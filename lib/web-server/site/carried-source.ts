import { sourceIn } from "@/lib/contract/link-source";
import { parseUrl } from "@/lib/contract/parse-url";
import { pageKeys } from "../cache/routes";
import { HOSTED_ROUTES } from "./page-routes";

const hostedPage = pageKeys(HOSTED_ROUTES);

/**
 * The address of a job's or company's page together with the link's source that only the referrer contains, because
 * the visitor followed a link on our page, such as another language. Null if there is nothing to add. Our pages come
 * from a cache that ignores the source, so their own links can't contain it.
 */
export function targetWithSource(target: string, referrer: string | undefined, siteOrigin: string): string | null {
	// Most visits end here, before anything is parsed.
	if (!referrer?.includes("?")) return null;
	const before = parseUrl(referrer);
	const source = before?.origin === siteOrigin ? sourceIn(before.search) : "";
	if (!source || !hostedPage(target)) return null;
	const [path = "", query = ""] = target.split(/\?(.*)/s, 2);
	if (sourceIn(query)) return null;
	return `${path}?${query ? `${query}&` : ""}${source}`;
}
