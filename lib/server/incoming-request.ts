import "server-only";
import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";

/**
 * A request as the API proxy reads it. The web server passes Node's own stream as its body: a web stream copies
 * every byte once more.
 */
export interface IncomingRequest {
	url: string;
	method: string;
	headers: Headers;
	body: Readable | ReadableStream<Uint8Array> | null;
	/** Aborts when the client disconnects. */
	signal: AbortSignal;
}

/** A request's body as a Node stream, an empty one if it has none. */
export function bodyOf({ body }: Pick<IncomingRequest, "body">): Readable {
	if (body instanceof Readable) return body;
	return body ? Readable.fromWeb(body as WebStream<Uint8Array>) : Readable.from([]);
}
