import { type Kysely, type Migration, sql } from "kysely";
import { frozenEmailKey } from "./0010-frozen-key";

type Db = Kysely<unknown>;

interface Row {
	id: number | string;
	email: string;
	email_key: string;
	/** Within what the key is unique. */
	scope: number;
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;

/** Takes invisible characters out of the addresses of a table, but for those that another row has already. */
async function cleanTable(
	db: Db,
	table: "users" | "applications",
	rows: readonly Row[],
	keyOf: (email: string) => string,
) {
	const taken = new Set(rows.map(({ scope, email_key }) => `${scope} ${email_key}`));
	for (const { id, email, scope } of rows) {
		const clean = email.replace(INVISIBLE, "");
		const key = keyOf(clean);
		if (clean === email || taken.has(`${scope} ${key}`)) continue;
		taken.add(`${scope} ${key}`);
		await sql`update ${sql.table(table)} set email = ${clean}, email_key = ${key} where id = ${id}`.execute(db);
	}
}

/**
 * Addresses lose the invisible characters that a paste brought along, as new ones do before they are kept: people who
 * type theirs are found again. Where another row has the address already, a row stays as it is.
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
