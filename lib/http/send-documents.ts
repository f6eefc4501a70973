import type { Attempt } from "@/lib/application/kept-request";
import type { DocumentsSubmitted } from "@/lib/contract/schemas/application";
import { submissionPath } from "@/lib/jobs/request-address";
import { type Sent, sendForm } from "./send-form";

const untilOnline = () => new Promise<void>((done) => window.addEventListener("online", () => done(), { once: true }));

/**
 * Sends the documents of the request behind a hash. An attempt that is sent again under its key counts once; without a
 * connection it waits for one rather than give up.
 */
export async function sendDocuments(hash: string, { key, fields }: Attempt): Promise<Sent<DocumentsSubmitted>> {
	let sent = await sendForm<DocumentsSubmitted>(submissionPath(hash), fields, key);
	while (!sent.ok && sent.status === 0 && !navigator.onLine) {
		await untilOnline();
		sent = await sendForm<DocumentsSubmitted>(submissionPath(hash), fields, key);
	}
	// An answer that doesn't say that they were taken is none.
	return sent.ok && !sent.result.submitted ? { ok: false, status: 502, body: {} } : sent;
}
