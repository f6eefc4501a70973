import { hashBlob } from "./hash-blob";

/**
 * Answers a message that contains a blob, on the port that comes with it: its SHA-256, or null. Any message on that
 * port cancels it.
 */
export async function answerHash({
	data,
	ports: [port],
}: Pick<MessageEvent<unknown>, "data" | "ports">): Promise<void> {
	if (!port || !(data instanceof Blob)) return;
	const stop = new AbortController();
	port.onmessage = () => stop.abort();
	try {
		port.postMessage(await hashBlob(data, stop.signal));
	} catch {
		port.postMessage(null);
	}
}
