import "server-only";
import type { ChunkAnswer } from "@/lib/contract/schemas/upload";
import { callHost, type HostAnswer, type HostCall } from "../host-client";
import { asHostFailure } from "../host-failure";
import { refuse } from "../refusal";
import { CHUNK_TYPE, type Encoding } from "./chunk-buffer";
import { readAnswer } from "./host-answer";

/** Where an upload's bytes go. */
export interface RelayTarget {
	/** Full address of the host's `uploadChunk` call. */
	url: string;
	/** Headers for the host, made by the door. */
	headers: Record<string, string>;
	/** How the host takes a chunk's data: as base64 text, or as a binary part. */
	encoding: Encoding;
	/** Limit for each call to the host, milliseconds. */
	timeoutMs: number;
	/** How long a browser may be silent before what it sent is handed on, milliseconds. */
	idleMs?: number;
	send?: (call: HostCall) => Promise<HostAnswer>;
}

/** Sends a chunk; once more if the connection broke, since a chunk says where it belongs and may arrive twice. */
async function sendTwice(call: HostCall, send: NonNullable<RelayTarget["send"]>): Promise<HostAnswer> {
	try {
		return await send(call);
	} catch (error) {
		if (asHostFailure(error).code !== "host_unreachable") throw error;
		return send(call);
	}
}

/** Hands one piece, as `body`, to the host. Gives what it answered, or the refusal to pass on. Never rejects. */
export async function postChunk(body: Uint8Array, end: number, target: RelayTarget): Promise<ChunkAnswer | Response> {
	const { url, timeoutMs, send = callHost } = target;
	const headers = { ...target.headers, "content-type": CHUNK_TYPE };
	try {
		return readAnswer(await sendTwice({ url, method: "POST", headers, body, timeoutMs }, send), end);
	} catch (error) {
		return refuse(asHostFailure(error).code);
	}
}
