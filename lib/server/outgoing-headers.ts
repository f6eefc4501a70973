import "server-only";
import { randomUUID } from "node:crypto";
import Bowser from "bowser";

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;
const RESOLUTION = /^\d{2,5}x\d{2,5}$/;
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;
const LONGEST_AGENT = 512;
/** Languages in the order of a browser's list. */
const LANGUAGES = /^[a-z0-9*,;=. -]{1,200}$/i;

/** A request's id: the web server's, or a new one. */
export function requestIdOf(headers: Headers): string {
	const given = headers.get("x-request-id") ?? "";
	return REQUEST_ID.test(given) ? given : randomUUID();
}

function describeDevice(agent: string): Record<string, string> {
	if (!agent) return {};
	const { browser, os, platform } = Bowser.parse(agent.slice(0, LONGEST_AGENT));
	const names = { "X-Device": platform.type, "X-OS": os.name, "X-Browser": browser.name };
	return Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/**
 * The headers for a host: those that the contract names and nothing else. The user agent gives device, system and browser;
 * the browser sends the screen's size, the idempotency key and the languages for texts, which are validated.
 */
export function outgoingHeaders(incoming: Headers, requestId: string): Record<string, string> {
	const resolution = incoming.get("x-screen-resolution") ?? "";
	const key = incoming.get("idempotency-key") ?? "";
	const languages = incoming.get("accept-language") ?? "";
	return {
		accept: "application/json",
		"accept-encoding": "identity",
		...(LANGUAGES.test(languages) ? { "accept-language": languages } : {}),
		"X-Request-Id": requestId,
		...describeDevice(incoming.get("user-agent") ?? ""),
		...(RESOLUTION.test(resolution) ? { "X-Screen-Resolution": resolution } : {}),
		...(IDEMPOTENCY_KEY.test(key) ? { "Idempotency-Key": key } : {}),
	};
}
