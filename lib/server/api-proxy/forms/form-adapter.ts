import "server-only";
import { URL_ENCODED } from "@/lib/contract/form-data";
import type { Call } from "../call";

/** Makes the call with a body of the proxy's own. Never throws. */
export type Ask = (sent: Request) => Promise<Response>;

/** How a form that a browser posts by itself, without script, becomes a call, and its answer a page. */
export interface FormAdapter {
	/** Whether a browser posted it by itself; pages' scripts make the same call. */
	isPosted(request: Request): boolean;
	/** Makes the call and sends the browser on to the page that says what came of it. Never throws. */
	answer(request: Request, call: Call, ask: Ask): Promise<Response>;
}

/** Whether a form holds text alone; pages' scripts send JSON or multipart, or nothing. */
export const isUrlEncoded = (request: Request): boolean =>
	request.headers.get("content-type")?.split(";")[0] === URL_ENCODED;

/** Whether a browser goes to a page; older ones don't say so, but ask for HTML, which no page's script does. */
export const isNavigation = ({ headers }: Request): boolean =>
	(headers.get("sec-fetch-mode") ?? (/\btext\/html\b/.test(headers.get("accept") ?? "") ? "navigate" : "")) ===
	"navigate";

/** What was posted; nothing of a body that has more bytes than `largest`, or doesn't say how many. */
export async function readUrlEncoded(request: Request, largest: number): Promise<URLSearchParams> {
	const size = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
	return new URLSearchParams(size > largest ? "" : await request.text());
}

/** Sends the browser on. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ location, "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
}
