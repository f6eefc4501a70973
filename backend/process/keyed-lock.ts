/** Runs one task at a time for each key; tasks of other keys don't wait. */
export class KeyedLock {
	readonly #tails = new Map<string, Promise<void>>();

	/** Runs `task` after all earlier tasks with the same key, even if they failed. */
	async run<T>(key: string, task: () => Promise<T>): Promise<T> {
		const before = this.#tails.get(key) ?? Promise.resolve();
		const result = before.then(task);
		const tail = result.then(
			() => undefined,
			() => undefined,
		);
		this.#tails.set(key, tail);
		try {
			return await result;
		} finally {
			if (this.#tails.get(key) === tail) this.#tails.delete(key);
		}
	}
}
