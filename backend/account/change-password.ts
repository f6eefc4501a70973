import type { Deps } from "../deps";
import type { Language } from "../http/language";
import { enqueueMail } from "../mail/enqueue";
import { deleteKnownDevicesOf } from "../store/queries/known-devices";
import { deleteSessionsOf } from "../store/queries/sessions";
import type { UserRow } from "../store/schema";
import { endMailLinks } from "./mail-links";
import { passwordChangedMail } from "./password-changed-mail";

interface Change {
	/** The account with its present password. */
	user: Pick<UserRow, "id" | "email" | "fullname" | "password_hash">;
	/** Hash of the new password. */
	passwordHash: string;
	/** Language of the notice. */
	language: Language;
}

/**
 * Changes an account's password, deletes its sessions, known devices and links for a new password, and mails a notice
 * to its address. False if the password has changed meanwhile: of two simultaneous changes, one succeeds.
 */
export async function changePassword(
	{ store, now, publicUrl, supportEmail, tasks }: Pick<Deps, "store" | "now" | "publicUrl" | "supportEmail" | "tasks">,
	{ user, passwordHash, language }: Change,
): Promise<boolean> {
	const at = now().toISOString();
	const isChanged = await store.transaction().execute(async (write) => {
		const changed = await write
			.updateTable("users")
			.set({ password_hash: passwordHash })
			.where("id", "=", user.id)
			.where("password_hash", "=", user.password_hash)
			.returning("id")
			.executeTakeFirst();
		if (!changed) return false;
		await endMailLinks(write, "password", user.id, at);
		await deleteSessionsOf(write, user.id);
		await deleteKnownDevicesOf(write, user.id);
		const mail = passwordChangedMail(language, { name: user.fullname, at, publicUrl, supportEmail });
		await enqueueMail(write, { ...mail, recipient: user.email, purpose: "changed" }, at);
		return true;
	});
	tasks.poke();
	return isChanged;
}
