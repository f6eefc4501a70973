/**
 * Runs a call that ends after `limitMs`, or when `signal` ends it before: `task` gets the signal to hand on. Browsers that
 * the site supports have neither `AbortSignal.timeout` nor `AbortSignal.any`.
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
