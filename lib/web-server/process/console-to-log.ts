import { stripVTControlCharacters } from "node:util";
import type { Logger } from "pino";

/** The names of errors whose cause the site has logged by itself; the framework prints them once more, and not on one line. */
const LOGGED = ["HostFailure"];

const textOf = (value: unknown) => (typeof value === "string" ? stripVTControlCharacters(value).trim() : String(value));

const isFailure = (value: unknown): value is Error => value instanceof Error || Object.hasOwn(Object(value), "stack");

function write(logger: Logger, level: "debug" | "warn" | "error", values: unknown[]): void {
	const error = values.find(isFailure);
	const text = values.filter((value) => value !== error).map(textOf);
	const isKnown = error !== undefined && LOGGED.includes(error.name);
	logger[isKnown ? "debug" : level]({ err: error }, text.join(" ") || error?.message);
}

/** Turns what the framework prints into lines of the log: one line of JSON for each event. */
export function consoleToLog(logger: Logger, target: Pick<Console, "error" | "warn" | "log"> = console): void {
	const framework = logger.child({ part: "framework" });
	target.error = (...values: unknown[]) => write(framework, "error", values);
	target.warn = (...values: unknown[]) => write(framework, "warn", values);
	// The framework logs its own timings there.
	target.log = (...values: unknown[]) => write(framework, "debug", values);
}
