import "server-only";
import type { ErrorBody } from "@/lib/contract/errors";
import type { Locale } from "@/lib/i18n/locales";
import { forward } from "../api-proxy/forward";
import { env } from "../env";

/** The host's answer, or our API proxy's in its place. */
export interface Answered {
	status: number;
	body: ErrorBody;
}

/** The pauses for a running request with the same key, in milliseconds, and their number. */
const WAIT_MS = 500;
const MOST_WAITS = 20;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The browser's headers for the call: its address, user agent and languages. */
const PASSED = ["origin", "sec-fetch-site", "user-agent", "x-request-id"];

function headersOf(request: Request, locale: Locale, key: string | undefined): Headers {
	const headers = new Headers({ "content-type": "application/json", "accept-language": locale });
	for (const name of PASSED) {
		const value = request.headers.get(name);
		if (value) headers.set(name, value);
	}
	if (key) headers.set("idempotency-key", key);
	return headers;
}

/**
 * Sends a call of the table through our own API proxy, for a browser without script; refusals are in the language `locale`.
 * With a `key` that hosts honour, a repeated call waits for the first one's answer.
 */
export async function sendFor(
	request: Request,
	locale: Locale,
	path: string,
	body: unknown,
	key?: string,
): Promise<Answered> {
	const init = { method: "POST", headers: headersOf(request, locale, key), body: JSON.stringify(body) };
	const mostWaits = key && env().keysAreHonoured ? MOST_WAITS : 0;
	for (let waits = 0; ; waits += 1) {
		const answer = await forward(new Request(`${env().siteOrigin}/api${path}`, init));
		const body: ErrorBody = await answer.json().catch(() => ({}));
		const isRunning = answer.status === 409 && !body.errors;
		if (!isRunning || waits === mostWaits) return { status: answer.status, body };
		await sleep(WAIT_MS);
	}
}
