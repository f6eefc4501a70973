import {
	askProgress,
	newIdentifier,
	readCached,
	sendChunk,
	sha256,
	stagedFiles,
	storedFiles,
	type TestChunk,
} from "../support/backend/chunks";
import { describeBackend } from "../support/backend/engines";
import { pdfBytes, send } from "../support/backend/requests";

/** A file whose bytes differ from those of any other seed. */
function fileOf(seed: number, size = 3_000) {
	const file = pdfBytes(size);
	for (let at = 100; at < size; at += 1) file[at] = (at * 7 + seed * 13) % 251;
	return file;
}

describeBackend("chunks in any order", (test) => {
	const chunk = (sent: TestChunk) => sendChunk(test, sent);

	it("are stored once when the same one arrives eight times simultaneously, including the first and last", async () => {
		const file = fileOf(1);
		const id = newIdentifier();
		const many = (start: number, end: number) =>
			Promise.all(Array.from({ length: 8 }, () => chunk({ id, file, start, end, fields: { isNewFile: false } })));
		expect((await many(0, 1_000)).map(({ body }) => body.received)).toEqual(Array(8).fill(1_000));
		await many(1_000, 2_000);
		const last = await many(2_000, 3_000);
		expect(new Set(last.map(({ body }) => body.filepath)).size).toBe(1);
		expect(last[0]?.body.sha256).toBe(sha256(file));
		expect(sha256(readCached(test, last[0]?.body.filepath))).toBe(sha256(file));
	});

	it("are assembled correctly when they overlap and arrive simultaneously", async () => {
		const file = fileOf(2);
		const id = newIdentifier();
		await chunk({ id, file, start: 0, end: 500 });
		const ends = [1_700, 900, 2_500, 1_200, 2_100];
		const answers = await Promise.all(ends.map((end) => chunk({ id, file, start: 400, end })));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect((await askProgress(test, id)).body.received).toBe(2_500);
		expect((await chunk({ id, file, start: 1, end: 3_000 })).body.sha256).toBe(sha256(file));
	});

	it("are rejected with the expected position while an earlier one is missing", async () => {
		const file = fileOf(3);
		const id = newIdentifier();
		await chunk({ id, file, start: 0, end: 1_000 });
		const early = await chunk({ id, file, start: 2_000, end: 3_000 });
		expect([early.status, early.body.received]).toEqual([409, 1_000]);
		await chunk({ id, file, start: 1_000, end: 2_000 });
		expect((await chunk({ id, file, start: 2_000, end: 3_000 })).body.sha256).toBe(sha256(file));
	});

	it("return the same file after the end, whichever is repeated, and store nothing", async () => {
		const file = fileOf(4);
		const id = newIdentifier();
		await chunk({ id, file, start: 0, end: 2_000 });
		const last = await chunk({ id, file, start: 2_000, end: 3_000 });
		const before = storedFiles(test);
		expect((await chunk({ id, file, start: 2_000, end: 3_000 })).body).toEqual(last.body);
		expect((await chunk({ id, file, start: 500, end: 900 })).body).toEqual(last.body);
		expect((await chunk({ id, file, start: 0, end: 2_000 })).body).toEqual(last.body);
		const other = await chunk({ id, file: fileOf(5), start: 0, end: 2_000 });
		expect([other.status, other.body.received]).toEqual([409, undefined]);
		expect(storedFiles(test)).toEqual(before);
		expect(stagedFiles(test)).toEqual([]);
	});

	it("that declare their file new in its middle just continue it", async () => {
		const file = fileOf(6);
		const id = newIdentifier();
		await chunk({ id, file, start: 0, end: 1_000 });
		const middle = await chunk({ id, file, start: 1_000, end: 2_000, fields: { isNewFile: true } });
		expect(middle.body).toEqual({ received: 2_000 });
		expect((await chunk({ id, file, start: 2_000, end: 3_000 })).body.sha256).toBe(sha256(file));
	});

	it("that arrive late with the start of their file erase nothing, while a new start restarts it", async () => {
		const file = fileOf(9);
		const id = newIdentifier();
		await chunk({ id, file, start: 0, end: 1_000 });
		await chunk({ id, file, start: 1_000, end: 2_000 });
		const late = await chunk({ id, file, start: 0, end: 1_000, fields: { isNewFile: true } });
		expect(late.body).toEqual({ received: 2_000 });
		const other = fileOf(10);
		const anew = await chunk({ id, file: other, start: 0, end: 1_500, fields: { isNewFile: true } });
		expect(anew.body).toEqual({ received: 1_500 });
		expect((await chunk({ id, file: other, start: 1_500, end: 3_000 })).body.sha256).toBe(sha256(other));
	});

	it("of two companies under one identifier are two files", async () => {
		const [one, other] = [fileOf(7), fileOf(8)];
		const id = newIdentifier();
		const both = (start: number, end: number) =>
			Promise.all([
				chunk({ id, file: one, start, end, company: 1 }),
				chunk({ id, file: other, start, end, company: 2 }),
			]);
		await both(0, 1_500);
		const [first, second] = await both(1_500, 3_000);
		expect([first?.body.sha256, second?.body.sha256]).toEqual([sha256(one), sha256(other)]);
		expect(first?.body.filepath).toMatch(/^companies\/1\//);
		expect(second?.body.filepath).toMatch(/^companies\/2\//);
	});

	it.each<[string, NonNullable<TestChunk["fields"]>]>([
		["name", { fileName: "other.pdf" }],
		["size", { size: 4_000 }],
		["extension", { extension: "txt" }],
		["slot", { slot: 0 }],
	])("with another %s under the same identifier are rejected, and the file stays unchanged", async (_, fields) => {
		const file = fileOf(9);
		const id = newIdentifier();
		await chunk({ id, file, start: 0, end: 2_000 });
		const other = await chunk({ id, file, start: 2_000, end: 3_000, fields });
		expect([other.status, other.body.received]).toEqual([409, undefined]);
		expect((await chunk({ id, file, start: 2_000, end: 3_000 })).body.sha256).toBe(sha256(file));
	});

	it.each<[string, Partial<TestChunk>]>([
		["longer than they say", { end: 900, bytes: fileOf(1).slice(0, 901) }],
		["shorter than they say", { end: 900, bytes: fileOf(1).slice(0, 899) }],
		["beyond the file's end", { fields: { size: 900 } }],
		["from their end to their start", { start: 900, end: 100 }],
		["at a place that is no number", { fields: { start: "1e3x" } }],
		["of a file above 5 GB", { fields: { size: 5_000_000_001 } }],
		["with a line break in the name", { fields: { fileName: "a\nb.pdf" } }],
		["with a null byte in the name", { fields: { fileName: "a.exe\0.pdf" } }],
		["with a path as identifier", { fields: { identifier: "../../../../etc/passwd" } }],
		["with a path as extension", { fields: { extension: "../pdf" } }],
	])("%s are rejected with 422, and start nothing", async (_, wrong) => {
		const id = newIdentifier();
		const before = stagedFiles(test);
		const answer = await chunk({ id, file: fileOf(1), start: 0, end: 1_000, ...wrong });
		expect([answer.status, typeof answer.body.message]).toEqual([422, "string"]);
		expect((await askProgress(test, id)).status).toBe(404);
		expect(stagedFiles(test)).toEqual(before);
	});

	it.each(["Ñandú 简历 😀 (final).pdf", "ملف.pdf", "..pdf", "CON.pdf", `${"ä".repeat(251)}.pdf`])(
		"keep the name %s, without using it in the path",
		async (fileName) => {
			const file = fileOf(10);
			const id = newIdentifier();
			const { body } = await chunk({ id, file, start: 0, end: 3_000, fields: { fileName } });
			const row = await test.deps.store.selectFrom("uploads").selectAll().where("identifier", "=", id).execute();
			expect(row.map(({ file_name }) => file_name)).toEqual([fileName]);
			expect(body.filepath).toMatch(/^companies\/2\/[\w-]{24}\.pdf$/);
		},
	);

	it("that turn out to be another type at the end leave no file, row or bytes", async () => {
		const page = new TextEncoder().encode(`<!doctype html><script>alert(1)</script>${" ".repeat(2_000)}`);
		const id = newIdentifier();
		const before = [storedFiles(test), stagedFiles(test)];
		expect((await chunk({ id, file: page, start: 0, end: 1_000 })).status).toBe(200);
		expect((await chunk({ id, file: page, start: 1_000, end: page.length })).status).toBe(415);
		expect((await askProgress(test, id)).status).toBe(404);
		expect([storedFiles(test), stagedFiles(test)]).toEqual(before);
	});

	it("of a polyglot file are stored under its name and served nowhere", async () => {
		const text = `%PDF-1.7\n<script>alert(1)</script>\nPK\x03\x04${"x".repeat(500)}`;
		const file = new TextEncoder().encode(text);
		const { status, body } = await chunk({ id: newIdentifier(), file, start: 0, end: file.length });
		expect(status).toBe(200);
		const key = String(body.filepath);
		for (const path of [
			`/${key}`,
			`/media/${key.split("/").at(-1)}`,
			`/files/${key}`,
			`/media/${encodeURIComponent(key)}`,
		]) {
			expect((await send(test.app, path)).status).toBe(404);
		}
	});

	it("of a CV, when the last one is repeated, return its contents again", async () => {
		const file = fileOf(11);
		const id = newIdentifier();
		await chunk({ id, file, start: 0, end: 2_000, fields: { slot: 0 } });
		const last = await chunk({ id, file, start: 2_000, end: 3_000, fields: { slot: 0 } });
		expect(last.body.content).toBeDefined();
		const tail = await chunk({ id, file, start: 2_500, end: 3_000, fields: { slot: 0 } });
		expect(tail.body).toEqual(last.body);
	});
});
