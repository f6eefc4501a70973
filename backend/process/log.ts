import { type Logger, pino } from "pino";
import { traceFields } from "../../lib/operations/tracing/span";

export type { Logger } from "pino";

/** JSON logger to standard output. Never give it names, mail addresses, phone numbers or file contents. */
export const createLog = (level: string): Logger => pino({ level, base: { service: "backend" }, mixin: traceFields });
