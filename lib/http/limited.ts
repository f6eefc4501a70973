/**
 * Runs a call that ends after `limitMs`, or when `signal` ends it before: `task` gets the signal to hand on. Without
 * `AbortSignal.any`, which would say it shorter, but not in the browsers of phones that are still in use.
 */
export async function limited<T>(
	limitMs: number,
	signal: AbortSignal,
	task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	const call = new AbortController();
	const end = () => call.abort();
	signal.addEventListener("abort", end, { once: true });
	const limit = setTimeout(end, limitMs);
	try {
		return await task(call.signal);
	} finally {
		clearTimeout(limit);
		signal.removeEventListener("abort", end);
	}
}
