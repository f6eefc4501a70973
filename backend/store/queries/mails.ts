import type { Store } from "../open";
import type { MailRow } from "../schema";

/** A mail to be sent; undefined if it was sent already, or deleted with its subject. */
export function findUnsentMail(store: Store, id: string): Promise<MailRow | undefined> {
	const mails = store.selectFrom("mails").selectAll().where("id", "=", id);
	return mails.where("sent_at", "is", null).executeTakeFirst();
}

/** Mails about deletions, which aren't stored. */
export const ABOUT_DELETION = /^deletion-/;

/**
 * Marks a mail as sent, and deletes its text, which may hold a private link. Returns whether the whole mail was
 * deleted.
 */
export async function markSent(store: Store, id: string, at: string): Promise<boolean> {
	const isDeleted = ABOUT_DELETION.test(id);
	if (isDeleted) await store.deleteFrom("mails").where("id", "=", id).execute();
	else await store.updateTable("mails").set({ sent_at: at, body: "", html: null }).where("id", "=", id).execute();
	return isDeleted;
}

/** The ids of all stored mails, sent or not. */
export async function storedMailIds(store: Store): Promise<ReadonlySet<string>> {
	return new Set((await store.selectFrom("mails").select("id").execute()).map(({ id }) => id));
}

/** Deletes mails that were written, and links that ended, before a moment (ISO 8601). */
export async function deleteOldMails(store: Store, before: string): Promise<void> {
	await store.deleteFrom("mails").where("created_at", "<", before).execute();
	await store.deleteFrom("mail_links").where("expires_at", "<", before).execute();
}
