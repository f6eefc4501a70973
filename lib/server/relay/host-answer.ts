import "server-only";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { REFUSALS } from "@/lib/contract/errors";
import { type ChunkAnswer, chunkAnswer } from "@/lib/contract/schemas/upload";
import { toRefusal } from "../api-proxy/answer";
import { isBare, readBareBody } from "../bare-body";
import type { HostAnswer } from "../host-client";
import { json, refuse } from "../refusal";

/** The refusal of bytes that don't start at the end of what the host has: `received` bytes. */
export function continueAt(received: number): Response {
	const { status, message } = REFUSALS.upload_gap;
	return json(status, { message, code: "upload_gap", received });
}

/**
 * Interprets the answer to a chunk that ended at `end` of a file of `length` bytes. A chunk before the last counts as
 * received unless the host says otherwise, and names no file. If the answer is a refusal, doesn't parse, or says that the
 * host has fewer bytes than it was sent, returns the answer for the browser instead.
 */
export function readAnswer(answer: HostAnswer, end: number, length: number): ChunkAnswer | Response {
	if (answer.status < 200 || answer.status > 299) return toRefusal(ENDPOINTS.uploadChunk, answer);
	const isLast = end === length;
	const read = chunkAnswer.safeParse(readBareBody(answer.body));
	if (!read.success || (isLast && isBare(answer.body))) return refuse("bad_host_answer");
	const { received, filepath, status } = read.data;
	if (received !== undefined && received < end && !(isLast && filepath)) return continueAt(received);
	return isLast ? read.data : { received: received ?? end, status, filepath: undefined, sha256: undefined };
}
