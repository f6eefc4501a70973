import { parseUrl } from "../../../lib/contract/parse-url";

const LONGEST = 500;

/** Where pages for those who are signed in begin. */
const OWN = /^\/(?:companies|account)(?:[/?#]|$)/;

/** The recruiter's page of this backend that a text leads to, or undefined: nobody is sent elsewhere by a link to signing in. */
export function ownPath(text: string | null, publicUrl: string): string | undefined {
	if (!text || !OWN.test(text) || text.length > LONGEST) return undefined;
	const url = parseUrl(text, publicUrl);
	const isOwn = url?.origin === new URL(publicUrl).origin && OWN.test(url.pathname);
	return isOwn ? url.pathname + url.search : undefined;
}
