import "server-only";
import { MessageChannel, type MessagePort } from "node:worker_threads";

/** A closed port: whatever is transferred to it belongs to nobody afterwards. */
function closedPort(): MessagePort {
	const { port1, port2 } = new MessageChannel();
	port2.close();
	return port1;
}

const nowhere = closedPort();

/**
 * Frees the memory of bytes that nobody reads any more, and leaves them empty. Waiting for V8 costs more: it counts each
 * piece of an upload as its own memory, and collects the whole heap every few megabytes. Bytes that are part of a larger
 * buffer stay, because others may read the rest.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
	if (buffer instanceof SharedArrayBuffer || byteLength !== buffer.byteLength) return;
	nowhere.postMessage(null, [buffer]);
}
