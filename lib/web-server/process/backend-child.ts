import { type ChildProcess, fork } from "node:child_process";
import type { Logger } from "pino";
import { z } from "zod";

/** The messages of the embedded backend to its parent. */
const message = z.discriminatedUnion("type", [
	z.object({ type: z.literal("ready"), ports: z.unknown() }),
	z.object({ type: z.literal("failed"), message: z.string() }),
]);

/** The settings of starting and watching the embedded backend. */
export interface BackendOptions {
	/** File of the bundled backend. */
	entry: string;
	/** Sent to it as it is, once it runs. */
	settings: unknown;
	logger: Logger;
	/** Pause before the first restart, milliseconds; doubles with each failure in a row. */
	firstPauseMs?: number;
}

/** The running backend. */
export interface BackendChild {
	pid: () => number | undefined;
	isUp: () => boolean;
	/** Asks it to stop and waits; kills it after `limitMs`. */
	stop: (limitMs: number) => Promise<void>;
}

const LONGEST_PAUSE_MS = 10_000;
const STABLE_MS = 60_000;

/**
 * An upload's bytes pass through memory outside V8's heap, which is small here. By its own measure V8 would collect the
 * whole heap for every 20 MB of them; with this one, short collections of new objects free them, at half of the cost.
 */
const HEAP_FLAGS = ["--heap-growing-percent=300"];

/** Starts the process and waits until it is ready. Rejects with its own message when it can't start. */
function launch(entry: string, settings: unknown): Promise<ChildProcess> {
	// A separate process group: Ctrl-C in a terminal reaches the site only, which stops the backend after its own work.
	const child = fork(entry, {
		execArgv: [...process.execArgv, ...HEAP_FLAGS],
		stdio: ["ignore", "inherit", "inherit", "ipc"],
		detached: true,
	});
	return new Promise((resolve, reject) => {
		const died = () => reject(new Error("the backend ended before it was ready"));
		child.once("exit", died);
		child.once("error", reject);
		child.on("message", (raw) => {
			const read = message.safeParse(raw);
			if (!read.success) return;
			child.off("exit", died);
			if (read.data.type === "ready") return resolve(child);
			reject(new Error(read.data.message));
			child.kill();
		});
		child.send({ type: "start", settings }, () => undefined);
	});
}

/**
 * Runs the embedded backend as a process of its own and restarts it, ever more slowly, when it dies.
 * Rejects when its very first start fails.
 */
export async function startBackend({
	entry,
	settings,
	logger,
	firstPauseMs = 250,
}: BackendOptions): Promise<BackendChild> {
	let child: ChildProcess | undefined;
	let stopping = false;
	let failures = 0;

	function keep(running: ChildProcess): void {
		child = running;
		const since = Date.now();
		running.once("exit", (code, signal) => {
			child = undefined;
			if (stopping) return;
			failures = Date.now() - since > STABLE_MS ? 0 : failures;
			logger.error({ code, signal }, "the backend ended; it is started again");
			restart();
		});
	}

	function restart(): void {
		const pause = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** failures);
		failures += 1;
		setTimeout(() => {
			if (stopping) return;
			launch(entry, settings).then(keepOrStop, (error: Error) => {
				logger.error({ reason: error.message }, "the backend could not be started again");
				restart();
			});
		}, pause).unref();
	}

	function keepOrStop(running: ChildProcess): void {
		keep(running);
		if (stopping) running.kill();
	}

	keep(await launch(entry, settings));
	return {
		pid: () => child?.pid,
		isUp: () => child !== undefined,
		stop: async (limitMs) => {
			stopping = true;
			if (child) await end(child, limitMs);
		},
	};
}

function end(child: ChildProcess, limitMs: number): Promise<void> {
	return new Promise((resolve) => {
		const limit = setTimeout(() => child.kill("SIGKILL"), limitMs);
		child.once("exit", () => {
			clearTimeout(limit);
			resolve();
		});
		child.kill("SIGTERM");
	});
}
