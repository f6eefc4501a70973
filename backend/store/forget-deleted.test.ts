import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { enqueueTask } from "../tasks/enqueue";
import { forgetDeleted } from "./forget-deleted";
import { openStore } from "./open";

const AT = "2026-06-01T00:00:00.000Z";
const COUNT = 1_500;

it("leaves no byte of deleted rows in SQLite's files, not even in the gaps of split pages", async () => {
	const folder = await mkdtemp(join(tmpdir(), "astronaut-forget-"));
	const file = join(folder, "database.sqlite");
	const store = await openStore({ file });
	// Keys in mixed order split the index's pages; deleting every second one leaves each page in use.
	const keys = Array.from(
		{ length: COUNT },
		(_, index) => `${(index * 7_919) % COUNT}-${index % 2 === 0 ? "secret" : "public"}`,
	);
	for (const key of keys) await enqueueTask(store, { key, kind: "sweep", payload: {} }, AT);
	await store.deleteFrom("tasks").where("id", "like", "%-secret").execute();
	const secrets = async () => {
		const files = await Promise.all([file, `${file}-wal`].map((one) => readFile(one, "latin1")));
		return files.join("").match(/\d+-secret/g) ?? [];
	};
	expect((await secrets()).length).toBeGreaterThan(0);
	await forgetDeleted(store, { isQuiet: false });
	expect(await secrets()).toEqual([]);
	expect(await store.selectFrom("tasks").select("id").execute()).toHaveLength(COUNT / 2);
	await store.destroy();
	await rm(folder, { recursive: true });
});
