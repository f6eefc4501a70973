import "server-only";
import { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { arrivals } from "./arrivals";
import type { ChunkBuffer } from "./chunk-buffer";
import { giveBack } from "./give-back";

/** A piece of a file, ready to be sent. */
export interface Piece {
	buffer: ChunkBuffer;
	start: number;
	end: number;
}

/** The body has more bytes than the upload's declared length. */
export class TooManyBytes extends Error {}

interface Cut {
	body: Readable;
	/** Ends reading as if the body had ended. */
	stop: AbortSignal;
	offset: number;
	/** Maximum end offset of the bytes. */
	length: number;
	/** True if the bytes are useful only as a whole. */
	isWhole?: boolean;
	/** How long a connection may be silent before the received bytes are forwarded, in milliseconds. */
	idleMs: number;
	/** Returns an empty buffer as soon as one is free. */
	nextBuffer(): ChunkBuffer;
}

/** Frees a body's bytes once they are copied: a request's own. Those of any other stream may have another reader. */
const freeOf = (body: Readable) => (body instanceof IncomingMessage ? giveBack : () => undefined);

/**
 * Cuts a body into pieces of its buffers' chunk size. The last one is shorter, and so is one after a silence: the
 * connection may be dead without our knowing, and the received bytes must not be lost. The piece that completes the file is
 * held back until the body has ended: a body that continues must not complete it. Bytes that are useful only as a whole give
 * one piece, or none. Throws `TooManyBytes`.
 */
export async function* cut(options: Cut): AsyncGenerator<Piece> {
	const { body, offset, length, isWhole, nextBuffer } = options;
	const free = freeOf(body);
	let buffer = nextBuffer();
	let start = offset;
	function* pieceIf(isDue: boolean): Generator<Piece> {
		if (!isDue) return;
		const end = start + buffer.length;
		yield { buffer, start, end };
		buffer = nextBuffer();
		start = end;
	}
	for await (const bytes of arrivals(options)) {
		const isComplete = start + buffer.length === length;
		if (bytes === null) {
			yield* pieceIf(buffer.length > 0 && !isComplete && !isWhole);
			continue;
		}
		if (start + buffer.length + bytes.length > length) throw new TooManyBytes();
		for (let at = 0; at < bytes.length; ) {
			at += buffer.take(at === 0 ? bytes : bytes.subarray(at));
			yield* pieceIf(buffer.isDue && start + buffer.length < length);
		}
		free(bytes);
	}
	const isDue = buffer.length > 0 && (!isWhole || start + buffer.length === length);
	if (isDue) yield { buffer, start, end: start + buffer.length };
}
