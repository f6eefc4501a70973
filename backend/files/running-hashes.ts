import { createHash, type Hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Pieces } from "./pieces";

/** Maximum number of uploads that are hashed at once; others are hashed from the disk when they are complete. */
const MOST = 500;

/**
 * SHA-256 of uploads while their bytes arrive, so that a complete file needn't be read again. It is an optimisation
 * only: after a restart or a gap, it knows nothing of a file.
 */
export class RunningHashes {
	readonly #running = new LRUCache<string, { hash: Hash; length: number }>({ max: MOST });

	/** Adds the bytes of a file that come after its first `from` ones. */
	add(key: string, from: number, pieces: Pieces): void {
		const running = from === 0 ? { hash: createHash("sha256"), length: 0 } : this.#running.get(key);
		// Bytes that were added but not written leave a hash that is ahead of its file, now and for good.
		if (running?.length !== from) return void this.#running.delete(key);
		for (const piece of pieces) {
			running.hash.update(piece);
			running.length += piece.length;
		}
		this.#running.set(key, running);
	}

	/** The hash of a file of `size` bytes, lower-case hex, if every one of them was added; it is forgotten then. */
	take(key: string, size: number): string | undefined {
		const running = this.#running.get(key);
		this.#running.delete(key);
		return running?.length === size ? running.hash.digest("hex") : undefined;
	}
}
