import type { Store } from "../store/open";
import { newToken, tokenHash } from "./tokens";

type Purpose = "confirm" | "password";

interface NewLink {
	userId: number;
	purpose: Purpose;
	at: Date;
	expires: Date;
}

/** Notes a link that is sent by mail, and gives its token; the table keeps the token's hash alone. */
export async function saveMailLink(write: Store, { userId, purpose, at, expires }: NewLink): Promise<string> {
	const token = newToken();
	const times = { created_at: at.toISOString(), expires_at: expires.toISOString(), used_at: null };
	const row = { token_hash: tokenHash(token), user_id: userId, purpose, ...times };
	await write.insertInto("mail_links").values(row).execute();
	return token;
}

/** What became of a link: it can be used, was used, is too old, or isn't one. */
export type LinkState = "good" | "used" | "expired" | "unknown";

/** How a link stands at a moment (ISO 8601). */
export async function mailLinkState(store: Store, purpose: Purpose, token: string, at: string): Promise<LinkState> {
	const found = await store
		.selectFrom("mail_links")
		.select(["used_at", "expires_at"])
		.where("token_hash", "=", tokenHash(token))
		.where("purpose", "=", purpose)
		.executeTakeFirst();
	if (!found) return "unknown";
	if (found.used_at !== null) return "used";
	return found.expires_at > at ? "good" : "expired";
}

/**
 * Uses a link up, in the transaction of what it does, and gives the account that it was sent to. Undefined when it can't
 * be used, or no more: `mailLinkState` says why. Of two that use it at once, one gets the account.
 */
export async function useMailLink(
	write: Store,
	purpose: Purpose,
	token: string,
	at: string,
): Promise<number | undefined> {
	const used = await write
		.updateTable("mail_links")
		.set({ used_at: at })
		.where("token_hash", "=", tokenHash(token))
		.where("purpose", "=", purpose)
		.where("used_at", "is", null)
		.where("expires_at", ">", at)
		.returning("user_id")
		.executeTakeFirst();
	return used?.user_id;
}
