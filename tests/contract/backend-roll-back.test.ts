import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openStore } from "@/backend/store/open";
import { describeEngines } from "../support/backend/engines";

const LATER = "9999-later";

describeEngines("a database that a newer version has migrated", (newDatabase) => {
	it("opens as it is, so that an upgrade can be rolled back and repeated", async () => {
		const dir = await mkdtemp(join(tmpdir(), "roll-back-"));
		const at = { databaseUrl: await newDatabase("nothing"), file: join(dir, "database.sqlite") };
		const newer = await openStore(at);
		await sql`insert into kysely_migration (name, timestamp) values (${LATER}, '2999-01-01T00:00:00.000Z')`.execute(
			newer,
		);
		await sql`alter table companies add column later text`.execute(newer);
		await newer.destroy();
		for (let start = 0; start < 2; start += 1) {
			const store = await openStore(at);
			const { rows } = await sql`select name from kysely_migration where name = ${LATER}`.execute(store);
			expect(rows).toHaveLength(1);
			await sql`select later from companies`.execute(store);
			await store.destroy();
		}
		await rm(dir, { recursive: true });
	});
});
