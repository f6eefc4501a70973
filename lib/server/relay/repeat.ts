import "server-only";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { uploadProgress } from "@/lib/contract/schemas/upload";
import { readJson } from "@/lib/text/read-json";
import { callHost } from "../host-client";
import { continueAt } from "./host-answer";
import type { RelayTarget } from "./post-chunk";
import type { UploadHead } from "./upload-head";

/** How long to wait for the host's answer, in milliseconds, while the bytes wait. */
const LIMIT_MS = 3_000;

/** The host's offset of an upload, in bytes; 0 if it can't tell. */
async function receivedAtHost({ identifier }: UploadHead, target: RelayTarget): Promise<number> {
	const { url, headers, send = callHost } = target;
	try {
		const call = { url: `${url}/${identifier}`, name: "uploadProgress", headers, timeoutMs: LIMIT_MS } as const;
		const answer = await send({ ...call, method: "GET" });
		const read = uploadProgress.safeParse(readJson(answer.body));
		return answer.status === 200 && read.success ? read.data.received : 0;
	} catch {
		return 0;
	}
}

/**
 * Refuses a call that starts before the host's offset, and names that offset. Browsers repeat a call themselves, from its
 * beginning and unknown to the page, when a reused connection breaks: the host would discard everything that arrived, or
 * receive it again. Null if the call may continue, as may the last bytes of a complete file: their answer names the file. A
 * host known to report no offset isn't asked.
 */
export async function refuseRepeat(head: UploadHead, target: RelayTarget): Promise<Response | null> {
	const { offset, length, end } = head;
	if (end !== undefined) return null;
	const received = await receivedAtHost(head, target);
	const isTail = received === length && length - offset < CHUNK_BYTES;
	return received <= offset || isTail ? null : continueAt(received);
}
