import "server-only";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { REFUSALS } from "@/lib/contract/errors";
import { type ChunkAnswer, chunkAnswer } from "@/lib/contract/schemas/upload";
import { readJson } from "@/lib/text/read-json";
import { toRefusal } from "../door/answer";
import type { HostAnswer } from "../host-client";
import { json, refuse } from "../refusal";

/** The refusal of bytes that don't belong at the end of what the host has: `received` bytes. */
export function continueAt(received: number): Response {
	const { status, message } = REFUSALS.upload_gap;
	return json(status, { message, code: "upload_gap", received });
}

/**
 * Reads the answer to a chunk that ended at `end`. Gives the answer to pass on instead when it is a refusal, can't
 * be read, or says that the host holds less than it was sent.
 */
export function readAnswer(answer: HostAnswer, end: number): ChunkAnswer | Response {
	if (answer.status < 200 || answer.status > 299) return toRefusal(ENDPOINTS.uploadChunk, answer);
	const read = chunkAnswer.safeParse(readJson(answer.body));
	if (!read.success) return refuse("bad_host_answer");
	const { received, filepath } = read.data;
	if (filepath || received === undefined || received >= end) return read.data;
	return continueAt(received);
}
