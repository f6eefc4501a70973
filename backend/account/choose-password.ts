import type { Store } from "../store/open";
import { deleteKnownDevicesOf } from "../store/queries/known-devices";
import { deleteSessionsOf } from "../store/queries/sessions";
import { endMailLinks, spendMailLink } from "./mail-links";

/**
 * Sets the new password of the account that a link was mailed to, and signs it out everywhere; its other links of this
 * kind end too. Returns the account, or undefined if the link was used before or has expired.
 */
export function choosePassword(
	store: Store,
	token: string,
	passwordHash: string,
	at: string,
): Promise<{ id: number; email_key: string } | undefined> {
	return store.transaction().execute(async (write) => {
		const userId = await spendMailLink(write, "password", token, at);
		if (userId === undefined) return undefined;
		await endMailLinks(write, "password", userId, at);
		await deleteSessionsOf(write, userId);
		await deleteKnownDevicesOf(write, userId);
		const user = write.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", userId);
		return user.returning(["id", "email_key"]).executeTakeFirstOrThrow();
	});
}
