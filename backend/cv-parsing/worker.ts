import { parentPort, workerData } from "node:worker_threads";
import { type CvFormat, readCv } from "./read-cv";

/** What the thread is started with. */
export interface WorkerInput {
	format: CvFormat;
	bytes: Uint8Array;
}

// Set by the only place that starts this thread.
const { format, bytes } = workerData as WorkerInput;
parentPort?.postMessage(await readCv(format, bytes));
