import { createHash } from "node:crypto";
import type { Encoding } from "./encoding";

/** The codings of a body, Brotli at two levels: a strong validator identifies the exact bytes. */
export type Form = Encoding | "quickBr";

const SUFFIX: Record<Form, string> = { identity: "", gzip: "-g", br: "-b", quickBr: "-q" };

/** A strong validator over a body; each form of it has its own. */
export function etagsOf(body: Buffer): Record<Form, string> {
	const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27);
	const tag = (form: Form) => `"${hash}${SUFFIX[form]}"`;
	return { identity: tag("identity"), gzip: tag("gzip"), br: tag("br"), quickBr: tag("quickBr") };
}

/** The validator of another form of the body whose plain form has `etag`. */
export const formOf = (etag: string, form: Form): string => `${etag.slice(0, -1)}${SUFFIX[form]}"`;

const plain = (tag: string) =>
	tag
		.trim()
		.replace(/^W\//, "")
		.replace(/-[gbq]"$/, '"');

/** Whether `If-None-Match` names this page; any coding of the same body counts as the same page. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch.trim() === "*") return true;
	const own = plain(etag);
	return ifNoneMatch.split(",").some((tag) => plain(tag) === own);
}
