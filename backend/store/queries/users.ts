import { domainToASCII } from "node:url";
import { cleanEmail } from "../../../lib/contract/contact";
import type { Store } from "../open";
import type { CompanyRow, UserRow } from "../schema";

/**
 * What two writings of one email address have in common; unique among accounts. A domain of another alphabet counts as
 * the same one in its letters and as `xn--…`, which browsers make of it in some fields and not in others.
 */
export function emailKey(email: string): string {
	const key = cleanEmail(email).normalize("NFC").toLowerCase();
	const at = key.lastIndexOf("@") + 1;
	const domain = key.slice(at);
	return key.slice(0, at) + (/^[\x21-\x7e]*$/.test(domain) ? domain : domainToASCII(domain) || domain);
}

/** The account of an email address, in any case. */
export function findUserByEmail(store: Store, email: string): Promise<UserRow | undefined> {
	return store.selectFrom("users").selectAll().where("email_key", "=", emailKey(email)).executeTakeFirst();
}

/** The id of the account of an email address, in any case. */
export async function findUserId(store: Store, email: string): Promise<number | undefined> {
	const found = store.selectFrom("users").select("id").where("email_key", "=", emailKey(email));
	return (await found.executeTakeFirst())?.id;
}

/** An account by its id. */
export function findUserById(store: Store, id: number): Promise<UserRow | undefined> {
	return store.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The companies that a recruiter works for, by their titles. */
export function companiesOf(store: Store, userId: number): Promise<CompanyRow[]> {
	return store
		.selectFrom("companies")
		.innerJoin("memberships", "memberships.company_id", "companies.id")
		.selectAll("companies")
		.where("memberships.user_id", "=", userId)
		.orderBy("companies.title_key")
		.orderBy("companies.id")
		.execute();
}
