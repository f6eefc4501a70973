import "server-only";
import { type ErrorBody, REFUSALS, type RefusalCode } from "@/lib/contract/errors";

const HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** An answer of the proxy, as JSON that no cache stores. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
	new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } });

/** One of the site's own refusals. */
export function refuse(
	code: RefusalCode,
	more: Omit<ErrorBody, "code"> = {},
	headers?: Record<string, string>,
): Response {
	const { status, message } = REFUSALS[code];
	return json(status, { message, ...more, code }, headers);
}
