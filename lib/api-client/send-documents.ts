import type { Attempt } from "@/lib/application/persisted-request";
import type { DocumentsSubmitted } from "@/lib/contract/schemas/application";
import { submissionPath } from "@/lib/document-request/address";
import { type Sent, sendForm } from "./send-form";

const untilOnline = () => new Promise<void>((done) => window.addEventListener("online", () => done(), { once: true }));

/**
 * Sends the documents for the request with this hash. Offline, it waits for a connection instead of failing, unless the
 * connection broke during the call and the host doesn't recognise a repeated attempt by its key (`resends`).
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
	// An answer that doesn't confirm receipt doesn't count.
	return sent.ok && !sent.result.submitted ? { ok: false, status: 502, body: {} } : sent;
}
