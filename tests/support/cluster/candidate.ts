import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { BYTES_TYPE, UPLOAD_HEADERS } from "@/lib/api-client/headers";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { applicant, form, pdfBytes } from "../backend/requests";

const PAUSE_MS = 150;
const CALL_MS = 60_000;
const COMPANY = "2";

/** Where candidates send what they send: one site, and one or more backends behind it. */
export interface Place {
	origin: string;
	backends: readonly string[];
}

/** The outcome that a candidate saw. */
export interface Told {
	code: string;
	phone: string;
	email: string;
	filepath: string;
	sha256: string;
}

/** The answer to a call; without a status if no answer came. */
interface Reply {
	status?: number;
	body: Record<string, unknown>;
}

async function replyTo(url: string, { body, headers, ...init }: RequestInit, signal: AbortSignal): Promise<Reply> {
	// If the connection breaks while a form is read from its Blobs, Node's fetch may wait for ever.
	const whole = body instanceof FormData ? new Response(body) : undefined;
	const type = whole && { "content-type": whole.headers.get("content-type") ?? "" };
	const sent = whole ? await whole.arrayBuffer() : body;
	const answer = await fetch(url, { ...init, headers: { ...headers, ...type }, signal, ...(sent && { body: sent }) });
	const text = await answer.text();
	return { status: answer.status, body: text.startsWith("{") ? JSON.parse(text) : {} };
}

async function call(url: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Reply> {
	const abort = new AbortController();
	const limit = wait(CALL_MS, undefined, { signal: abort.signal }).then(() => ({ body: {} }));
	try {
		return await Promise.race([replyTo(url, init, abort.signal), limit]);
	} catch {
		return { body: {} };
	} finally {
		limit.catch(() => undefined);
		abort.abort();
	}
}

const pageHeaders = (origin: string) => ({ origin, "sec-fetch-site": "same-origin", "x-job-code": "ORBIT1" });

/** A file that no other candidate has, from its number. */
export function fileOf(number: number, size: number): Uint8Array<ArrayBuffer> {
	const bytes = pdfBytes(size);
	for (let at = 100; at < size; at += 997) bytes[at] = (number * 31 + at) % 251;
	return bytes;
}

export const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type Send = (file: Uint8Array<ArrayBuffer>, identifier: string, received: number) => Promise<Reply>;

/** As a browser does: the rest of the file in one call to whichever site answers. */
const throughSite =
	({ origin }: Place): Send =>
	(file, identifier, received) =>
		call(`${origin}/api/companies/${COMPANY}/upload`, {
			method: "POST",
			body: file.slice(received),
			headers: {
				...pageHeaders(origin),
				"content-type": BYTES_TYPE,
				[UPLOAD_HEADERS.identifier]: identifier,
				[UPLOAD_HEADERS.offset]: String(received),
				[UPLOAD_HEADERS.length]: String(file.length),
				[UPLOAD_HEADERS.slot]: "1",
				[UPLOAD_HEADERS.fresh]: received === 0 ? "1" : "0",
				[UPLOAD_HEADERS.name]: "cv.pdf",
			},
		});

/** As another client of the contract: each chunk to the other backend than the one before. */
function toBackends({ backends }: Place): Send {
	let turn = 0;
	return (file, identifier, received) => {
		turn += 1;
		const end = Math.min(received + CHUNK_BYTES, file.length);
		const about = { identifier, extension: "pdf", fileName: "cv.pdf", size: file.length, slot: 1 };
		const values = { ...about, start: received, end, isNewFile: received === 0 };
		const body = form(values, { dataFile: new File([file.slice(received, end)], "blob") });
		return call(`${backends[turn % backends.length]}/companies/${COMPANY}/upload`, { method: "POST", body });
	};
}

/** The position of an upload; undefined if no answer names it. Throws if acknowledged bytes are missing. */
async function positionOf({ origin }: Place, identifier: string, acknowledged: number): Promise<number | undefined> {
	const url = `${origin}/api/companies/${COMPANY}/upload/${identifier}`;
	const { status, body } = await call(url, { headers: pageHeaders(origin) });
	const received = status === 404 ? 0 : body.received;
	if (typeof received !== "number") return undefined;
	if (received < acknowledged) throw new Error(`${acknowledged} bytes were acknowledged, ${received} are there.`);
	return received;
}

/** Throws for an answer that no fault explains. */
function check({ status, body }: Reply, file: Uint8Array): void {
	if (status === 409 && body.received === undefined) throw new Error("Another file has this identifier.");
	if (body.sha256 && body.sha256 !== hashOf(file)) throw new Error("The stored file has other bytes.");
}

async function upload(cluster: Place, file: Uint8Array<ArrayBuffer>, number: number): Promise<string> {
	const identifier = `cluster-upload-${String(number).padStart(6, "0")}`;
	const send = number % 2 === 0 ? throughSite(cluster) : toBackends(cluster);
	let acknowledged = 0;
	for (;;) {
		const received = await positionOf(cluster, identifier, acknowledged);
		// If all bytes are there, the last ones name the file once more.
		const reply =
			received === undefined ? undefined : await send(file, identifier, Math.min(received, file.length - 1_024));
		if (reply) check(reply, file);
		if (typeof reply?.body.filepath === "string") return reply.body.filepath;
		if (reply?.status === 200) acknowledged = Number(reply.body.received ?? received);
		else await wait(PAUSE_MS);
	}
}

/** Sends an application once, to whichever site answers. */
export const sendApplication = ({ origin }: Place, values: ReturnType<typeof applicant>, key: string): Promise<Reply> =>
	call(`${origin}/api/public/ORBIT1`, {
		method: "POST",
		body: form(values),
		headers: { ...pageHeaders(origin), "idempotency-key": key },
	});

/** How long the page waits before it repeats a form by itself, under the same key (`lib/api-client/send-form.ts`). */
const PAGE_WAITS_MS = [1_000, 3_000];

/** Sends an application as the page does; returns the status in the end. */
export async function sendAsPage(...application: Parameters<typeof sendApplication>): Promise<number | undefined> {
	let { status } = await sendApplication(...application);
	for (const pause of PAGE_WAITS_MS) {
		if (status === 200) break;
		await wait(pause);
		({ status } = await sendApplication(...application));
	}
	return status;
}

/** Uploads a file and applies with it, through whatever happens, until both are acknowledged. */
export async function applyInCluster(cluster: Place, number: number, size: number): Promise<Told> {
	const file = fileOf(number, size);
	const filepath = await upload(cluster, file, number);
	const values = applicant({ file_cv: filepath });
	for (;;) {
		const { status, body: answer } = await sendApplication(cluster, values, `cluster-application-${number}`);
		const { phone, email } = values;
		const told = { phone: String(phone), email: String(email), filepath, sha256: hashOf(file) };
		if (status === 200) return { ...told, code: String(answer.interview_code) };
		if (status && status < 500 && status !== 409 && status !== 429)
			throw new Error(`${status} ${JSON.stringify(answer)}`);
		await wait(PAUSE_MS);
	}
}
