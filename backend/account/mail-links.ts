import type { Store } from "../store/open";
import { newToken, tokenHash } from "./tokens";

/** What a token is for: a mailed link that confirms an account's address, one for a new password, or the browser that signed up. */
type Purpose = "confirm" | "password" | "sign-up";

interface NewLink {
	purpose: Purpose;
	userId: number;
	at: Date;
	expires: Date;
}

/** Notes a link that is mailed to an account, and gives its token; the table keeps the token's hash alone. */
export async function saveMailLink(write: Store, { purpose, userId, at, expires }: NewLink): Promise<string> {
	const token = newToken();
	const times = { created_at: at.toISOString(), expires_at: expires.toISOString(), used_at: null };
	const row = { token_hash: tokenHash(token), user_id: userId, purpose, ...times };
	await write.insertInto("mail_links").values(row).execute();
	return token;
}

/**
 * What became of a link: it can be used, what it does is done already, another address took its place, it is too old, or
 * it isn't one.
 */
export type LinkState = "good" | "done" | "ended" | "expired" | "unknown";

/** How a link stands at a moment (ISO 8601). */
export async function mailLinkState(store: Store, purpose: Purpose, token: string, at: string): Promise<LinkState> {
	const found = await store
		.selectFrom("mail_links")
		.innerJoin("users", "users.id", "mail_links.user_id")
		.select(["mail_links.used_at", "mail_links.expires_at", "users.confirmed_at"])
		.where("mail_links.token_hash", "=", tokenHash(token))
		.where("mail_links.purpose", "=", purpose)
		.executeTakeFirst();
	if (!found) return "unknown";
	// For confirming, another link of the same account does just as well.
	if (purpose === "confirm" && found.confirmed_at === null && found.used_at !== null) return "ended";
	if (found.used_at !== null || (purpose === "confirm" && found.confirmed_at !== null)) return "done";
	return found.expires_at > at ? "good" : "expired";
}

/**
 * Uses a link up, in the transaction of what it does, and gives the account that it was sent to; undefined when it can't
 * be used, or no more. Of two that use it at once, one gets the account.
 */
export async function spendMailLink(
	write: Store,
	purpose: Purpose,
	token: string,
	at: string,
): Promise<number | undefined> {
	const spent = await write
		.updateTable("mail_links")
		.set({ used_at: at })
		.where("token_hash", "=", tokenHash(token))
		.where("purpose", "=", purpose)
		.where("used_at", "is", null)
		.where("expires_at", ">", at)
		.returning("user_id")
		.executeTakeFirst();
	return spent?.user_id;
}

/** Ends all links of a kind that an account could still use. */
export async function endMailLinks(write: Store, purpose: Purpose, userId: number, at: string): Promise<void> {
	const links = write.updateTable("mail_links").set({ used_at: at }).where("user_id", "=", userId);
	await links.where("purpose", "=", purpose).where("used_at", "is", null).execute();
}
