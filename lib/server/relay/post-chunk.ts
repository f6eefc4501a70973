import "server-only";
import type { ChunkAnswer } from "@/lib/contract/schemas/upload";
import { callHost, type HostAnswer, type HostCall } from "../host-client";
import { asHostFailure, type HostFailure } from "../host-failure";
import { refuse } from "../refusal";
import { CHUNK_TYPE, type Encoding } from "./chunk-buffer";
import { readAnswer } from "./host-answer";
import type { UploadHead } from "./upload-head";

/** Where an upload's bytes go. */
export interface RelayTarget {
	/** Full address of the host's `uploadChunk` call. */
	url: string;
	/** Headers for the host, made by the proxy. */
	headers: Record<string, string>;
	/** How the host takes a chunk's data: as base64 text, or as a binary part. */
	encoding: Encoding;
	/** Limit for each call to the host, milliseconds. */
	timeoutMs: number;
	/** How long a browser may be silent before what it sent is handed on, milliseconds. */
	idleMs?: number;
	send?: (call: HostCall) => Promise<HostAnswer>;
}

/** One piece of a file, encoded. */
export interface EncodedPiece {
	body: Uint8Array;
	start: number;
	end: number;
}

/** Sends a chunk; once more if the connection broke and the host can get it twice. */
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

/** True when a call failed before a byte of it left. */
function neverLeft({ cause }: HostFailure): boolean {
	const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : "";
	return typeof code === "string" && NEVER_CONNECTED.has(code);
}

/**
 * Hands one piece to the host. Gives what it answered, or the refusal to pass on, which has the position where the host
 * surely got nothing. A host that may add whatever comes to its file (`head.end`) gets each piece once, over a
 * connection that no earlier call has used, so that it isn't found closed. Never rejects.
 */
export async function postChunk(
	{ body, start, end }: EncodedPiece,
	head: UploadHead,
	target: RelayTarget,
): Promise<ChunkAnswer | Response> {
	const { url, timeoutMs, send = callHost } = target;
	const headers = { ...target.headers, "content-type": CHUNK_TYPE };
	const isOnce = head.end !== undefined && start > 0;
	const call: HostCall = { url, method: "POST", headers, body, timeoutMs, ownConnection: isOnce };
	try {
		return readAnswer(await sendChunk(call, !isOnce, send), end, head.length);
	} catch (error) {
		const failure = asHostFailure(error);
		return refuse(failure.code, neverLeft(failure) ? { received: start } : {});
	}
}
