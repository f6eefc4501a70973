import { createHash } from "node:crypto";
import type { Deps } from "../deps";
import { Problem } from "../http/problem";
import type { Store } from "../store/open";

/** The key under which a repetition of a request finds the answer. */
export interface AnswerKey {
	call: string;
	/** The client's Idempotency-Key. */
	key: string;
	/** SHA-256 of the request. */
	fingerprint: string;
}

/** SHA-256 of a request's content; equal requests have equal hashes. */
const fingerprintOf = (request: unknown) => createHash("sha256").update(JSON.stringify(request)).digest("hex");

/** The answer that a key got before; undefined for a new key. Throws 422 when it was used for another request. */
async function findAnswer<T>(store: Store, { call, key, fingerprint }: AnswerKey): Promise<T | undefined> {
	const known = await store
		.selectFrom("idempotency_keys")
		.select(["fingerprint", "answer"])
		.where("call", "=", call)
		.where("key", "=", key)
		.executeTakeFirst();
	if (!known) return undefined;
	if (known.fingerprint !== fingerprint) throw new Problem(422, "This Idempotency-Key was used for another request.");
	return JSON.parse(known.answer) as T;
}

/** Stores an answer for repetitions, in the transaction of its effect; does nothing without a key. */
export async function keepAnswer(write: Store, key: AnswerKey | undefined, answer: object, at: string): Promise<void> {
	if (!key) return;
	const row = { ...key, answer: JSON.stringify(answer), created_at: at };
	await write.insertInto("idempotency_keys").values(row).execute();
}

/** Deletes the answers that were stored for repeats before a moment (ISO 8601). */
export async function deleteOldAnswers(store: Store, before: string): Promise<void> {
	await store.deleteFrom("idempotency_keys").where("created_at", "<", before).execute();
}

/** Runs `task` unless a request with the same key is running in this process. Throws 409 then. */
async function whileRunning<T>(running: Set<string>, key: string, task: () => Promise<T>): Promise<T> {
	if (running.has(key)) throw new Problem(409, "A request with this Idempotency-Key is still running.");
	running.add(key);
	try {
		return await task();
	} finally {
		running.delete(key);
	}
}

interface RepeatableRequest {
	call: string;
	idempotencyKey: string | undefined;
	/** Everything that distinguishes this request from others; called only while the key is locked. */
	request: () => Promise<unknown>;
}

/**
 * Answers a request once: `run` creates the result and stores its answer with `keepAnswer`; a repetition of the
 * Idempotency-Key gets that answer and creates nothing. Throws 409 while the same key is running, and 422 for a key
 * that was used for another request.
 */
export async function answerOnce<T>(
	{ store, runningKeys }: Pick<Deps, "store" | "runningKeys">,
	{ call, idempotencyKey, request }: RepeatableRequest,
	run: (key: AnswerKey | undefined) => Promise<T>,
): Promise<T> {
	if (!idempotencyKey) return run(undefined);
	return whileRunning(runningKeys, `${call}/${idempotencyKey}`, async () => {
		const key = { call, key: idempotencyKey, fingerprint: fingerprintOf(await request()) };
		const known = await findAnswer<T>(store, key);
		if (known) return known;
		try {
			return await run(key);
		} catch (error) {
			// Another process may have answered the same key in the meantime.
			const answered = await findAnswer<T>(store, key);
			if (answered) return answered;
			throw error;
		}
	});
}
