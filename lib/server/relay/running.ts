import "server-only";

/** A call whose bytes are being sent to the host. */
interface Running {
	/** Ends its reading: bytes already read still go to the host. */
	stop(): void;
	ended: Promise<unknown>;
}

/** By the upload's name at the host. An optimisation only: the host handles calls that are missing here. */
const running = new Map<string, Running>();

/** How long the next bytes wait for the host's answer to an ended call, in milliseconds. */
const NEXT_CALL_WAITS_MS = 2_000;

/**
 * The same for a client that asks for the offset: while bytes are being sent, any answer is outdated, and a client that
 * continues from there sends them again. Clients wait 20 s.
 */
const QUESTION_WAITS_MS = 10_000;

/**
 * Ends the reading of an upload's running call, which its client has abandoned: it would otherwise continue with everything
 * left on its connection, in parallel with the next call. Waits until the bytes already read are at the host, up to 10 s.
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

/** Runs an upload's only call, once an earlier one has ended. `task` gets the signal that ends its own reading. */
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
