/**
 * Runs a call that is aborted after `limitMs`, or earlier by `signal`; `task` gets the combined signal. Some supported
 * browsers have neither `AbortSignal.timeout` nor `AbortSignal.any`.
 */
export async function limited<T>(
	limitMs: number,
	signal: AbortSignal | null,
	task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const call = new AbortController();
	const end = () => call.abort();
	signal?.addEventListener("abort", end, { once: true });
	const limit = setTimeout(end, limitMs);
	try {
		return await task(call.signal);
	} finally {
		clearTimeout(limit);
		signal?.removeEventListener("abort", end);
	}
}
