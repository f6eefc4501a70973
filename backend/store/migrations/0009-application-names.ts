import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "../engine";
import { frozenTitleKey } from "./0003-frozen-title";

/** Candidates' names in the form used for searching and sorting; both engines sort by bytes. */
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
