import type { Store } from "../open";
import type { MailRow } from "../schema";

interface Due {
	/** The moment (ISO 8601) at which they are due. */
	at: string;
	mostTries: number;
	most: number;
}

/** Mails that are to be sent, the oldest first. */
export function dueMails(store: Store, { at, mostTries, most }: Due): Promise<MailRow[]> {
	return store
		.selectFrom("mails")
		.selectAll()
		.where("sent_at", "is", null)
		.where("next_try_at", "<=", at)
		.where("attempts", "<", mostTries)
		.orderBy("created_at")
		.limit(most)
		.execute();
}

/** Takes a mail for one more try; others find it due again at `until`. False when another process took it before. */
export async function claimMail(store: Store, { id, attempts }: MailRow, until: string): Promise<boolean> {
	const { numUpdatedRows } = await store
		.updateTable("mails")
		.set({ attempts: attempts + 1, next_try_at: until })
		.where("id", "=", id)
		.where("attempts", "=", attempts)
		.where("sent_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** A mail that could not be sent is due again at `until`. */
export async function putOff(store: Store, id: string, until: string): Promise<void> {
	await store.updateTable("mails").set({ next_try_at: until }).where("id", "=", id).execute();
}

/** Notes that a mail has gone. Its text isn't kept: it may hold a link that does something. */
export async function markSent(store: Store, id: string, at: string): Promise<void> {
	await store.updateTable("mails").set({ sent_at: at, body: "" }).where("id", "=", id).execute();
}

/** Deletes mails that were written, and links that ended, before a moment (ISO 8601). */
export async function deleteOldMails(store: Store, before: string): Promise<void> {
	await store.deleteFrom("mails").where("created_at", "<", before).execute();
	await store.deleteFrom("mail_links").where("expires_at", "<", before).execute();
}
