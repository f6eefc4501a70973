import { closed, type Exchange } from "./exchange";
import { watchBody } from "./guard/slow-body";
import { type SecureOptions, secureResponse } from "./headers/secure-response";
import type { Handler } from "./pages/ask-next";

/** The dependencies of forwarding a request. */
export interface DirectOptions extends Omit<SecureOptions, "closing"> {
	handler: Handler;
	onSlowBody: (exchange: Exchange) => void;
	bodyWindow?: { ms: number; bytes: number };
}

/**
 * Passes a request to the handler as it is, body and answer unbuffered; only the answer's head is changed.
 * Gives the bytes that left on the connection. Rejects when the handler fails.
 */
export async function serveDirect(exchange: Exchange, options: DirectOptions): Promise<number> {
	const { req, res, id, closing } = exchange;
	const { socket } = req;
	const before = socket.bytesWritten;
	secureResponse(res, { ...options, closing });
	res.setHeader("x-request-id", id);
	watchBody(req, () => options.onSlowBody(exchange), options.bodyWindow);
	const done = closed(exchange);
	await options.handler(req, res);
	await done;
	return socket.bytesWritten - before;
}
