import { randomBytes } from "node:crypto";

const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

/** Start of this process's ids; a counter follows, because random bytes for each request are dear. */
const prefix = randomBytes(9).toString("base64url");
let count = 0;

/** The request's id for logs here and at the hosts: the caller's if well-formed, else a new one. */
export function requestId(given: string | string[] | undefined): string {
	if (typeof given === "string" && WELL_FORMED.test(given)) return given;
	count += 1;
	return `${prefix}-${count.toString(36)}`;
}
