import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { sqlite } from "./sqlite";

it("reports a full disk, although SQLite has rolled back the transaction itself, and keeps working", async () => {
	const folder = await mkdtemp(join(tmpdir(), "astronaut-full-"));
	const store = sqlite(join(folder, "database.sqlite"));
	await sql`create table t (text text)`.execute(store);
	await sql`pragma max_page_count = 10`.execute(store);
	const fill = store.transaction().execute(async (write) => {
		for (let row = 0; row < 100; row += 1) await sql`insert into t values (${"x".repeat(4_000)})`.execute(write);
	});
	await expect(fill).rejects.toMatchObject({ code: "SQLITE_FULL" });
	await store.transaction().execute((write) => sql`insert into t values ('y')`.execute(write));
	expect((await sql`select text from t`.execute(store)).rows).toEqual([{ text: "y" }]);
	await store.destroy();
	await rm(folder, { recursive: true });
});
