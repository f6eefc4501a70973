import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { openLate } from "@/tests/support/uploads/late-files";
import { receiveFile } from "./receive-file";

const LARGE = 20_000_000;

describe("a file received on disk", () => {
	let tempDir = "";
	beforeEach(async () => {
		tempDir = await mkdtemp(join(tmpdir(), "receive-file-"));
	});
	afterEach(() => rm(tempDir, { recursive: true }));

	it("leaves nothing if the body breaks before the file is open", async () => {
		const untilOpen = openLate();
		const stream = new PassThrough();
		stream.on("error", () => undefined);
		const head = { field: "cv", fileName: "cv.pdf", isText: false };
		const where = { tempDir, maxBytes: LARGE, signal: new AbortController().signal };
		const received = receiveFile(stream, head, where);
		// Like the parser, it reports the error but doesn't end the part.
		stream.emit("error", new Error("the body was cut"));
		await expect(received).rejects.toThrow("the body was cut");
		await untilOpen();
		expect(await readdir(tempDir)).toEqual([]);
	});
});
