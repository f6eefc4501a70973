import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { readMultipart } from "./read-multipart";

const tempDir = mkdtempSync(join(tmpdir(), "multipart-"));
afterAll(() => rmSync(tempDir, { recursive: true }));

const FIELD = `content-disposition: form-data; name="kept"\r\n\r\nhere`;
const FILE = `content-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`;

const multipart = (...parts: string[]) =>
	Buffer.from([...parts.map((part) => `--x\r\n${part}\r\n`), "--x--\r\n"].join(""));

function read(pieces: Buffer[], maxBytes: number) {
	const headers = new Headers({ "content-type": "multipart/form-data; boundary=x" });
	const body = Readable.from(pieces, { objectMode: false });
	return readMultipart({ headers, url: "http://localhost/", body }, { files: ["file"], maxBytes, tempDir });
}

const inPiecesOf = (bytes: Buffer, size: number) =>
	Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size));

describe.each([
	["a header without a name", "content-type: text/plain\r\n\r\n"],
	["a line break in its name", 'content-disposition: form-data; name="a\rb"\r\n\r\n'],
	["another kind of content", 'content-disposition: attachment; name="a"\r\n\r\n'],
	["a header that never ends", "content-disposition: form-data"],
])("a part with %s", (_, head) => {
	it.each([1_000, 20_000, 70_000, 300_000, 1_500_000])("is left out, at %d bytes", async (size) => {
		const body = multipart(head + "x".repeat(size), FIELD, FILE);
		for (const maxBytes of [1_900_000, 20_000_000])
			for (const pieces of [[body], inPiecesOf(body, 65_536), inPiecesOf(body, 5_000)]) {
				const { fields, files } = await read(pieces, maxBytes);
				expect(fields).toEqual([["kept", "here"]]);
				expect(files.map(({ fileName, size: length }) => [fileName, length])).toEqual([["a.pdf", 4]]);
			}
	});
});

it("leaves no file behind when the body ends within one", async () => {
	const before = readdirSync(tempDir).length;
	const body = multipart(FILE + "x".repeat(400_000)).subarray(0, 300_000);
	await expect(read([body], 20_000_000)).rejects.toMatchObject({ status: 400 });
	expect(readdirSync(tempDir)).toHaveLength(before);
});
