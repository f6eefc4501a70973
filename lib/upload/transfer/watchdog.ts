import type { Clock } from "../ports";

/** Shortest time without a byte of progress that counts as a dead connection, milliseconds. */
const SHORTEST_MS = 5_000;
/** Expected time between two signs of progress, before the first is seen, milliseconds. */
const FIRST_INTERVAL_MS = 5_000;
const PATIENCE = 3;
const SMOOTHING = 0.2;

export interface Watchdog {
	/** Told how many bytes of the call have been sent so far. */
	sent(bytes: number): void;
	stop(): void;
}

/**
 * Calls `onStall` when no byte of a call's `total` has moved for max(5 s, three times the usual interval).
 * Once all have left, it waits `answerMs` for the answer.
 */
export function createWatchdog(clock: Clock, total: number, answerMs: number, onStall: () => void): Watchdog {
	let expected = FIRST_INTERVAL_MS;
	let most = 0;
	let last = clock.now();
	let disarm = clock.after(expected * PATIENCE, onStall);

	return {
		sent(bytes) {
			if (bytes <= most) return;
			const now = clock.now();
			expected += SMOOTHING * (now - last - expected);
			last = now;
			most = bytes;
			disarm();
			disarm = clock.after(most >= total ? answerMs : Math.max(SHORTEST_MS, PATIENCE * expected), onStall);
		},
		stop: () => disarm(),
	};
}
