import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readImportFile } from "./read-file";

let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "import-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function file(content: string | Buffer): string {
	const path = join(dir, "jobs.json");
	writeFileSync(path, content);
	return path;
}

describe("readImportFile", () => {
	it("strips a byte order mark and keeps line endings", async () => {
		expect(await readImportFile(file("\ufeff[\r\n1]"))).toBe("[\r\n1]");
	});

	it.each([
		["a page", '<html><meta charset="ISO-8859-1"><title>Café</title></html>'],
		["a page in an older way", '<html><meta content="text/html; charset=windows-1252"><title>Café</title></html>'],
		["XML", '<?xml version="1.0" encoding="iso-8859-15"?><source>Café</source>'],
	])("reads %s in the encoding that it declares", async (_, text) => {
		expect(await readImportFile(file(Buffer.from(text, "latin1")))).toBe(text);
		expect(await readImportFile(file(text))).toBe(text);
	});

	it.each([
		[
			"a page in an unknown encoding",
			Buffer.from('<meta charset="x-none">Caf\u00e9', "latin1"),
			"is not text in UTF-8",
		],
		["nothing", "", "is empty"],
		["only blanks", " \r\n\t", "is empty"],
		["only a byte order mark", "\ufeff", "is empty"],
		["UTF-16", Buffer.from("\ufeff[1]", "utf16le"), "is text in UTF-16; save it as UTF-8"],
		["UTF-16, the other way round", Buffer.from([0xfe, 0xff, 0, 0x5b]), "is text in UTF-16; save it as UTF-8"],
		["Latin-1", Buffer.from('["Caf\u00e9"]', "latin1"), "is not text in UTF-8"],
	])("rejects a file of %s with one line", async (_, content, reason) => {
		const path = file(content);
		await expect(readImportFile(path)).rejects.toMatchObject({ lines: [`${path}: ${reason}`] });
	});

	it("rejects a missing path and a folder", async () => {
		const missing = join(dir, "none.json");
		await expect(readImportFile(missing)).rejects.toMatchObject({
			lines: [`${missing}: there is no such file; an address begins with https://`],
		});
		await expect(readImportFile(dir)).rejects.toMatchObject({ lines: [`${dir}: is not a file`] });
	});

	it("rejects more than 50 MB before reading", async () => {
		const path = file("[1]");
		truncateSync(path, 50_100_000);
		await expect(readImportFile(path)).rejects.toMatchObject({
			lines: [`${path}: is 50.1 MB large; at most 50 are allowed`],
		});
	});
});
