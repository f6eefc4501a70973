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
	/** How long a line may be silent before what has arrived is handed on, milliseconds. */
	idleMs: number;
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

/** Waits for an arrival; gives null when none comes within `idleMs`. */
async function orIdle(arrival: Promise<Arrival>, idleMs: number): Promise<Arrival | null> {
	let timer: NodeJS.Timeout | undefined;
	const idle = new Promise<null>((resolve) => {
		timer = setTimeout(resolve, idleMs, null);
	});
	try {
		return await Promise.race([arrival, idle]);
	} finally {
		clearTimeout(timer);
	}
}

/** The body's bytes as they come, with a null whenever nothing has come for `idleMs` since the last ones. */
async function* arrivals({ body, stop, idleMs }: Cut): AsyncGenerator<Uint8Array | null> {
	const reader = body.getReader();
	let isWaiting = false;
	for (let coming = nextBytes(reader, stop); ; ) {
		const next: Arrival | null = isWaiting ? await coming : await orIdle(coming, idleMs);
		isWaiting = next === null;
		if (next?.done) return;
		yield next?.value ?? null;
		if (next) coming = nextBytes(reader, stop);
	}
}

/**
 * Cuts a body into pieces of the contract's chunk size. The last is shorter, and so is one after which the line
 * fell silent: its connection may be dead without our knowing, and what has arrived must not be lost. The piece that
 * completes the file is held back until the body has ended: a body that goes on must not complete it.
 * Throws `TooManyBytes`.
 */
export async function* cut(options: Cut): AsyncGenerator<Piece> {
	const { offset, length, nextBuffer } = options;
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
			yield* pieceIf(buffer.length > 0 && !isComplete);
			continue;
		}
		if (start + buffer.length + bytes.length > length) throw new TooManyBytes();
		for (let at = 0; at < bytes.length; ) {
			at += buffer.take(at === 0 ? bytes : bytes.subarray(at));
			yield* pieceIf(buffer.length === CHUNK_BYTES && start + CHUNK_BYTES < length);
		}
	}
	if (buffer.length > 0) yield { buffer, start, end: start + buffer.length };
}
