import "server-only";
import pino from "pino";
import { traceFields } from "@/lib/operations/tracing/span";
import { env } from "./env";
import type { HostFailure } from "./host-failure";
import { currentPart } from "./page-part";

let logger: pino.Logger | undefined;
const noted = new WeakSet<HostFailure>();

/** The site's log: one JSON line per event, without names, addresses or contents. */
export function log(): pino.Logger {
	logger ??= pino({ level: env().logLevel, base: { part: "site" }, mixin: traceFields });
	return logger;
}

/** Logs a call that the browser cancelled, which is no failure. */
export function logCancelled(requestId: string, call: string): void {
	log().info({ requestId, call }, "call cancelled");
}

/** Logs a call without a usable answer from its host, and the part of the page that made it, if any. */
export function logFailure(requestId: string | undefined, call: string, failure: HostFailure): void {
	const cause = failure.cause instanceof Error ? failure.cause.name : undefined;
	noted.add(failure);
	log().warn({ requestId, call, pagePart: currentPart(), failure: failure.code, cause }, "call failed");
}

/** Whether a failure has already been logged. */
export const isNoted = (failure: HostFailure): boolean => noted.has(failure);
