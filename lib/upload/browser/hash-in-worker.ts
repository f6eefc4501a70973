import { pause } from "@/lib/pause";
import type { UploadPorts } from "../ports";
import { borrowWorker } from "./hash-worker";
import { browserClock, browserOnline } from "./world";

/** Blobs up to this size are hashed by the browser's own function, which needs all of their bytes at once. */
const SMALL_BYTES = 16_777_216;

/** Number of attempts to load a worker's code, and the wait between them in milliseconds. */
const MOST_TRIES = 3;
const RETRY_MS = 5_000;

const world = { clock: browserClock, connectivity: browserOnline };

/** Whether the browser computes hashes by itself: not on insecure origins. */
const hashesItself = () => "subtle" in crypto;

async function hashSmall(blob: Blob): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Has a worker compute a hash; "broken" when the worker itself didn't start. */
function askWorker(blob: Blob, signal: AbortSignal): Promise<string | undefined | "broken"> {
	const { worker, giveBack } = borrowWorker();
	const { port1: port, port2: itsPort } = new MessageChannel();
	return new Promise((resolve) => {
		const end = (answer: string | undefined) => {
			worker.removeEventListener("error", fail);
			signal.removeEventListener("abort", stop);
			port.close();
			giveBack(answer === "broken");
			resolve(answer);
		};
		const fail = () => end("broken");
		const stop = () => {
			port.postMessage("stop");
			end(undefined);
		};
		port.onmessage = ({ data }: MessageEvent<unknown>) => end(typeof data === "string" ? data : undefined);
		worker.addEventListener("error", fail);
		signal.addEventListener("abort", stop);
		worker.postMessage(blob, [itsPort]);
	});
}

async function hashLarge(blob: Blob, signal: AbortSignal): Promise<string | undefined> {
	for (let tries = 1; !signal.aborted; tries += 1) {
		const answer = await askWorker(blob, signal);
		if (answer !== "broken") return answer;
		if (tries === MOST_TRIES) return undefined;
		await pause(RETRY_MS, signal, true, world);
	}
	return undefined;
}

/**
 * SHA-256 of a blob, lower-case hex, computed beside the page. Undefined when `signal` aborts, when the blob can't be
 * read, and in browsers without workers or WebAssembly.
 */
export const hashInWorker: UploadPorts["hash"] = async (blob, signal) => {
	try {
		return await (blob.size <= SMALL_BYTES && hashesItself() ? hashSmall(blob) : hashLarge(blob, signal));
	} catch {
		return undefined;
	}
};
