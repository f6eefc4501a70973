import type { ErrorBody } from "@/lib/contract/errors";
import { type FormValue, toFields } from "@/lib/contract/form-data";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { ApplicationPayload, ApplicationResult } from "@/lib/contract/schemas/application";

/** How an application went: taken, or refused with a status (0: no answer came) and the host's words. */
export type Sent = { ok: true; result: ApplicationResult } | { ok: false; status: number; body: ErrorBody };

/** Waits between tries of an application whose answer was lost, milliseconds. */
const WAITS_MS = [1_000, 3_000];

const LONGEST_WAIT_MS = 10_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function toFormData(payload: ApplicationPayload): FormData {
	const data = new FormData();
	for (const [name, value] of toFields(payload as FormValue)) data.append(name, value);
	return data;
}

async function readBody(answer: Response): Promise<unknown> {
	try {
		return await answer.json();
	} catch {
		return {};
	}
}

interface Try {
	sent: Sent;
	/** Wait that the host asked for before another try, milliseconds. */
	retryAfterMs: number | null;
}

async function attempt(path: string, payload: ApplicationPayload, key: string): Promise<Try> {
	try {
		const answer = await fetch(path, {
			method: "POST",
			headers: {
				"Idempotency-Key": key,
				"X-Screen-Resolution": `${window.screen.width}x${window.screen.height}`,
			},
			body: toFormData(payload),
			signal: AbortSignal.timeout(TIMEOUT_MS.long),
		});
		const body = await readBody(answer);
		const seconds = Number(answer.headers.get("retry-after"));
		const retryAfterMs = seconds > 0 ? seconds * 1_000 : null;
		// The door has read the answer by the contract's schema.
		if (answer.ok) return { sent: { ok: true, result: body as ApplicationResult }, retryAfterMs };
		return { sent: { ok: false, status: answer.status, body: body as ErrorBody }, retryAfterMs };
	} catch {
		return { sent: { ok: false, status: 0, body: {} }, retryAfterMs: null };
	}
}

/** Whether the same application may simply be sent again: no answer, still running, or the host is away. */
const isPassing = (sent: Sent) => !sent.ok && [0, 409, 502, 503, 504].includes(sent.status);

/**
 * Sends an application to `path` of this site. A lost answer is asked for again under the same idempotency key, so
 * that nobody applies twice; a host's wish to wait longer than ten seconds is left to the person.
 */
export async function sendApplication(path: string, payload: ApplicationPayload, key: string): Promise<Sent> {
	let last = await attempt(path, payload, key);
	for (const wait of WAITS_MS) {
		if (!isPassing(last.sent) || (last.retryAfterMs ?? 0) > LONGEST_WAIT_MS) break;
		await sleep(last.retryAfterMs ?? wait);
		last = await attempt(path, payload, key);
	}
	return last.sent;
}
