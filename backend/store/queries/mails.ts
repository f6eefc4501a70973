import type { Store } from "../open";
import type { MailRow } from "../schema";

/** A mail that is to be sent; undefined where it has been sent, or deleted with what it was about. */
export function findUnsentMail(store: Store, id: string): Promise<MailRow | undefined> {
	const mails = store.selectFrom("mails").selectAll().where("id", "=", id);
	return mails.where("sent_at", "is", null).executeTakeFirst();
}

/** Mails about deletions, which aren't stored. */
const ABOUT_DELETION = /^deletion-/;

/** Marks a mail as sent and deletes its text, which may contain an effective link. */
export async function markSent(store: Store, id: string, at: string): Promise<void> {
	if (ABOUT_DELETION.test(id)) await store.deleteFrom("mails").where("id", "=", id).execute();
	else await store.updateTable("mails").set({ sent_at: at, body: "", html: null }).where("id", "=", id).execute();
}

/** Deletes mails that were written, and links that ended, before a moment (ISO 8601). */
export async function deleteOldMails(store: Store, before: string): Promise<void> {
	await store.deleteFrom("mails").where("created_at", "<", before).execute();
	await store.deleteFrom("mail_links").where("expires_at", "<", before).execute();
}
