import "server-only";
import { readJson } from "@/lib/text/read-json";

/** Whether a host's answer only reports success: an empty body, `OK`, or a JSON value without fields. */
export function isBare(body: string): boolean {
	const text = body.trim();
	if (text === "" || text.toUpperCase() === "OK") return true;
	const value = readJson(text);
	return value === null || value === true || typeof value === "string" || typeof value === "number";
}

/**
 * The value of a host's answer; undefined if it doesn't parse, such as a proxy's error page. A bare answer counts as one
 * without fields: specification 2 leaves most calls' answers open.
 */
export const readBareBody = (body: string): unknown => (isBare(body) ? {} : readJson(body));
