import type { IncomingMessage } from "node:http";

/** A body must bring this many bytes in each window; the slowest phone network brings far more. */
export const BODY_WINDOW = { ms: 30_000, bytes: 1_024 } as const;

const hasBody = (req: IncomingMessage) =>
	req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;

/** True while it is we who don't read, so the client is not to blame for the silence. */
const isWaitingForUs = (req: IncomingMessage) => req.readableLength > 0 || req.socket.isPaused();

/**
 * Watches a request's body and calls `onSlow` once when a window passes with hardly a byte. There is no
 * limit on the whole time: large files on slow lines may take hours.
 */
export function watchBody(
	req: IncomingMessage,
	onSlow: () => void,
	window: { ms: number; bytes: number } = BODY_WINDOW,
): void {
	if (!hasBody(req)) return;
	let seen = req.socket.bytesRead;
	const timer = setInterval(() => {
		if (req.complete || req.destroyed) return clearInterval(timer);
		const brought = req.socket.bytesRead - seen;
		seen = req.socket.bytesRead;
		if (brought >= window.bytes || isWaitingForUs(req)) return;
		clearInterval(timer);
		onSlow();
	}, window.ms);
	timer.unref();
	req.once("close", () => clearInterval(timer));
}
