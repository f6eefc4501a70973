import { type Kysely, type Migration, sql } from "kysely";
import { frozenEmailKey } from "./0010-frozen-key";

type Db = Kysely<unknown>;

interface Row {
	id: number | string;
	email: string;
	email_key: string;
	/** The job within which the key is unique; 0 if it is unique in the whole table. */
	scope: number;
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;

/** Removes invisible characters from the addresses of a table, unless another row already has the clean address. */
async function cleanTable(
	db: Db,
	table: "users" | "applications",
	rows: readonly Row[],
	keyOf: (email: string) => string,
) {
	const taken = new Set(rows.map(({ scope, email_key }) => `${scope} ${email_key}`));
	for (const { id, email, email_key, scope } of rows) {
		const clean = email.replace(INVISIBLE, "");
		const key = keyOf(clean);
		const isTaken = key !== email_key && taken.has(`${scope} ${key}`);
		if (clean === email || isTaken) continue;
		taken.add(`${scope} ${key}`);
		await sql`update ${sql.table(table)} set email = ${clean}, email_key = ${key} where id = ${id}`.execute(db);
	}
}

/**
 * Removes invisible characters, which come from pasting, from addresses, as is done with new ones, so that typed
 * addresses match. A row doesn't change if another one already has the clean address.
 */
export const invisibleInEmails: Migration = {
	async up(db: Db) {
		const users = await sql<Row>`select id, email, email_key, 0 as scope from users order by id`.execute(db);
		await cleanTable(db, "users", users.rows, frozenEmailKey);
		const applications = await sql<Row>`
			select id, email, email_key, job_id as scope from applications
			where email is not null order by created_at, id`.execute(db);
		await cleanTable(db, "applications", applications.rows, (email) => email.toLowerCase());
	},
};
