import type { RefusalCode } from "@/lib/contract/errors";
import { isApi } from "./api-path";

/** Longest request target (path and query) that is taken, characters. */
const MAX_TARGET_CHARS = 4_096;

/** Encoded control characters, slashes and backslashes: they mean one thing here and another at a host. */
const ENCODED_SEPARATOR = /%(?:[01][0-9a-f]|7f|2f|5c)/i;
const DOUBLE_ENCODED = /%25[0-9a-f]{2}/i;
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

function decoded(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

/** Addresses of Next's partial responses, which the site doesn't use. */
const PARTIAL = /\.rsc$|\.segments\//;

const isDots = (segment: string) => segment === "." || segment === "..";

/** A call with a trailing slash, which Next would redirect to its own spelling: redirects are for pages. */
const isOpenEnded = (path: string) => isApi(path) && path !== "/api/" && path.endsWith("/");

/** The path of a request target, as sent. */
export function pathOf(target: string): string {
	const end = target.indexOf("?");
	return end === -1 ? target : target.slice(0, end);
}

/**
 * Why a request target can't be taken, or null. Refused are absolute and asterisk forms, overlong ones,
 * every path that could be read in two ways (undecodable, encoded twice, with encoded slashes, backslashes, control
 * characters or dot segments), calls with a trailing slash, and those of Next's partial responses.
 */
export function refuseTarget(target: string): RefusalCode | null {
	if (target.length > MAX_TARGET_CHARS) return "address_too_long";
	if (!target.startsWith("/")) return "malformed_request";
	if (!VISIBLE_ASCII.test(target) || target.includes("#")) return "malformed_path";
	const path = pathOf(target);
	if (path.includes("\\") || ENCODED_SEPARATOR.test(path) || DOUBLE_ENCODED.test(path)) return "malformed_path";
	const plain = decoded(path);
	if (plain === null) return "malformed_path";
	return plain.split("/").some(isDots) || PARTIAL.test(plain) || isOpenEnded(path) ? "unknown_call" : null;
}
