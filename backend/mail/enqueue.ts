import { randomUUID } from "node:crypto";
import type { Store } from "../store/open";
import { enqueueTask } from "../tasks/enqueue";

/** A mail of ours. */
export interface Mail {
	/** One address. */
	recipient: string;
	/** The recipient of replies, if not the sender. */
	replyTo?: string;
	subject: string;
	/** Plain text. */
	body: string;
	/** The same text as HTML; without it the mail is plain text only. */
	html?: string;
	/** Its subject in lower case; the start of the id by which operators find the mail. */
	purpose:
		| "welcome"
		| "confirm"
		| "password"
		| "changed"
		| "taken"
		| "enquiry"
		| "receipt"
		| "application"
		| "deletion"
		| "links"
		| "interview"
		| "notice"
		| "reminder";
	/** Identifies the mail among those of its purpose; a second one with the same name is not added. */
	key?: string;
	/** The application that the mail belongs to, and with which it is deleted. */
	applicationId?: string;
}

/**
 * Adds a mail in the transaction of its cause; `at` is ISO 8601. It is sent after the commit: call `deps.tasks.poke()`
 * then, or it waits for the runner's next round.
 */
export async function enqueueMail(
	write: Store,
	{ replyTo, html, purpose, applicationId, key = randomUUID(), ...mail }: Mail,
	at: string,
): Promise<void> {
	const id = `${purpose}-${key}`;
	await write
		.insertInto("mails")
		.values({
			...mail,
			id,
			reply_to: replyTo ?? null,
			html: html ?? null,
			application_id: applicationId ?? null,
			created_at: at,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	await enqueueTask(write, { key: `mail:${id}`, kind: "mail", payload: { mail: id } }, at);
}
