const FIRST_WAITS_MS = [0, 1_000, 3_000, 5_000];
const LATER_MS = 15_000;
/** Longest wait between two attempts; also the retry interval while the device seems offline. */
export const LONGEST_WAIT_MS = 30_000;

/** Number of attempts without progress at a reachable host after which an upload gives up: about two minutes. */
export const MAX_ATTEMPTS = 8;

/** Wait after the `attempt`th failure in a row (from 1), in milliseconds: 0, 1, 3, 5, then 15 to 30 s. */
export function backoffMs(attempt: number, random: number): number {
	const first = FIRST_WAITS_MS[attempt - 1];
	if (first !== undefined) return Math.round(first * (0.75 + random / 4));
	return Math.round(LATER_MS + random * (LONGEST_WAIT_MS - LATER_MS));
}
