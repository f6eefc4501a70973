import { Worker } from "node:worker_threads";
import type { CvAnswer } from "./content";
import type { WorkerInput } from "./worker";

/** What reading one CV may take. */
export interface Limits {
	timeMs: number;
	/** The thread's own heap. */
	heapMb: number;
	/** What the whole process may grow by meanwhile: unpacked streams are outside of the heap. */
	growthMb: number;
}

/** Why a thread was ended, or what it failed with; never a text from the CV. */
export class WorkerError extends Error {
	override name = "WorkerError";
}

const WATCH_MS = 50;
const MB = 1_048_576;

/** Settles with what the thread says, or fails when it dies or exceeds a limit. */
function outcome(worker: Worker, limits: Limits): Promise<CvAnswer> {
	const before = process.memoryUsage.rss();
	return new Promise((resolve, reject) => {
		const fail = (reason: string) => reject(new WorkerError(reason));
		const timer = setTimeout(fail, limits.timeMs, "time");
		const watch = setInterval(() => {
			if (process.memoryUsage.rss() - before > limits.growthMb * MB) fail("memory");
		}, WATCH_MS);
		worker.on("message", (answer: CvAnswer) => resolve(answer));
		worker.on("error", (error) => fail("code" in error ? String(error.code) : error.name));
		worker.on("exit", (code) => fail(`exit ${code}`));
		worker.once("exit", () => clearInterval(watch));
		worker.once("exit", () => clearTimeout(timer));
	});
}

/**
 * Reads one CV in a thread of its own, made by the file `script` and ended afterwards whatever happened. Rejects
 * with `WorkerError` when the file can't be read within the limits.
 */
export async function runWorker(script: string, input: WorkerInput, limits: Limits): Promise<CvAnswer> {
	const worker = new Worker(script, {
		workerData: input,
		resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
		// Nothing that a file makes the libraries say goes into the log.
		stdout: true,
		stderr: true,
		env: {},
	});
	try {
		return await outcome(worker, limits);
	} finally {
		await worker.terminate();
	}
}
