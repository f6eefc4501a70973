/**
 * The link a host answered with, if it leads to one of `origins`: compared as parsed origins, scheme
 * and port included, so that look-alike names, credentials, relative and script addresses are refused.
 */
export function trustedUrl(value: string | undefined, origins: readonly string[]): string | undefined {
	if (!value || !/^https?:\/\//i.test(value) || value.includes("\\") || !URL.canParse(value)) return undefined;
	const url = new URL(value);
	return origins.includes(url.origin) && !url.username && !url.password ? url.href : undefined;
}
