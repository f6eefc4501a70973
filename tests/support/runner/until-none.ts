import { setTimeout as wait } from "node:timers/promises";

const PATIENCE_MS = 120_000;

/** Repeats a look until it finds nothing any more, or patience is over, and returns what it found last. */
export async function untilNone<T>(look: () => Promise<T[]>, pauseMs = 200): Promise<T[]> {
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		const found = await look();
		if (found.length === 0 || Date.now() > end) return found;
		await wait(pauseMs);
	}
}
