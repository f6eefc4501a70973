import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { BusboyInstance } from "@fastify/busboy";

/** The most that the parser gets in one piece, and about half of what it gets in one turn of the event loop, bytes. */
const PIECE_BYTES = 65_536;

/**
 * How much of a part the parser holds before it waits for a reader, bytes; for its option `fileHwm`. It waits for ever
 * when a part that it skips (no `Content-Disposition`, a line break in its name) reaches this size and ends in one write.
 */
export const PART_BYTES = 4 * PIECE_BYTES;

/** Gives the parser a body, piece by piece, and resolves once it has finished. Rejects when the body breaks off, the parser fails or the signal aborts. */
export async function feedParser(
	parser: BusboyInstance,
	body: AsyncIterable<Uint8Array>,
	signal?: AbortSignal,
): Promise<void> {
	const finished = once(parser, "finish", { signal });
	finished.catch(() => undefined);
	let inTurn = 0;
	for await (const chunk of body) {
		for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
			signal?.throwIfAborted();
			const piece = chunk.subarray(start, start + PIECE_BYTES);
			if (!parser.write(piece)) await Promise.race([once(parser, "drain", { signal }), finished]);
			// The parser empties skipped parts only between two turns.
			inTurn += piece.length;
			if (inTurn < PIECE_BYTES) continue;
			inTurn = 0;
			await nextTurn();
		}
	}
	parser.end();
	await finished;
}
