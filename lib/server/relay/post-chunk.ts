import "server-only";
import type { ChunkAnswer } from "@/lib/contract/schemas/upload";
import { callHost, type HostAnswer, type HostCall } from "../host-client";
import { asHostFailure, type HostFailure } from "../host-failure";
import { refuseFailure } from "../refusal";
import { CHUNK_TYPE, type Encoding } from "./chunk-buffer";
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

/** Sends a chunk; retries once if the connection broke and the host accepts repeated chunks. */
async function sendChunk(
	call: HostCall,
	mayRepeat: boolean,
	send: NonNullable<RelayTarget["send"]>,
): Promise<HostAnswer> {
	try {
		return await send(call);
	} catch (error) {
		if (!mayRepeat || asHostFailure(error).code !== "host_unreachable") throw error;
		return send(call);
	}
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
 * connection, so that the call doesn't fail on a closed one. Never rejects.
 */
export async function postChunk(
	{ body, start, end }: EncodedPiece,
	head: UploadHead,
	target: RelayTarget,
): Promise<ChunkAnswer | Response> {
	const { url, timeoutMs, send = callHost } = target;
	const headers = { ...target.headers, "content-type": CHUNK_TYPE };
	const isOnce = head.end !== undefined && start > 0;
	const call: HostCall = {
		url,
		name: "uploadChunk",
		method: "POST",
		headers,
		body,
		timeoutMs,
		ownConnection: isOnce,
	};
	try {
		return readAnswer(await sendChunk(call, !isOnce, send), end, head.length);
	} catch (error) {
		const failure = asHostFailure(error);
		return refuseFailure(failure, neverLeft(failure) ? { received: start } : {});
	}
}
