import cluster, { type Worker } from "node:cluster";
import type { Logger } from "pino";
import { workerMessage } from "@/lib/operations/workers/messages";
import { StartError } from "./listen";

/** The settings of starting and watching the workers. */
export interface WorkersOptions {
	/** File that each worker runs. */
	entry: string;
	count: number;
	logger: Logger;
	/** Pause before a worker is replaced that ended soon after its start, milliseconds; doubles with each in a row. */
	firstPauseMs?: number;
}

/** The running workers. */
export interface Workers {
	/** Starts listening; resolves when every worker accepts requests, rejects if one can't start. */
	open: () => Promise<void>;
	/** Asks them to stop and waits; kills those that still run after `limitMs`. */
	stop: (limitMs: number) => Promise<void>;
}

const LONGEST_PAUSE_MS = 10_000;
const STABLE_MS = 60_000;

/** Resolves when a worker accepts requests. Rejects if it ends or fails before. The log says why one fails, whenever it does. */
const untilReady = (worker: Worker, logger: Logger) =>
	new Promise<void>((resolve, reject) => {
		worker.once("exit", () => reject(new Error("a worker ended before it was ready")));
		worker.on("message", (raw: unknown) => {
			const message = workerMessage(raw);
			if (message?.type === "ready") resolve();
			if (message?.type !== "failed") return;
			logger.error({ worker: worker.id, lines: message.lines }, "a worker failed");
			reject(new StartError(message.lines.join("\n")));
			worker.process.kill("SIGKILL");
		});
	});

const ended = (worker: Worker) =>
	worker.isDead() ? undefined : new Promise<void>((resolve) => void worker.once("exit", () => resolve()));

/** Starts workers that share their ports, and replaces each one that ends, with growing pauses if they end soon. */
export function startWorkers({ entry, count, logger, firstPauseMs = 250 }: WorkersOptions): Workers {
	cluster.setupPrimary({ exec: entry, args: [] });
	let isOpen = false;
	let stopping = false;
	let failures = 0;
	const running = new Set<Worker>();

	function start(): Promise<void> {
		const worker = cluster.fork();
		const since = Date.now();
		running.add(worker);
		logger.info({ worker: worker.id, pid: worker.process.pid }, "a worker starts");
		const ready = untilReady(worker, logger);
		ready.catch(() => undefined);
		worker.on("message", (raw: unknown) => {
			if (isOpen && workerMessage(raw)?.type === "hears") worker.send({ type: "open" });
		});
		worker.once("exit", (code, signal) => {
			running.delete(worker);
			if (stopping || !isOpen) return;
			failures = Date.now() - since > STABLE_MS ? 0 : failures;
			const pause = failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** failures);
			failures += 1;
			logger.error({ worker: worker.id, code, signal }, "a worker ended; another one takes its place");
			setTimeout(() => stopping || void start(), pause);
		});
		return ready;
	}

	const started = Array.from({ length: count }, start);
	return {
		async open() {
			isOpen = true;
			for (const worker of running) worker.send({ type: "open" });
			await Promise.all(started);
		},
		async stop(limitMs) {
			stopping = true;
			const workers = [...running];
			for (const { process } of workers) process.kill("SIGTERM");
			const limit = setTimeout(() => workers.map(({ process }) => process.kill("SIGKILL")), limitMs);
			await Promise.all(workers.map(ended));
			clearTimeout(limit);
		},
	};
}
