import "server-only";
import type { Readable } from "node:stream";

/** How many bytes may wait here until they are read; more stay in the stream, and then on the connection. */
const MOST_WAITING = 131_072;

interface Arrivals {
	body: Readable;
	/** Ends reading as if the body had ended. */
	stop: AbortSignal;
	/** How long a connection may be silent before one null says so, in milliseconds. */
	idleMs: number;
}

/** Collects a stream's bytes; calls `wake` for bytes and at the end. */
function gather(body: Readable, wake: () => void) {
	const waiting: Uint8Array[] = [];
	let bytes = 0;
	let isOver = body.destroyed || body.readableEnded;
	const take = (piece: Uint8Array) => {
		waiting.push(piece);
		bytes += piece.length;
		if (bytes >= MOST_WAITING) body.pause();
		wake();
	};
	const end = () => {
		isOver = true;
		wake();
	};
	body.on("data", take).once("end", end).once("close", end).on("error", end);
	return {
		next(): Uint8Array | undefined {
			const piece = waiting.shift();
			bytes -= piece?.length ?? 0;
			if (!piece && body.isPaused()) body.resume();
			return piece;
		},
		isOver: () => isOver && waiting.length === 0,
		/** Leaves the rest unread: destroying the stream would close the connection, which the response still needs. */
		leave() {
			body.off("data", take).off("end", end).off("close", end);
			body.pause();
		},
	};
}

/**
 * A body's bytes as they arrive, with one null for each silence of `idleMs`. Ends when the body has ended, has broken off
 * or `stop` aborts.
 */
export async function* arrivals({ body, stop, idleMs }: Arrivals): AsyncGenerator<Uint8Array | null> {
	let wake = () => {};
	let isSilent = false;
	let isTold = false;
	const gathered = gather(body, () => wake());
	const patience = setTimeout(() => {
		isSilent = true;
		wake();
	}, idleMs);
	const onStop = () => wake();
	stop.addEventListener("abort", onStop, { once: true });
	try {
		while (!stop.aborted && !gathered.isOver()) {
			const piece = gathered.next();
			if (piece) {
				isTold = false;
				yield piece;
				continue;
			}
			isSilent = false;
			const woken = new Promise<void>((resolve) => {
				wake = resolve;
			});
			if (!isTold) patience.refresh();
			await woken;
			if (!isSilent) continue;
			isTold = true;
			yield null;
		}
	} finally {
		clearTimeout(patience);
		stop.removeEventListener("abort", onStop);
		gathered.leave();
	}
}
