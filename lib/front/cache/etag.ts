import { createHash } from "node:crypto";
import type { Encoding } from "./encoding";

const SUFFIX: Record<Encoding, string> = { identity: "", gzip: "-g", br: "-b" };

/** A strong validator over a body; each coding of it has its own. */
export function etagsOf(body: Buffer): Record<Encoding, string> {
	const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27);
	const tag = (encoding: Encoding) => `"${hash}${SUFFIX[encoding]}"`;
	return { identity: tag("identity"), gzip: tag("gzip"), br: tag("br") };
}

const plain = (tag: string) =>
	tag
		.trim()
		.replace(/^W\//, "")
		.replace(/-[gb]"$/, '"');

/** Whether `If-None-Match` names this page; any coding of the same body counts as the same page. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch.trim() === "*") return true;
	const own = plain(etag);
	return ifNoneMatch.split(",").some((tag) => plain(tag) === own);
}
