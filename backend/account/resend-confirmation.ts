import type { Deps } from "../deps";
import { sendConfirmation } from "./send-confirmation";
import { countMail, unconfirmedUser } from "./sign-up-token";

/**
 * Sends the confirmation mail again, to the address of the account that this browser created. Throws as
 * `unconfirmedUser` does, and 429 after a few mails.
 */
export async function resendConfirmation(deps: Deps, token: string): Promise<void> {
	const user = await unconfirmedUser(deps, token);
	await countMail(deps, `confirm ${user.id}`);
	const { store, now, publicUrl, supportEmail, tasks } = deps;
	await store
		.transaction()
		.execute((write) => sendConfirmation(write, { user, kind: "confirm", publicUrl, supportEmail }, now()));
	tasks.poke();
}
