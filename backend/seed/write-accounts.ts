import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { hashPassword } from "../account/password";
import { flushFolder } from "../files/flush";
import { writeNew } from "../files/write-new";
import type { Store } from "../store/open";
import { emailKey } from "../store/queries/email-key";
import type { SeedAccount } from "./entry";

/** The file in a region's folder that tells the demo account's password. */
export const ACCOUNT_FILE = "demo-account.txt";
const PASSWORD_BYTES = 12;

/**
 * Writes an account's password to the data folder, readable by this process's user only, before anybody can sign in
 * with it.
 */
async function notePassword(dir: string, email: string, password: string): Promise<void> {
	const path = join(dir, ACCOUNT_FILE);
	// Left by a seeding that broke off.
	await rm(path, { force: true });
	await writeNew(path, [Buffer.from(`${email}\n${password}\n`)], { flush: true });
	await flushFolder(dir);
}

/** Nobody can guess 96 random bits, however quickly a guess is checked: a slow hash would only delay the first start. */
const RANDOM_WORK = 10;

/** The companies that still exist. */
async function existing(write: Store, ids: readonly number[]): Promise<number[]> {
	const rows = await write.selectFrom("companies").select("id").where("id", "in", ids).execute();
	return rows.map(({ id }) => id);
}

/**
 * Creates recruiters' accounts and writes their passwords to `demo-account.txt` in `dir`. If the operator has deleted all
 * of an account's companies, the account isn't created.
 */
export async function writeAccounts(
	write: Store,
	accounts: readonly SeedAccount[],
	{ now, dir }: { now: Date; dir: string },
): Promise<void> {
	const at = now.toISOString();
	for (const { companyIds, id, email, fullname } of accounts) {
		const companies = await existing(write, companyIds);
		if (companies.length === 0) continue;
		const password = randomBytes(PASSWORD_BYTES).toString("base64url");
		const password_hash = await hashPassword(password, RANDOM_WORK);
		await notePassword(dir, email, password);
		const times = { created_at: at, confirmed_at: at };
		const user = { id, email, email_key: emailKey(email), fullname, password_hash, language: "en", ...times };
		await write.insertInto("users").values(user).execute();
		const memberships = companies.map((companyId) => ({ user_id: id, company_id: companyId }));
		await write.insertInto("memberships").values(memberships).execute();
	}
}
