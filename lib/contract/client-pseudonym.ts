/** Header by which a site names the client behind a call to a host: a pseudonym, so that hosts can count without addresses. */
export const CLIENT_HEADER = "x-client";

const SHAPE = /^[\w-]{16,64}$/;

/** Reads the pseudonym from a call's headers; undefined if they have no valid one. */
export function pseudonymIn(headers: Headers): string | undefined {
	const given = headers.get(CLIENT_HEADER) ?? "";
	return SHAPE.test(given) ? given : undefined;
}
