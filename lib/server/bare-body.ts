import "server-only";
import { readJson } from "@/lib/text/read-json";

/** Whether a host's answer says no more than that the call succeeded: nothing, `OK`, or a JSON value without fields. */
export function isBare(body: string): boolean {
	const text = body.trim();
	if (text === "" || text.toUpperCase() === "OK") return true;
	const value = readJson(text);
	return value === null || value === true || typeof value === "string" || typeof value === "number";
}

/**
 * The value of a host's answer; undefined when it can't be read, as a page that a proxy sends in the host's place. A bare
 * answer stands for one without fields: specification 2 leaves the answers of most calls open.
 */
export const readBareBody = (body: string): unknown => (isBare(body) ? {} : readJson(body));
