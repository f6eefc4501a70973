import "server-only";
import { codeIn, parseCode, type Region } from "@/lib/contract/code";
import { trustedUrl } from "@/lib/interview-code/trusted-url";
import { env } from "./env";
import { linkOrigins } from "./hosts";
import { decoded } from "./page-address";

/** Our own pages with a code, and the rest of their path. */
const CODE_PAGE = /^((?:\/(?:en|id))?\/(?:p|code|code-bcg|interviews)\/)([^/]+)(\/[a-z]+)?$/;

/** A link to one of our own pages, with the EU suffix on its code; undefined if it is no page of a code. */
function ownLinkInEu(link: string): string | undefined {
	const url = new URL(link);
	const [, before = "", part = "", after = ""] = CODE_PAGE.exec(url.pathname) ?? [];
	const code = parseCode(decoded(part) ?? "")?.code;
	if (!code) return undefined;
	url.pathname = before + encodeURIComponent(codeIn("eu", code)) + after;
	return url.href;
}

/**
 * The link in the answer of a region's host, if it is allowed. Links from the EU's host stay in the EU: our own pages would
 * ask the main region about a code without the suffix, so such a link gets the suffix, and others are refused.
 */
export function regionalLink(value: string | undefined, region: Region): string | undefined {
	const link = trustedUrl(value, linkOrigins(region));
	const isOwn = link !== undefined && new URL(link).origin === new URL(env().siteOrigin).origin;
	return isOwn && region === "eu" ? ownLinkInEu(link) : link;
}
