import "server-only";
import { type ErrorBody, REFUSALS, type RefusalCode } from "@/lib/contract/errors";
import type { HostFailure } from "./host-failure";

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

/** The refusal of a call without a usable answer. It says when to try again, if that is known. */
export const refuseFailure = ({ code, retryAfterS }: HostFailure, more?: Omit<ErrorBody, "code">): Response =>
	refuse(code, more, retryAfterS === undefined ? {} : { "retry-after": String(retryAfterS) });
