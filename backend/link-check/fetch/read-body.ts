import type { IncomingMessage } from "node:http";
import { LinkRefused } from "../refused";
import { reasonOf } from "./reason-of";

/** Longest silence in the middle of a body, milliseconds. */
const SILENCE_MS = 5_000;

/**
 * A body's bytes as they come. Throws `LinkRefused` when there are more than `maxBytes`, when its host falls silent
 * for five seconds, and when it breaks off.
 */
export async function* bodyBytes(body: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
	if (Number(body.headers["content-length"] ?? 0) > maxBytes) throw new LinkRefused("too-large");
	body.setTimeout(SILENCE_MS, () => body.destroy(new LinkRefused("slow")));
	let size = 0;
	try {
		for await (const chunk of body as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size > maxBytes) throw new LinkRefused("too-large");
			yield chunk;
		}
	} catch (error) {
		throw new LinkRefused(reasonOf(error));
	}
}

/** A whole body in memory; for small `maxBytes` only. */
export async function bodyBuffer(body: IncomingMessage, maxBytes: number): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of bodyBytes(body, maxBytes)) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/**
 * Checks that a body arrives: reads up to `maxBytes` for up to `ms`, then aborts, which is no failure. Throws
 * `LinkRefused` if no byte has arrived by then, or if the body broke off before.
 */
export async function sampleBody(body: IncomingMessage, maxBytes: number, ms: number): Promise<void> {
	const cut = setTimeout(() => body.destroy(new LinkRefused("slow")), ms);
	let size = 0;
	try {
		for await (const chunk of body as AsyncIterable<Buffer>) {
			size += chunk.length;
			if (size >= maxBytes) return;
		}
	} catch (error) {
		if (size === 0) throw new LinkRefused(reasonOf(error));
	} finally {
		clearTimeout(cut);
	}
}
