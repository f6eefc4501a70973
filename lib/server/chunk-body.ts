import "server-only";
import { readJson } from "@/lib/text/read-json";

/** Whether a host's answer only says that a chunk came: nothing, `OK` or a bare JSON string. */
export function isBare(body: string): boolean {
	const text = body.trim();
	const value = readJson(text);
	return text === "" || text.toUpperCase() === "OK" || value === null || typeof value === "string";
}

/**
 * The value of a host's answer to a chunk; undefined when it can't be read. Specification 2 says nothing of answers
 * before the last one, so a bare one stands for one without fields.
 */
export const readChunkBody = (body: string): unknown => (isBare(body) ? {} : readJson(body));
