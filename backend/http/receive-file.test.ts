import fs from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { receiveFile } from "./receive-file";

const LARGE = 20_000_000;

/** Has files opened some time after that was asked for, as on a busy disk. Tells when the last one is open. */
function openLate(): () => Promise<void> {
	const { open } = fs;
	const opened: Promise<void>[] = [];
	const late = (path: string, flags: string, mode: number, done: (error: Error | null, fd: number) => void) => {
		const opening = new Promise<void>((told) => {
			setTimeout(() => {
				open(path, flags, mode, (error, fd) => {
					done(error, fd);
					told();
				});
			}, 50);
		});
		opened.push(opening);
	};
	jest.spyOn(fs, "open").mockImplementation(late as typeof open);
	return async () => void (await Promise.all(opened));
}

describe("a file that is received on disk", () => {
	let tempDir = "";
	beforeEach(async () => {
		tempDir = await mkdtemp(join(tmpdir(), "receive-file-"));
	});
	afterEach(() => rm(tempDir, { recursive: true }));

	it("leaves nothing when the body turns out to be cut before the file is open", async () => {
		const untilOpen = openLate();
		const stream = new PassThrough();
		stream.on("error", () => undefined);
		const head = { field: "cv", fileName: "cv.pdf", isText: false };
		const where = { tempDir, maxBytes: LARGE, signal: new AbortController().signal };
		const received = receiveFile(stream, head, where);
		// As the parser does it: it tells of the error, but doesn't end the part.
		stream.emit("error", new Error("the body was cut"));
		await expect(received).rejects.toThrow("the body was cut");
		await untilOpen();
		expect(await readdir(tempDir)).toEqual([]);
	});
});
