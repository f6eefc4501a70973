import "server-only";
import pino from "pino";
import { env } from "./env";
import type { HostFailure } from "./host-failure";
import { currentPart } from "./page-part";

let logger: pino.Logger | undefined;
const noted = new WeakSet<HostFailure>();

/** The site's log: one JSON line an event, without names, addresses or contents. */
export function log(): pino.Logger {
	logger ??= pino({ level: env().logLevel, base: { part: "site" } });
	return logger;
}

/** Notes a call that the browser gave up, which is nobody's failure. */
export function logCancelled(requestId: string, call: string): void {
	log().info({ requestId, call }, "call cancelled");
}

/** Notes a call that a host gave no usable answer to, with the part of a page that it was made for, if any. */
export function logFailure(requestId: string | undefined, call: string, failure: HostFailure): void {
	const cause = failure.cause instanceof Error ? failure.cause.name : undefined;
	noted.add(failure);
	log().warn({ requestId, call, pagePart: currentPart(), failure: failure.code, cause }, "call failed");
}

/** Whether the log says of a failure already. */
export const isNoted = (failure: HostFailure): boolean => noted.has(failure);
