import "server-only";
import type { z } from "zod";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { uploadProgress } from "@/lib/contract/schemas/upload";
import { readJson } from "@/lib/text/read-json";
import { callHost } from "../host-client";
import { continueAt } from "./host-answer";
import type { RelayTarget } from "./post-chunk";
import type { UploadHead } from "./upload-head";

type Progress = Pick<z.output<typeof uploadProgress>, "received" | "chunk_limit">;

const UNKNOWN: Progress = { received: 0 };

/** How long to wait for the host's answer, in milliseconds, while the bytes wait. */
const LIMIT_MS = 3_000;

/** What the host says about an upload; nothing received if it can't tell. */
async function askHost({ identifier }: UploadHead, target: RelayTarget): Promise<Progress> {
	const { url, headers, send = callHost } = target;
	try {
		const call = { url: `${url}/${identifier}`, name: "uploadProgress", headers, timeoutMs: LIMIT_MS } as const;
		const answer = await send({ ...call, method: "GET" });
		const read = uploadProgress.safeParse(readJson(answer.body));
		return answer.status === 200 && read.success ? read.data : UNKNOWN;
	} catch {
		return UNKNOWN;
	}
}

/**
 * Refuses a call that starts before the host's offset, and names that offset. Browsers repeat a call themselves, from its
 * beginning and unknown to the page, when a reused connection breaks: the host would discard everything that arrived, or
 * receive it again. Null if the call may continue, as may the last bytes of a complete file: their answer names the file. A
 * host known to report no offset isn't asked. `learn` gets the largest chunk that the host takes, if it says one.
 */
export async function refuseRepeat(
	head: UploadHead,
	target: RelayTarget,
	learn: (chunkLimit: number) => void,
): Promise<Response | null> {
	const { offset, length, end } = head;
	if (end !== undefined) return null;
	const { received, chunk_limit } = await askHost(head, target);
	if (chunk_limit !== undefined) learn(chunk_limit);
	const isTail = received === length && length - offset < CHUNK_BYTES;
	return received <= offset || isTail ? null : continueAt(received);
}
