import "server-only";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import type { ChunkBuffer } from "./chunk-buffer";

/** A piece of a file, ready to be sent. */
export interface Piece {
	buffer: ChunkBuffer;
	start: number;
	end: number;
}

/** More bytes came than the upload was said to have. */
export class TooManyBytes extends Error {}

interface Cut {
	body: ReadableStream<Uint8Array>;
	/** Ends reading as if the body had ended. */
	stop: AbortSignal;
	offset: number;
	length: number;
	/** Gives an empty buffer, when one is free. */
	nextBuffer(): ChunkBuffer;
}

type Arrival = { done: true } | { done: false; value: Uint8Array };

/**
 * The next bytes; none when the body has ended, has broken off or `stop` aborts. Not `Promise.race` against one
 * long-lived promise, which would keep every piece of the body in memory.
 */
function nextBytes(reader: ReadableStreamDefaultReader<Uint8Array>, stop: AbortSignal): Promise<Arrival> {
	return new Promise((resolve) => {
		const settle = (arrival: Arrival) => {
			stop.removeEventListener("abort", end);
			resolve(arrival);
		};
		const end = () => settle({ done: true });
		if (stop.aborted) return end();
		stop.addEventListener("abort", end, { once: true });
		reader.read().then(({ done, value }) => settle(done ? { done } : { done, value }), end);
	});
}

/**
 * Cuts a body into pieces of the contract's chunk size; the last may be shorter. The piece that completes
 * the file is held back until the body has ended: a body that goes on must not complete it.
 * Throws `TooManyBytes`.
 */
export async function* cut({ body, stop, offset, length, nextBuffer }: Cut): AsyncGenerator<Piece> {
	let buffer = nextBuffer();
	let start = offset;
	const reader = body.getReader();
	for (let next = await nextBytes(reader, stop); !next.done; next = await nextBytes(reader, stop)) {
		const bytes = next.value;
		if (start + buffer.length + bytes.length > length) throw new TooManyBytes();
		for (let at = 0; at < bytes.length; ) {
			at += buffer.take(at === 0 ? bytes : bytes.subarray(at));
			const end = start + buffer.length;
			if (buffer.length < CHUNK_BYTES || end === length) continue;
			yield { buffer, start, end };
			buffer = nextBuffer();
			start = end;
		}
	}
	if (buffer.length > 0) yield { buffer, start, end: start + buffer.length };
}
