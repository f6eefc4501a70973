import { parseUrl } from "../../../lib/contract/parse-url";

const LONGEST = 500;

/** The first segments of pages for signed-in recruiters. */
const OWN = /^\/(?:companies|account)(?:[/?#]|$)/;

/**
 * The path of a recruiter page on this backend, or undefined for any other text: a sign-in link must not redirect
 * elsewhere.
 */
export function ownPath(text: string | null, publicUrl: string): string | undefined {
	if (!text || !OWN.test(text) || text.length > LONGEST) return undefined;
	const url = parseUrl(text, publicUrl);
	const isOwn = url?.origin === new URL(publicUrl).origin && OWN.test(url.pathname);
	return isOwn ? url.pathname + url.search : undefined;
}
