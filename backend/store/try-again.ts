import { isUniqueViolation } from "./unique";

const MOST_TRIES = 8;

/**
 * Runs a transaction again when what it chose, such as the next id, was taken by another one a moment before. Other
 * errors, and a collision that doesn't end, are thrown.
 */
export async function tryAgain<T>(run: () => Promise<T>): Promise<T> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await run();
		} catch (error) {
			if (!isUniqueViolation(error) || tries === MOST_TRIES) throw error;
		}
	}
}
