import { parseUrl } from "./parse-url";

const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|intranet|test|invalid|example|onion|arpa)\.?$/i;
const ADDRESS = /^[\d.]+$|^\[|^0x/i;

const LONGEST = 2_000;

const read = (value: string | undefined) => (value && value.length <= LONGEST ? parseUrl(value) : null);

const hasCredentials = ({ username, password }: URL) => Boolean(username || password);

/**
 * The address of a picture or video that a page may load, or undefined: https on a public host name, or an origin in `ours`
 * (the configured hosts). IP addresses, internal names and names without a dot are refused.
 */
export function mediaUrl(value: string | undefined, ours: readonly string[]): string | undefined {
	const url = read(value);
	if (!url || hasCredentials(url)) return undefined;
	if (ours.includes(url.origin)) return url.href;
	const { hostname } = url;
	const isPublic = hostname.includes(".") && !ADDRESS.test(hostname) && !INNER_NAME.test(hostname);
	return url.protocol === "https:" && !url.port && isPublic ? url.href : undefined;
}

/** An http(s) page that a company names as its own; undefined for anything else. */
export function webPage(value: string | undefined): string | undefined {
	const url = read(value);
	return url && /^https?:$/.test(url.protocol) && !hasCredentials(url) ? url.href : undefined;
}
