import type { Page } from "../../pictures/page";
import { browserClock } from "../world";
import { pageCanvas } from "./canvas";
import { preparePicture } from "./prepare-picture";

/** Time limit for a picture, in milliseconds: a worker that ran out of memory doesn't always report it. */
const LIMIT_MS = 60_000;

/** Whether workers of this browser can draw. */
function workersDraw(): boolean {
	try {
		return new OffscreenCanvas(1, 1).getContext("2d") !== null;
	} catch {
		return false;
	}
}

const isPage = (data: unknown): data is Page => typeof data === "object" && data !== null && "jpeg" in data;

/**
 * Has a worker make the page; "broken" if the worker itself didn't start. Each picture has its own worker, whose end
 * returns all of its memory.
 */
function askWorker(file: Blob, signal: AbortSignal): Promise<Page | undefined | "broken"> {
	const worker = new Worker(new URL("./picture.worker.ts", import.meta.url));
	const { port1: port, port2: itsPort } = new MessageChannel();
	return new Promise((resolve) => {
		const end = (answer: Page | undefined | "broken") => {
			stopLimit();
			signal.removeEventListener("abort", stop);
			port.close();
			worker.terminate();
			resolve(answer);
		};
		const stop = () => end(undefined);
		const stopLimit = browserClock.after(LIMIT_MS, stop);
		port.onmessage = ({ data }: MessageEvent<unknown>) => end(isPage(data) ? data : undefined);
		worker.addEventListener("error", () => end("broken"));
		signal.addEventListener("abort", stop);
		worker.postMessage(file, [itsPort]);
	});
}

/** `askWorker`, or "broken" where there are no workers that draw. */
async function prepareInWorker(file: Blob, signal: AbortSignal): Promise<Page | undefined | "broken"> {
	try {
		return workersDraw() ? await askWorker(file, signal) : "broken";
	} catch {
		return "broken";
	}
}

/** Makes a page of a picture, in a worker if possible. Undefined if the browser can't, or if `signal` aborts. */
export async function prepareInBrowser(file: Blob, signal: AbortSignal): Promise<Page | undefined> {
	const answer = await prepareInWorker(file, signal);
	if (answer !== "broken") return answer;
	return preparePicture(file, pageCanvas).catch(() => undefined);
}
