import "server-only";
import { URL_ENCODED } from "@/lib/contract/form-data";
import type { Call } from "../call";

/** Makes the call with a body built by the proxy. Never throws. */
export type Ask = (sent: Request) => Promise<Response>;

/** Turns a natively posted form into a call, and its answer into a redirect. */
export interface FormAdapter {
	/** Whether a browser posted it natively; pages' scripts make the same call. */
	isPosted(request: Request): boolean;
	/** Makes the call and redirects the browser to the page with the result. Never throws. */
	answer(request: Request, call: Call, ask: Ask): Promise<Response>;
}

/** Whether a form contains text only; pages' scripts send JSON or multipart, or nothing. */
export const isUrlEncoded = (request: Request): boolean =>
	request.headers.get("content-type")?.split(";")[0] === URL_ENCODED;

/** Whether the request is a navigation; older browsers don't say so, but ask for HTML, which no page's script does. */
export const isNavigation = ({ headers }: Request): boolean =>
	(headers.get("sec-fetch-mode") ?? (/\btext\/html\b/.test(headers.get("accept") ?? "") ? "navigate" : "")) ===
	"navigate";

/** The posted fields; empty for a body of more than `largest` bytes, or of unknown length. */
export async function readUrlEncoded(request: Request, largest: number): Promise<URLSearchParams> {
	const size = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
	return new URLSearchParams(size > largest ? "" : await request.text());
}

/** Redirects the browser. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ location, "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
}
