import "server-only";
import pino from "pino";
import { env } from "./env";
import type { HostFailure } from "./host-failure";

let logger: pino.Logger | undefined;

/** The site's log: one JSON line an event, without names, addresses or contents. */
export function log(): pino.Logger {
	logger ??= pino({ level: env().logLevel, base: { part: "site" } });
	return logger;
}

/** Notes a call that the browser gave up, which is nobody's failure. */
export function logCancelled(requestId: string, call: string): void {
	log().info({ requestId, call }, "call cancelled");
}

/** Notes a call that a host gave no usable answer to. */
export function logFailure(requestId: string, call: string, failure: HostFailure): void {
	const cause = failure.cause instanceof Error ? failure.cause.name : undefined;
	log().warn({ requestId, call, failure: failure.code, cause }, "call failed");
}
