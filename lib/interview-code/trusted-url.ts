import { parseUrl } from "@/lib/contract/parse-url";

/**
 * The link in a host's answer, if it leads to one of `origins`: compared as parsed origins, scheme and port included, so
 * that look-alike names, credentials, relative and script addresses are refused.
 */
export function trustedUrl(value: string | undefined, origins: readonly string[]): string | undefined {
	if (!value || !/^https?:\/\//i.test(value) || value.includes("\\")) return undefined;
	const url = parseUrl(value);
	return url && origins.includes(url.origin) && !url.username && !url.password ? url.href : undefined;
}
