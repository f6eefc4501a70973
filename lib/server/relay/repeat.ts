import "server-only";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { uploadProgress } from "@/lib/contract/schemas/upload";
import { readJson } from "@/lib/text/read-json";
import { callHost } from "../host-client";
import { continueAt } from "./host-answer";
import type { RelayTarget } from "./post-chunk";
import type { UploadHead } from "./upload-head";

/** Longest wait for the host's word, milliseconds: the bytes wait meanwhile. */
const LIMIT_MS = 3_000;

/** What the host has of an upload, bytes; 0 when it can't say. */
async function receivedAtHost({ identifier }: UploadHead, target: RelayTarget): Promise<number> {
	const { url, headers, send = callHost } = target;
	try {
		const answer = await send({ url: `${url}/${identifier}`, method: "GET", headers, timeoutMs: LIMIT_MS });
		const read = uploadProgress.safeParse(readJson(answer.body));
		return answer.status === 200 && read.success ? read.data.received : 0;
	} catch {
		return 0;
	}
}

/**
 * Refuses, with the host's position, a call that starts before what the host has. Browsers send a call once more by
 * themselves, from where it began and without telling the page, when a connection breaks that had served another call
 * before: that would make the host forget all that arrived, or bring it again. Null when the call may go on, as the
 * last bytes of a complete file may: the answer to them names the file. A host that is known not to tell isn't asked.
 */
export async function refuseRepeat(head: UploadHead, target: RelayTarget): Promise<Response | null> {
	const { offset, length, end } = head;
	if (end !== undefined) return null;
	const received = await receivedAtHost(head, target);
	const isTail = received === length && length - offset < CHUNK_BYTES;
	return received <= offset || isTail ? null : continueAt(received);
}
