import { randomUUID } from "node:crypto";
import type { Store } from "../store/open";

/** A mail of ours: plain text. */
export interface Mail {
	/** One address. */
	recipient: string;
	/** Who receives replies, if not the sender. */
	replyTo?: string;
	subject: string;
	body: string;
	/** Its subject in lower case; it begins the id by which operators find the mail. */
	purpose: "welcome" | "confirm" | "password" | "enquiry" | "receipt";
}

/**
 * Writes a mail down in the transaction that makes it true; `at` is ISO 8601. It goes out after the commit: call
 * `deps.mail.poke()` then, or it waits for the next look.
 */
export async function enqueueMail(write: Store, { replyTo, purpose, ...mail }: Mail, at: string): Promise<void> {
	const row = { ...mail, id: `${purpose}-${randomUUID()}`, reply_to: replyTo ?? null, created_at: at, next_try_at: at };
	await write.insertInto("mails").values(row).execute();
}
