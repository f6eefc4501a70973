import { type Kysely, type Migration, sql } from "kysely";
import { frozenEmailKey } from "./0010-frozen-key";

/**
 * Accounts are found by keys in which a domain has one spelling. If two accounts have the same address, the key goes to
 * the one that already has it, or else to the older one; the other one doesn't change.
 */
export const emailKeys: Migration = {
	async up(db: Kysely<unknown>) {
		const users = await sql<{ id: number; email: string; email_key: string }>`
			select id, email, email_key from users order by id`.execute(db);
		const taken = new Set(users.rows.map((user) => user.email_key));
		for (const { id, email, email_key } of users.rows) {
			const key = frozenEmailKey(email);
			if (key === email_key || taken.has(key)) continue;
			taken.add(key);
			await sql`update users set email_key = ${key} where id = ${id}`.execute(db);
		}
	},
};
