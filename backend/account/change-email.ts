import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps";
import type { Language } from "../http/language";
import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import { emailKey } from "../store/queries/email-key";
import { deleteKnownDevicesOf } from "../store/queries/known-devices";
import { deleteSessionsOf } from "../store/queries/sessions";
import { findUserByEmail } from "../store/queries/users";
import type { UserRow } from "../store/schema";
import { tryAgain } from "../store/try-again";
import { addressTakenMail } from "./address-taken-mail";
import { endMailLinks } from "./mail-links";
import { sendConfirmation } from "./send-confirmation";
import { alreadyConfirmed, countMail, unconfirmedUser } from "./sign-up-token";

/**
 * Minimum duration of a response, in milliseconds, so that its time doesn't reveal whether an address has an account.
 */
const ANSWER_MS = 250;

interface Wish {
	email: string;
	language: Language;
}

/** Forgets the mails to the address before: it may be somebody else's. */
async function deleteMails(write: Store, recipient: string): Promise<void> {
	await write
		.deleteFrom("mails")
		.where("recipient", "=", recipient)
		.where(({ or, eb }) => or(["welcome", "confirm", "password"].map((purpose) => eb("id", "like", `${purpose}-%`))))
		.execute();
}

async function move(write: Store, user: UserRow, email: string): Promise<void> {
	const moved = await write
		.updateTable("users")
		.set({ email, email_key: emailKey(email) })
		.where("id", "=", user.id)
		.where("confirmed_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	if (!moved) throw alreadyConfirmed();
	const own = write.selectFrom("memberships").select("company_id").where("user_id", "=", user.id);
	await write
		.updateTable("companies")
		.set({ contact_email: email })
		.where("id", "in", own)
		.where("contact_email", "=", user.email)
		.execute();
	await deleteMails(write, user.email);
	// The owner of the previous address may have chosen a password and signed in.
	await deleteSessionsOf(write, user.id);
	await deleteKnownDevicesOf(write, user.id);
}

/**
 * Moves the account to a free address, or notifies the owner of a registered one; invalidates the previous links in
 * both cases.
 */
function change(deps: Deps, user: UserRow, { email, language }: Wish): Promise<void> {
	const { store, now, publicUrl, supportEmail } = deps;
	return store.transaction().execute(async (write) => {
		const at = now();
		await endMailLinks(write, "confirm", user.id, at.toISOString());
		await endMailLinks(write, "password", user.id, at.toISOString());
		const owner = await findUserByEmail(write, email);
		if (owner && owner.id !== user.id) {
			const mail = addressTakenMail(language, { name: owner.fullname, publicUrl });
			return enqueueMail(write, { ...mail, recipient: owner.email, purpose: "taken" }, at.toISOString());
		}
		await move(write, user, email);
		return sendConfirmation(write, { user: { ...user, email }, kind: "welcome", publicUrl, supportEmail }, at);
	});
}

/**
 * Changes the address of an unconfirmed account, sends the confirmation mail there, and ends the previous links and all
 * sessions. The response is the same for a registered address, whose owner alone is notified, by mail. Throws 409 if the
 * account is confirmed meanwhile, and 429 after a few mails.
 */
export async function changeEmailOf(deps: Deps, user: UserRow, wanted: Wish): Promise<void> {
	await countMail(deps, `confirm ${user.id}`);
	await countMail(deps, `address ${emailKey(wanted.email)}`);
	// When two want one address at the same moment, the second one finds it taken at its next try.
	await Promise.all([tryAgain(() => change(deps, user, wanted)), pause(ANSWER_MS)]);
	deps.tasks.poke();
}

/** Does that for the account that a browser created. Throws as `unconfirmedUser` does, too. */
export async function changeEmail(deps: Deps, { token, ...wanted }: Wish & { token: string }): Promise<void> {
	return changeEmailOf(deps, await unconfirmedUser(deps, token), wanted);
}
