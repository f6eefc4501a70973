import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLate } from "@/tests/support/uploads/late-files";
import { diskFiles } from "../../files/disk";
import { openStaging } from "../../files/staging";
import { openStore } from "../../store/open";
import { keepCopy } from "./keep-copy";

describe("a copy of a link's target", () => {
	let dir = "";
	beforeEach(async () => {
		dir = await mkdtemp(join(tmpdir(), "keep-copy-"));
	});
	afterEach(() => rm(dir, { recursive: true }));

	it("leaves nothing if the response is rejected before the file is open", async () => {
		const store = await openStore({ file: join(dir, "database.sqlite") });
		const staging = await openStaging(join(dir, "uploads"));
		const places = { files: diskFiles(join(dir, "files")), staging, store, now: () => new Date() };
		const untilOpen = openLate();
		const refused = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("too large")) }) };
		await expect(
			keepCopy(places, { candidateId: "c-1", client: undefined }, refused, async () => "bin"),
		).rejects.toThrow("too large");
		await untilOpen();
		expect(await readdir(join(dir, "uploads"))).toEqual([]);
		expect(await store.selectFrom("link_copies").selectAll().execute()).toEqual([]);
		await store.destroy();
	});
});
