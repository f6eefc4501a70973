/** Reuses the last answer while it is fresh, and shares one check among simultaneous calls. */
export function cachedFor<T>(freshMs: number, ask: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
	let answer: Promise<T> | undefined;
	let until = 0;
	return () => {
		if (answer && now() < until) return answer;
		until = Number.POSITIVE_INFINITY;
		answer = ask().finally(() => {
			until = now() + freshMs;
		});
		return answer;
	};
}

/**
 * Whether a check succeeds within `limitMs`. One that hangs isn't started again until it has ended, so that checks never pile
 * up.
 */
export function within(limitMs: number, check: () => Promise<unknown>): () => Promise<boolean> {
	let running: Promise<boolean> | undefined;
	return () => {
		running ??= check()
			.then(
				() => true,
				() => false,
			)
			.finally(() => {
				running = undefined;
			});
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<boolean>((resolve) => {
			timer = setTimeout(resolve, limitMs, false);
		});
		return Promise.race([running, late]).finally(() => clearTimeout(timer));
	};
}
