import type { Store } from "../open";
import type { CompanyRow, UserRow } from "../schema";
import { emailKey } from "./email-key";

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
