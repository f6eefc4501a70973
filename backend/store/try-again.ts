import { isUniqueViolation } from "./unique";

const MOST_TRIES = 8;

/**
 * Repeats a transaction if another one has just taken a value that it chose, such as the next id. Throws other errors,
 * and a collision that persists.
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
