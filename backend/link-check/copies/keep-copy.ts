import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import type { Deps } from "../../deps";
import { readHead } from "../../files/read-head";
import { writeNew } from "../../files/write-new";
import { addCopy } from "../../store/queries/link-copies";
import { HEAD_BYTES } from "../../upload/signature";
import type { CopyOwner } from "./candidate-id";

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type Places = Pick<Deps, "files" | "staging" | "store" | "now">;

/**
 * Stores bytes as they arrive, under a new key in the candidate's folder of link copies, and returns the key. It writes
 * them to the staging area, flushes them and moves them into place, so that a reported copy survives a crash.
 * `extensionOf` decides by the first bytes; if it or `bytes` throws, nothing remains.
 */
export async function keepCopy(
	{ files, staging, store, now }: Places,
	owner: CopyOwner,
	bytes: Bytes,
	extensionOf: (head: Uint8Array) => Promise<string>,
): Promise<string> {
	const name = randomBytes(18).toString("base64url");
	const staged = staging.path(`links/${name}`);
	try {
		await writeNew(staged, bytes, { flush: true });
		const key = `links/${owner.candidateId}/${name}.${await extensionOf(await readHead(staged, HEAD_BYTES))}`;
		const { size } = await stat(staged);
		await addCopy(store, { key, client: owner.client ?? "", size, created_at: now().toISOString() });
		await files.finish(key, staged);
		return key;
	} catch (error) {
		await rm(staged, { force: true });
		throw error;
	}
}
