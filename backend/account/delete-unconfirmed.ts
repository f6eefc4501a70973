import type { Store } from "../store/open";
import { deleteKnownDevicesOf } from "../store/queries/known-devices";
import type { UserRow } from "../store/schema";

const DAY_MS = 86_400_000;

/** How long an account may stay unconfirmed, in days. */
const UNCONFIRMED_DAYS = 30;

/** Deletes a company that has neither members nor published jobs; a company of an unconfirmed account has only drafts. */
async function deleteIfEmpty(write: Store, companyId: number): Promise<void> {
	const member = await write
		.selectFrom("memberships")
		.select("user_id")
		.where("company_id", "=", companyId)
		.executeTakeFirst();
	if (member) return;
	await write.deleteFrom("job_previews").where("company_id", "=", companyId).execute();
	await write.deleteFrom("company_previews").where("company_id", "=", companyId).execute();
	await write.deleteFrom("jobs").where("company_id", "=", companyId).where("state", "=", "draft").execute();
	const job = await write.selectFrom("jobs").select("id").where("company_id", "=", companyId).executeTakeFirst();
	if (!job) await write.deleteFrom("companies").where("id", "=", companyId).execute();
}

/** Deletes an account in the transaction of `write`, with the companies that are empty without it. */
export async function deleteAccount(write: Store, { id, email }: Pick<UserRow, "id" | "email">): Promise<void> {
	const memberships = await write.deleteFrom("memberships").where("user_id", "=", id).returning("company_id").execute();
	await write.deleteFrom("sessions").where("user_id", "=", id).execute();
	await deleteKnownDevicesOf(write, id);
	await write.deleteFrom("mail_links").where("user_id", "=", id).execute();
	await write.deleteFrom("mails").where("recipient", "=", email).execute();
	await write.deleteFrom("users").where("id", "=", id).execute();
	for (const { company_id } of memberships) await deleteIfEmpty(write, company_id);
}

/** Accounts whose address has not been confirmed for 30 days. */
export function unconfirmedAccounts(store: Store, now: Date) {
	const before = new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS).toISOString();
	const users = store.selectFrom("users").select(["id", "email"]);
	return users.where("confirmed_at", "is", null).where("created_at", "<", before);
}

/** Deletes accounts whose address has not been confirmed for 30 days, each with its empty company. */
export async function deleteUnconfirmed(store: Store, now: Date): Promise<void> {
	for (const { id } of await unconfirmedAccounts(store, now).execute())
		await store.transaction().execute(async (write) => {
			// The address may have been confirmed a moment ago.
			const user = await unconfirmedAccounts(write, now).where("id", "=", id).executeTakeFirst();
			if (user) await deleteAccount(write, user);
		});
}
