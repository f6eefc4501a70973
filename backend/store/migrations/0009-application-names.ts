import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../engine";
import { frozenTitleKey } from "./0003-frozen-title";

/** Names of candidates in the form in which they are searched and put in order, which is by bytes on both engines. */
export const applicationNames = (engine: Engine): Migration => ({
	async up(db: Kysely<unknown>) {
		const type = engine === "postgres" ? sql`text collate "C"` : sql`text`;
		const applications = db.schema.alterTable("applications");
		await applications.addColumn("name_key", type, (column) => column.notNull().defaultTo("")).execute();
		const { rows } = await sql<{ id: string; fullname: string }>`select id, fullname from applications`.execute(db);
		for (const { id, fullname } of rows)
			await sql`update applications set name_key = ${frozenTitleKey(fullname)} where id = ${id}`.execute(db);
	},
});
