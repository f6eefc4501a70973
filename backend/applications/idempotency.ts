import { createHash } from "node:crypto";
import { Problem } from "../http/problem";
import type { Store } from "../store/open";

/** SHA-256 of what a request asks for; equal requests have equal ones. */
export const fingerprintOf = (request: unknown) => createHash("sha256").update(JSON.stringify(request)).digest("hex");

/** The answer that a key got before, as JSON; undefined for a new key. Throws 422 when it was used for another request. */
export async function findAnswer(store: Store, call: string, key: string, fingerprint: string) {
	const known = await store
		.selectFrom("idempotency_keys")
		.select(["fingerprint", "answer"])
		.where("call", "=", call)
		.where("key", "=", key)
		.executeTakeFirst();
	if (!known) return undefined;
	if (known.fingerprint !== fingerprint) throw new Problem(422, "This Idempotency-Key was used for another request.");
	return known.answer;
}

/** Runs `task` unless a request with the same key is running in this process. Throws 409 then. */
export async function whileRunning<T>(running: Set<string>, key: string, task: () => Promise<T>): Promise<T> {
	if (running.has(key)) throw new Problem(409, "A request with this Idempotency-Key is still running.");
	running.add(key);
	try {
		return await task();
	} finally {
		running.delete(key);
	}
}
