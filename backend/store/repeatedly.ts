import { setTimeout as wait } from "node:timers/promises";
import { isLost, isUndone } from "./connection-errors";
import { isUncertain } from "./postgres-client";
import { PATIENCE_MS } from "./postgres-pool";

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 20;

/** Whether a transaction had no effect, so that it can be run again. */
const isRepeatable = (error: unknown) => isUndone(error) || (isLost(error) && !isUncertain(error));

/** Repeats a transaction if the database rolled it back, or if the connection was lost before the commit. */
export async function repeatedly<T>(run: () => Promise<T>): Promise<T> {
	const end = Date.now() + PATIENCE_MS;
	for (let tries = 1; ; tries += 1) {
		try {
			return await run();
		} catch (error) {
			if (!isRepeatable(error) || tries === MOST_TRIES || Date.now() > end) throw error;
			await wait(FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random()));
		}
	}
}
