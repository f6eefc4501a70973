import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Deps } from "../../deps";
import { readHead } from "../../files/read-head";
import { writeNew } from "../../files/write-new";
import { HEAD_BYTES } from "../../upload/signature";

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type Places = Pick<Deps, "files" | "staging">;

/**
 * Stores bytes as they arrive, under a new key in the candidate's folder of link copies, and returns the key. It writes
 * them to the staging area, flushes them and moves them into place, so that a reported copy survives a crash.
 * `extensionOf` decides by the first bytes; if it or `bytes` throws, nothing remains.
 */
export async function keepCopy(
	{ files, staging }: Places,
	candidateId: string,
	bytes: Bytes,
	extensionOf: (head: Uint8Array) => Promise<string>,
): Promise<string> {
	const name = randomBytes(18).toString("base64url");
	const staged = staging.path(`links/${name}`);
	try {
		await writeNew(staged, bytes, { flush: true });
		const key = `links/${candidateId}/${name}.${await extensionOf(await readHead(staged, HEAD_BYTES))}`;
		await files.finish(key, staged);
		return key;
	} catch (error) {
		await rm(staged, { force: true });
		throw error;
	}
}
