import type { Store } from "../store/open";
import { newToken, tokenHash } from "./tokens";

/**
 * The purpose of a token: confirming an address, choosing a new password, or identifying the browser that signed up.
 */
type Purpose = "confirm" | "password" | "sign-up";

interface NewLink {
	purpose: Purpose;
	userId: number;
	at: Date;
	expires: Date;
}

/** Stores a mailed link of an account and returns its token; the table holds only the token's hash. */
export async function saveMailLink(write: Store, { purpose, userId, at, expires }: NewLink): Promise<string> {
	const token = newToken();
	const times = { created_at: at.toISOString(), expires_at: expires.toISOString(), used_at: null };
	const row = { token_hash: tokenHash(token), user_id: userId, purpose, ...times };
	await write.insertInto("mail_links").values(row).execute();
	return token;
}

/** The state of a link: usable, done already, superseded by another address, expired, or unknown. */
export type LinkState = "good" | "done" | "ended" | "expired" | "unknown";

/** The state of a link at a moment (ISO 8601). */
export async function mailLinkState(store: Store, purpose: Purpose, token: string, at: string): Promise<LinkState> {
	const found = await store
		.selectFrom("mail_links")
		.innerJoin("users", "users.id", "mail_links.user_id")
		.select(["mail_links.used_at", "mail_links.expires_at", "users.confirmed_at"])
		.where("mail_links.token_hash", "=", tokenHash(token))
		.where("mail_links.purpose", "=", purpose)
		.executeTakeFirst();
	if (!found) return "unknown";
	// Any other link of the account confirms it as well.
	if (purpose === "confirm" && found.confirmed_at === null && found.used_at !== null) return "ended";
	if (found.used_at !== null || (purpose === "confirm" && found.confirmed_at !== null)) return "done";
	return found.expires_at > at ? "good" : "expired";
}

/**
 * Consumes a link, in the transaction of its effect, and returns its account; undefined if it isn't usable any more. Of
 * two simultaneous uses, one gets the account.
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
