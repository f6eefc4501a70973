import type { ErrorBody } from "@/lib/contract/errors";
import type { FormField } from "@/lib/contract/form-data";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { callDoor } from "./call-door";

/** How a form went: taken, or refused with a status (0: no answer came) and the host's words. */
export type Sent<Result> = { ok: true; result: Result } | { ok: false; status: number; body: ErrorBody };

/** Waits between tries of a form whose answer was lost, milliseconds. */
const WAITS_MS = [1_000, 3_000];

const LONGEST_WAIT_MS = 10_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function toFormData(fields: readonly FormField[]): FormData {
	const data = new FormData();
	for (const [name, value] of fields) data.append(name, value);
	return data;
}

async function readBody(answer: Response): Promise<unknown> {
	try {
		return await answer.json();
	} catch {
		return {};
	}
}

interface Try<Result> {
	sent: Sent<Result>;
	/** Wait that the host asked for before another try, milliseconds. */
	retryAfterMs: number | null;
}

async function attempt<Result>(path: string, fields: readonly FormField[], key: string): Promise<Try<Result>> {
	try {
		const answer = await callDoor(path, {
			method: "POST",
			headers: { "Idempotency-Key": key },
			body: toFormData(fields),
			signal: AbortSignal.timeout(TIMEOUT_MS.long),
		});
		const body = await readBody(answer);
		const seconds = Number(answer.headers.get("retry-after"));
		const retryAfterMs = seconds > 0 ? seconds * 1_000 : null;
		// The door has read the answer by the contract's schema.
		if (answer.ok) return { sent: { ok: true, result: body as Result }, retryAfterMs };
		return { sent: { ok: false, status: answer.status, body: body as ErrorBody }, retryAfterMs };
	} catch {
		return { sent: { ok: false, status: 0, body: {} }, retryAfterMs: null };
	}
}

/** Whether the same form may simply be sent again: no answer, still running, or the host is away. */
const isPassing = (sent: Sent<unknown>) => !sent.ok && [0, 409, 502, 503, 504].includes(sent.status);

/**
 * Sends a form to `path` of this site. A lost answer is asked for again under the same idempotency key, so
 * that nothing is stored twice; a host's wish to wait longer than ten seconds is left to the person. `Result` is what
 * the call of that path answers.
 */
export async function sendForm<Result>(path: string, fields: readonly FormField[], key: string): Promise<Sent<Result>> {
	let last = await attempt<Result>(path, fields, key);
	for (const wait of WAITS_MS) {
		if (!isPassing(last.sent) || (last.retryAfterMs ?? 0) > LONGEST_WAIT_MS) break;
		await sleep(last.retryAfterMs ?? wait);
		last = await attempt<Result>(path, fields, key);
	}
	return last.sent;
}
