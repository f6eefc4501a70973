import type { RefusalCode } from "@/lib/contract/errors";
import { CLEAR_DEVICE_ACTION } from "@/lib/legal/clear-device";
import { SIGN_UP_POSTS } from "@/lib/sign-up/paths";
import { isApi } from "./api-path";

const READ = new Set(["GET", "HEAD"]);
const POST = new Set(["POST"]);
const API = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const POSTS: readonly string[] = [...SIGN_UP_POSTS, CLEAR_DEVICE_ACTION];

const takesPosts = (path: string) => POSTS.includes(path.replace(/^\/id(?=\/)/, ""));

/** The methods of an address; the proxy decides which of them a call allows. */
function methodsOf(path: string): ReadonlySet<string> {
	if (isApi(path)) return API;
	return takesPosts(path) ? POST : READ;
}

/** The methods of an address, for the `Allow` header. */
export const allowedMethods = (path: string) => [...methodsOf(path)].join(", ");

/**
 * Refuses everything but reading outside `/api`, everything but a post where forms are posted to, and methods that
 * nothing here knows (TRACE among them).
 */
export function refuseMethod(method: string, path: string): RefusalCode | null {
	return methodsOf(path).has(method) ? null : "method_not_allowed";
}
