import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "./open";

it("makes SQLite's files readable by their owner only, including those of an earlier version", async () => {
	const folder = await mkdtemp(join(tmpdir(), "astronaut-mode-"));
	const file = join(folder, "database.sqlite");
	for (const isThere of [false, true]) {
		if (isThere) await chmod(file, 0o644);
		const store = await openStore({ file });
		const modes = await Promise.all(["", "-wal", "-shm"].map(async (end) => (await stat(file + end)).mode & 0o777));
		expect(modes).toEqual([0o600, 0o600, 0o600]);
		await store.destroy();
	}
	await rm(folder, { recursive: true });
});
