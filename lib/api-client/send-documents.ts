import type { Attempt } from "@/lib/application/persisted-request";
import type { DocumentsSubmitted } from "@/lib/contract/schemas/application";
import { submissionPath } from "@/lib/document-request/address";
import { type Sent, sendForm } from "./send-form";

const untilOnline = () => new Promise<void>((done) => window.addEventListener("online", () => done(), { once: true }));

/**
 * Sends the documents of the request behind a hash. Without a connection it waits for one rather than give up, unless
 * the connection broke meanwhile at a host that doesn't know (`resends`) an attempt that it gets again by its key.
 */
export async function sendDocuments(
	hash: string,
	{ key, fields }: Attempt,
	resends: boolean,
): Promise<Sent<DocumentsSubmitted>> {
	const send = () => sendForm<DocumentsSubmitted>(submissionPath(hash), fields, { key, resends });
	let isOffline = !navigator.onLine;
	let sent = await send();
	while (!sent.ok && sent.status === 0 && !navigator.onLine && (resends || isOffline)) {
		await untilOnline();
		isOffline = !navigator.onLine;
		sent = await send();
	}
	// An answer that doesn't say that they were taken is none.
	return sent.ok && !sent.result.submitted ? { ok: false, status: 502, body: {} } : sent;
}
