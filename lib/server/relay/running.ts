import "server-only";

/** One call whose bytes are on their way to the host. */
interface Running {
	/** Ends its reading: what has been read still goes to the host. */
	stop(): void;
	ended: Promise<unknown>;
}

/** By the upload's name at the host. It only spares work: what it doesn't know of, the host sorts out. */
const running = new Map<string, Running>();

/** Longest wait for the host's answer to what an ended call had read, milliseconds, where the next bytes wait for it. */
const NEXT_CALL_WAITS_MS = 2_000;

/**
 * The same where the client asks how far the upload is: while bytes are under way any answer is old, and whoever goes
 * on from there sends them again. Clients wait 20 s.
 */
const QUESTION_WAITS_MS = 10_000;

/**
 * Ends the reading of an upload's running call, which its client has given up: it would go on with all that its
 * connection still holds, beside the next one. Waits until what it had read is at the host, up to 10 s.
 */
export async function endRunning(identifier: string, longestMs = QUESTION_WAITS_MS): Promise<void> {
	const call = running.get(identifier);
	if (!call) return;
	call.stop();
	let timer: NodeJS.Timeout | undefined;
	const limit = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, longestMs);
	});
	await Promise.race([call.ended, limit]);
	clearTimeout(timer);
}

/** Runs the only call of an upload, once an older one has ended. `task` gets the signal that ends its own reading. */
export async function runAlone<T>(identifier: string, task: (ended: AbortSignal) => Promise<T>): Promise<T> {
	const abort = new AbortController();
	const result = endRunning(identifier, NEXT_CALL_WAITS_MS).then(() => task(abort.signal));
	const own: Running = { stop: () => abort.abort(), ended: result.catch(() => undefined) };
	running.set(identifier, own);
	try {
		return await result;
	} finally {
		if (running.get(identifier) === own) running.delete(identifier);
	}
}
