/** The requests that a process works on. */
export interface Running {
	/** Counts a request until its work ends. Rejects as the work does. */
	during: <T>(work: Promise<T>) => Promise<T>;
	/** Resolves as soon as no request is worked on, and after `mostMs` at the latest. */
	quiet: (mostMs: number) => Promise<void>;
}

/** Counts requests, so that what nobody waits for can come after them. */
export function runningRequests(): Running {
	let count = 0;
	let waiting: (() => void)[] = [];

	function end(): void {
		count -= 1;
		if (count > 0) return;
		const woken = waiting;
		waiting = [];
		for (const wake of woken) wake();
	}

	return {
		during(work) {
			count += 1;
			return work.finally(end);
		},
		async quiet(mostMs) {
			if (count === 0) return;
			let timer: NodeJS.Timeout | undefined;
			const limit = new Promise<void>((resolve) => {
				timer = setTimeout(resolve, mostMs);
			});
			await Promise.race([limit, new Promise<void>((resolve) => waiting.push(resolve))]);
			clearTimeout(timer);
		},
	};
}
