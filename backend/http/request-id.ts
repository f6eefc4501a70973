import { randomUUID } from "node:crypto";

const SHAPE = /^[A-Za-z0-9._-]{8,128}$/;

/** The id under which the caller logs this request, if it has the shape of one; else a new one. */
export function requestId(headers: Headers): string {
	const given = headers.get("x-request-id");
	return given && SHAPE.test(given) ? given : randomUUID();
}
