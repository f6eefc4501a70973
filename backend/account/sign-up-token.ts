import type { Deps } from "../deps";
import { Problem } from "../http/problem";
import type { Store } from "../store/open";
import type { UserRow } from "../store/schema";
import { saveMailLink } from "./mail-links";
import { tokenHash } from "./tokens";

const DAY_MS = 86_400_000;
const PURPOSE = "sign-up";

type Place = Pick<Deps, "store" | "now">;

/** Makes a new token, valid for a day, for the browser that created an account; its previous one becomes invalid. */
export function newConfirmationToken({ store, now }: Place, userId: number): Promise<string> {
	const at = now();
	return store.transaction().execute(async (write) => {
		await write.deleteFrom("mail_links").where("user_id", "=", userId).where("purpose", "=", PURPOSE).execute();
		return saveMailLink(write, { purpose: PURPOSE, userId, at, expires: new Date(at.getTime() + DAY_MS) });
	});
}

function findUser(store: Store, token: string, at: string): Promise<UserRow | undefined> {
	return store
		.selectFrom("users")
		.innerJoin("mail_links", "mail_links.user_id", "users.id")
		.selectAll("users")
		.where("mail_links.token_hash", "=", tokenHash(token))
		.where("mail_links.purpose", "=", PURPOSE)
		.where("mail_links.expires_at", ">", at)
		.executeTakeFirst();
}

/** The refusal for an account whose address is confirmed. */
export const alreadyConfirmed = () => new Problem(409, "The email address of this account is confirmed already.");

/**
 * The unconfirmed account that a browser created. Throws 410 for a token that has ended, 409 for a confirmed account.
 */
export async function unconfirmedUser({ store, now }: Place, token: string): Promise<UserRow> {
	const user = await findUser(store, token, now().toISOString());
	if (!user) throw new Problem(410, "This token has ended.");
	if (user.confirmed_at !== null) throw alreadyConfirmed();
	return user;
}

/** Counts a confirmation mail to an account, or to a new address for it. Throws 429 after too many. */
export async function countMail({ signIns }: Pick<Deps, "signIns">, key: string): Promise<void> {
	const seconds = await signIns.askForMail(key, key);
	if (seconds === null) return;
	throw new Problem(429, "Too many emails were requested.", {}, { "retry-after": String(seconds) });
}
