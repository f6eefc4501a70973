import type { EventEmitter } from "node:events";
import type { Logger } from "pino";

/** What a process stops, in this order, and how it ends. */
interface Stopping {
	/** Says whether it was in time. */
	stopSite: () => Promise<unknown>;
	/** What the site depends on. */
	stopOthers: () => Promise<void>;
	logger: Pick<Logger, "info" | "error" | "flush">;
	exit?: (code: number) => void;
	/** Where signals arrive. */
	signals?: Pick<EventEmitter, "on">;
}

/**
 * Stops the process when it is asked to, once, however often that is. Gives the function that stops it in the same way
 * because of an error that it can't live with: the log says which, running requests end, and its exit code is 1.
 */
export function stopWhenAsked(stopping: Stopping): (error: unknown) => Promise<void> {
	const { stopSite, stopOthers, logger, exit = process.exit, signals = process } = stopping;
	let isStopping = false;
	const stop = async (code: number) => {
		isStopping = true;
		logger.info("stopping");
		const inTime = await stopSite();
		await stopOthers();
		logger.info({ inTime }, "stopped");
		logger.flush(() => exit(code));
	};
	for (const signal of ["SIGTERM", "SIGINT"] as const) signals.on(signal, () => isStopping || void stop(0));
	return async (error) => {
		if (isStopping) return;
		logger.error({ err: error }, "the process can't go on");
		await stop(1);
	};
}
