import { isDuplicate } from "@/lib/application/duplicate";
import type { ErrorBody } from "@/lib/contract/errors";
import type { FormField } from "@/lib/contract/form-data";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Locale } from "@/lib/i18n/locales";
import { callApi } from "./call-api";
import { limited } from "./limited";

/**
 * The result of sending a form: accepted, or refused with a status (0: no answer) and the host's text. `isRepeat` says that
 * an earlier attempt may have arrived.
 */
export type Sent<Result> =
	| { ok: true; result: Result }
	| { ok: false; status: number; body: ErrorBody; isRepeat?: boolean };

/** The idempotency key of a form, and whether its host honours it, so that the call may be repeated after a lost answer. */
export interface Delivery {
	key: string;
	resends: boolean;
	/** Language of the form's page, where the host needs to know it. */
	language?: Locale;
}

/** Pauses before repeating a call whose answer was lost, in milliseconds. */
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
	/** How long the host asks to wait before the next attempt, in milliseconds. */
	retryAfterMs: number | null;
}

async function attempt<Result>(
	path: string,
	fields: readonly FormField[],
	{ key, language }: Delivery,
): Promise<Try<Result>> {
	const headers = { "Idempotency-Key": key, ...(language && { "accept-language": language }) };
	try {
		return await limited(TIMEOUT_MS.long, null, async (signal) => {
			const answer = await callApi(path, { method: "POST", headers, body: toFormData(fields), signal });
			const body = await readBody(answer);
			const seconds = Number(answer.headers.get("retry-after"));
			const retryAfterMs = seconds > 0 ? seconds * 1_000 : null;
			// The proxy has already parsed the answer with the contract's schema.
			if (answer.ok) return { sent: { ok: true, result: body as Result }, retryAfterMs };
			return { sent: { ok: false, status: answer.status, body: body as ErrorBody }, retryAfterMs };
		});
	} catch {
		return { sent: { ok: false, status: 0, body: {} }, retryAfterMs: null };
	}
}

/** No answer, the same request is still running, or the host is unreachable or failed. */
const UNCLEAR = [0, 409, 500, 502, 503, 504];

/** Whether a form that was not accepted may have arrived nevertheless. */
export const isUnclear = ({ status, body }: Extract<Sent<unknown>, { ok: false }>): boolean =>
	UNCLEAR.includes(status) && !isDuplicate(status, body);

/** Whether repeating the call may help: not after a permanent failure, or when the host asks for a long wait. */
const isPassing = ({ sent, retryAfterMs }: Try<unknown>): boolean =>
	!sent.ok && sent.status !== 500 && isUnclear(sent) && (retryAfterMs ?? 0) <= LONGEST_WAIT_MS;

/**
 * Sends a form to `path` of this site. If the host honours idempotency keys, a call whose answer was lost is repeated with
 * the same key, so that nothing is stored twice; otherwise only the user sends a form again. The user also decides when a
 * host asks to wait longer than ten seconds. `Result` is the answer of that path's call.
 */
export async function sendForm<Result>(
	path: string,
	fields: readonly FormField[],
	delivery: Delivery,
): Promise<Sent<Result>> {
	let last = await attempt<Result>(path, fields, delivery);
	let isRepeat = false;
	for (const wait of delivery.resends ? WAITS_MS : []) {
		if (!isPassing(last)) break;
		isRepeat = true;
		await sleep(last.retryAfterMs ?? wait);
		last = await attempt<Result>(path, fields, delivery);
	}
	return last.sent.ok || !isRepeat ? last.sent : { ...last.sent, isRepeat };
}
