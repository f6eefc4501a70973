import { createHash, type Hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Pieces } from "./pieces";

/** Uploads that are hashed at once; others are hashed from the disk when they are complete. */
const MOST = 500;

/**
 * SHA-256 of uploads while their bytes come in, so that a complete file need not be read again. A help only: after
 * a restart, and wherever bytes did not follow on those before, nothing is known of a file.
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
