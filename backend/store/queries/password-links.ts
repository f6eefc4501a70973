import type { Store } from "../open";
import { deleteSessionsOf } from "./sessions";

interface NewLink {
	tokenHash: string;
	userId: number;
	createdAt: string;
	expiresAt: string;
}

/** Notes a mailed link by which a recruiter chooses a new password. */
export async function insertPasswordLink(write: Store, link: NewLink): Promise<void> {
	const row = { token_hash: link.tokenHash, user_id: link.userId, purpose: "password" as const };
	await write
		.insertInto("mail_links")
		.values({ ...row, created_at: link.createdAt, expires_at: link.expiresAt })
		.execute();
}

/** Whether a link can still be used at a moment (ISO 8601). */
export async function isPasswordLinkAlive(store: Store, tokenHash: string, at: string): Promise<boolean> {
	const found = await store
		.selectFrom("mail_links")
		.select("user_id")
		.where("token_hash", "=", tokenHash)
		.where("purpose", "=", "password")
		.where("used_at", "is", null)
		.where("expires_at", ">", at)
		.executeTakeFirst();
	return found !== undefined;
}

/**
 * Sets the new password of a link's account and signs it out everywhere; its other links of this kind end too. Gives
 * the account, or undefined when the link was used before, even a moment ago, or is too old.
 */
export function spendPasswordLink(
	store: Store,
	tokenHash: string,
	passwordHash: string,
	at: string,
): Promise<{ id: number; email_key: string } | undefined> {
	return store.transaction().execute(async (write) => {
		const used = await write
			.updateTable("mail_links")
			.set({ used_at: at })
			.where("token_hash", "=", tokenHash)
			.where("purpose", "=", "password")
			.where("used_at", "is", null)
			.where("expires_at", ">", at)
			.returning("user_id")
			.executeTakeFirst();
		if (!used) return undefined;
		const links = write.updateTable("mail_links").set({ used_at: at }).where("user_id", "=", used.user_id);
		await links.where("purpose", "=", "password").where("used_at", "is", null).execute();
		await deleteSessionsOf(write, used.user_id);
		const user = write.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", used.user_id);
		return user.returning(["id", "email_key"]).executeTakeFirstOrThrow();
	});
}
