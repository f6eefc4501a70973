import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLate } from "@/tests/support/uploads/late-files";
import { diskFiles } from "../../files/disk";
import { openStaging } from "../../files/staging";
import { keepCopy } from "./keep-copy";

describe("a copy of a link's target", () => {
	let dir = "";
	beforeEach(async () => {
		dir = await mkdtemp(join(tmpdir(), "keep-copy-"));
	});
	afterEach(() => rm(dir, { recursive: true }));

	it("leaves nothing if the response is rejected before the file is open", async () => {
		const places = { files: diskFiles(join(dir, "files")), staging: await openStaging(join(dir, "uploads")) };
		const untilOpen = openLate();
		const refused = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("too large")) }) };
		await expect(keepCopy(places, "c-1", refused, async () => "bin")).rejects.toThrow("too large");
		await untilOpen();
		expect(await readdir(join(dir, "uploads"))).toEqual([]);
	});
});
