/** The part of a clock that waiting needs. */
export interface Timer {
	/** Runs `task` once after `ms`; the answer calls it off. */
	after(ms: number, task: () => void): () => void;
}

/** The part of the device's connection that waiting needs. */
export interface OnlineSignal {
	/** Runs `task` whenever the connection returns; the returned function stops that. */
	onOnline(task: () => void): () => void;
}

/** Waits `ms`; ends early when `signal` aborts and, if `untilOnline`, when the connection returns. */
export function pause(
	ms: number,
	signal: AbortSignal,
	untilOnline: boolean,
	{ clock, connectivity }: { clock: Timer; connectivity: OnlineSignal },
): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			stopTimer();
			stopListening();
			signal.removeEventListener("abort", end);
			resolve();
		};
		const stopTimer = clock.after(ms, end);
		const stopListening = untilOnline ? connectivity.onOnline(end) : () => {};
		signal.addEventListener("abort", end, { once: true });
		if (signal.aborted) end();
	});
}
