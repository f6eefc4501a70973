import "server-only";
import type { Readable } from "node:stream";
import { CHUNK_BYTES, LARGEST_CHUNK_BYTES } from "@/lib/contract/limits";
import type { ChunkAnswer } from "@/lib/contract/schemas/upload";
import { bodyOf, type IncomingRequest } from "../incoming-request";
import { json, refuse } from "../refusal";
import { ChunkBuffer, type Encoding } from "./chunk-buffer";
import { cut, TooManyBytes } from "./cut";
import { postChunk, type RelayTarget } from "./post-chunk";
import { refuseRepeat } from "./repeat";
import { runAlone } from "./running";
import { answerOfRepeated, noteStep } from "./steps";
import { readHead, type UploadHead } from "./upload-head";

/** Shorter than the time after which browsers consider a silent connection dead and ask the host. */
const IDLE_MS = 3_000;

/** A host's status for an upload that is too long. */
const LONG = "longupload";

/**
 * Two buffers in turn: one is filled while the other is being sent. `grow` makes further ones larger, for a host that takes
 * binary chunks of that size.
 */
function createBuffers(encoding: Encoding) {
	let free: ChunkBuffer | undefined;
	let busy: ChunkBuffer | undefined;
	let most = CHUNK_BYTES;
	return {
		grow(limit: number) {
			if (encoding === "binary") most = Math.min(limit, LARGEST_CHUNK_BYTES);
		},
		next(): ChunkBuffer {
			const next = free?.most === most ? free : new ChunkBuffer(encoding, most);
			next.clear();
			free = busy;
			busy = next;
			return next;
		},
	};
}

/** An answer that may precede the end of the body: this connection can't wait for the rest of it. */
function early(answer: Response): Response {
	answer.headers.set("connection", "close");
	return answer;
}

async function relay(body: Readable, head: UploadHead, aborted: AbortSignal, target: RelayTarget) {
	const refused = new AbortController();
	const stop = AbortSignal.any([refused.signal, aborted]);
	const buffers = createBuffers(target.encoding);
	let long = false;
	const stopIfRefused = (answer: ChunkAnswer | Response | null) => answer instanceof Response && refused.abort();
	// Reading starts at once; the first bytes wait here.
	let sending: Promise<ChunkAnswer | Response | null> = refuseRepeat(head, target, buffers.grow);
	sending.then(stopIfRefused);
	const { offset, end, length } = head;
	const { idleMs = IDLE_MS } = target;
	const isWhole = end !== undefined;
	const cutting = { body, stop, offset, length: end ?? length, isWhole, idleMs, nextBuffer: buffers.next };
	for await (const piece of cut(cutting)) {
		// Encoded while the host processes the previous piece.
		const encoded = { ...piece, body: piece.buffer.body(head, piece.start) };
		const before = await sending;
		if (before instanceof Response) return early(before);
		long ||= before?.status === LONG;
		sending = postChunk(encoded, head, target);
		sending.then(stopIfRefused);
	}
	const last = await sending;
	if (last === null) return refuse("malformed_body");
	return last instanceof Response ? early(last) : json(200, { ...last, ...(long && { status: LONG }) });
}

/**
 * Takes a file's plain bytes from a browser, described by the `Upload-*` headers, and sends them to the host in the
 * contract's chunks, in order, with at most two of them in memory. Answers with the host's last answer. If the browser's
 * connection breaks, the received bytes still go to the host, unless the host accepts a call's bytes only as a whole.
 * Refuses with 400, 413, 415 and 422; a host that is down or slow gives 503 or 504, and a host's refusal is passed on. The
 * host's `received` is authoritative; this process only knows which calls are running or have just ended, so that a new one
 * doesn't race an older one.
 */
export async function relayUpload(request: IncomingRequest, target: RelayTarget): Promise<Response> {
	const head = readHead(request.headers);
	if (head instanceof Response) return early(head);
	if (!request.body) return refuse("malformed_body");
	const { signal } = request;
	const body = bodyOf(request);
	const run = () => runAlone(head.identifier, (ended) => relay(body, head, AbortSignal.any([signal, ended]), target));
	try {
		if (head.end === undefined) return await run();
		return (await answerOfRepeated(head, target.timeoutMs)) ?? noteStep(head, await run());
	} catch (error) {
		if (error instanceof TooManyBytes) return early(refuse("body_too_large"));
		throw error;
	}
}
