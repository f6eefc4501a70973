import "server-only";
import { Readable } from "node:stream";
import type { ChunkAnswer } from "@/lib/contract/schemas/upload";
import { callHost, type HostAnswer, type HostCall } from "../host-client";
import { asHostFailure, type HostFailure } from "../host-failure";
import { refuseFailure } from "../refusal";
import { CHUNK_TYPE, type Encoding, TAIL } from "./chunk-buffer";
import { readAnswer } from "./host-answer";
import type { UploadHead } from "./upload-head";

/** Where an upload's bytes are sent. */
export interface RelayTarget {
	/** Full address of the host's `uploadChunk` call. */
	url: string;
	/** Headers for the host, built by the proxy. */
	headers: Record<string, string>;
	/** The host's format for a chunk's data: base64 text, or a binary part. */
	encoding: Encoding;
	/** Time limit for each call to the host, in milliseconds. */
	timeoutMs: number;
	/** How long a browser may be silent before its received bytes are forwarded, in milliseconds. */
	idleMs?: number;
	send?: (call: HostCall) => Promise<HostAnswer>;
}

/** One piece of a file, encoded. */
export interface EncodedPiece {
	body: Uint8Array;
	start: number;
	end: number;
}

/** The end of a body was withheld, because the chunk before it wasn't stored. */
class Withheld extends Error {}

/** Sends a chunk; retries once if the connection broke and the host accepts repeated chunks. */
async function sendChunk(
	call: () => HostCall,
	mayRepeat: boolean,
	send: NonNullable<RelayTarget["send"]>,
): Promise<HostAnswer> {
	try {
		return await send(call());
	} catch (error) {
		const { code, cause } = asHostFailure(error);
		if (!mayRepeat || code !== "host_unreachable" || cause instanceof Withheld) throw error;
		return send(call());
	}
}

/** A body whose closing boundary waits until the chunk before it is stored: the host can't store this one earlier. */
function heldBack(body: Uint8Array, isStored: Promise<boolean>): Readable {
	async function* pieces() {
		yield body.subarray(0, -TAIL.length);
		if (!(await isStored)) throw new Withheld();
		yield TAIL;
	}
	return Readable.from(pieces(), { objectMode: false });
}

const NEVER_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

/** True if a call failed before any byte was sent. */
function neverLeft({ cause, retryAfterS }: HostFailure): boolean {
	if (retryAfterS !== undefined) return true;
	const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : "";
	return typeof code === "string" && NEVER_CONNECTED.has(code);
}

/**
 * Sends one piece to the host. Returns the host's answer, or the refusal for the browser, with the offset if the host
 * certainly received nothing. A host that may append whatever arrives (`head.end`) gets each piece once, over a new
 * connection, so that the call doesn't fail on a closed one. With `isStored`, the bytes leave at once, but the host can read
 * their end only once the chunk before them is stored. Never rejects.
 */
export async function postChunk(
	{ body, start, end }: EncodedPiece,
	head: UploadHead,
	target: RelayTarget,
	isStored?: Promise<boolean>,
): Promise<ChunkAnswer | Response> {
	const { url, timeoutMs, send = callHost } = target;
	const headers = { ...target.headers, "content-type": CHUNK_TYPE };
	const isOnce = head.end !== undefined && start > 0;
	const call = (): HostCall => ({
		url,
		name: "uploadChunk",
		method: "POST",
		headers,
		body: isStored ? heldBack(body, isStored) : body,
		bodyBytes: body.length,
		timeoutMs,
		ownConnection: isOnce,
	});
	try {
		return readAnswer(await sendChunk(call, !isOnce, send), end, head.length);
	} catch (error) {
		const failure = asHostFailure(error);
		return refuseFailure(failure, neverLeft(failure) ? { received: start } : {});
	}
}
