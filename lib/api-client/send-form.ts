import { isDuplicate } from "@/lib/application/duplicate";
import type { ErrorBody } from "@/lib/contract/errors";
import type { FormField } from "@/lib/contract/form-data";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { callApi } from "./call-api";
import { limited } from "./limited";

/**
 * How a form went: taken, or refused with a status (0: no answer came) and the host's words. `isRepeat` says that an
 * earlier try of the same call may have arrived.
 */
export type Sent<Result> =
	| { ok: true; result: Result }
	| { ok: false; status: number; body: ErrorBody; isRepeat?: boolean };

/** Under which key a form is sent, and whether its host honours it, so that a lost answer may be asked for again. */
export interface Delivery {
	key: string;
	resends: boolean;
}

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
	const headers = { "Idempotency-Key": key };
	try {
		return await limited(TIMEOUT_MS.long, null, async (signal) => {
			const answer = await callApi(path, { method: "POST", headers, body: toFormData(fields), signal });
			const body = await readBody(answer);
			const seconds = Number(answer.headers.get("retry-after"));
			const retryAfterMs = seconds > 0 ? seconds * 1_000 : null;
			// The proxy has read the answer by the contract's schema.
			if (answer.ok) return { sent: { ok: true, result: body as Result }, retryAfterMs };
			return { sent: { ok: false, status: answer.status, body: body as ErrorBody }, retryAfterMs };
		});
	} catch {
		return { sent: { ok: false, status: 0, body: {} }, retryAfterMs: null };
	}
}

/** No answer, the same is still running, or the host is away or failed on the way. */
const UNCLEAR = [0, 409, 500, 502, 503, 504];

/** Whether a form that was not taken may have arrived all the same. */
export const isUnclear = ({ status, body }: Extract<Sent<unknown>, { ok: false }>): boolean =>
	UNCLEAR.includes(status) && !isDuplicate(status, body);

/** Whether asking again may bring the answer: not where something failed for good, or the host wants a long wait. */
const isPassing = ({ sent, retryAfterMs }: Try<unknown>): boolean =>
	!sent.ok && sent.status !== 500 && isUnclear(sent) && (retryAfterMs ?? 0) <= LONGEST_WAIT_MS;

/**
 * Sends a form to `path` of this site. Where the host honours idempotency keys, a lost answer is asked for again under
 * the same key, so that nothing is stored twice; elsewhere only a person sends a form again. A host's wish to wait
 * longer than ten seconds is left to the person too. `Result` is what the call of that path answers.
 */
export async function sendForm<Result>(
	path: string,
	fields: readonly FormField[],
	{ key, resends }: Delivery,
): Promise<Sent<Result>> {
	let last = await attempt<Result>(path, fields, key);
	let isRepeat = false;
	for (const wait of resends ? WAITS_MS : []) {
		if (!isPassing(last)) break;
		isRepeat = true;
		await sleep(last.retryAfterMs ?? wait);
		last = await attempt<Result>(path, fields, key);
	}
	return last.sent.ok || !isRepeat ? last.sent : { ...last.sent, isRepeat };
}
