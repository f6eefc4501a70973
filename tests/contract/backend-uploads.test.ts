import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describeBackend } from "../support/backend/engines";
import { expectFits, form, pdfBytes, send } from "../support/backend/requests";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

let uploads = 0;
const identifier = () => {
	uploads += 1;
	return `upload-identifier-${uploads}`;
};

interface Chunk {
	id: string;
	file: Uint8Array<ArrayBuffer>;
	start: number;
	end: number;
	fields?: Record<string, string | number | boolean>;
	bytes?: Uint8Array<ArrayBuffer>;
	as?: "binary" | "base64";
}

describeBackend("chunked uploads", (test) => {
	const chunk = ({ id, file, start, end, fields, bytes = file.slice(start, end), as = "binary" }: Chunk) => {
		const values = {
			extension: "pdf",
			fileName: "cv.pdf",
			identifier: id,
			size: file.length,
			start,
			end,
			isNewFile: start === 0,
			slot: 0,
			...fields,
		};
		const body = form(values, as === "binary" ? { dataFile: new File([bytes], "blob") } : {});
		if (as === "base64") body.append("dataFile", Buffer.from(bytes).toString("base64"));
		return send(test.app, "/companies/2/upload", { method: "POST", body });
	};
	const progress = (id: string, company = 2) => send(test.app, `/companies/${company}/upload/${id}`);
	const staged = () => readdirSync(join(test.dataDir, "main", "uploads"));
	const stored = (path: unknown) => readFileSync(join(test.dataDir, "main", "files", String(path)));

	it.each(["binary", "base64"] as const)("assemble a file from %s chunks and return its hash", async (as) => {
		const file = pdfBytes(2_500_000);
		const id = identifier();
		const first = await chunk({ id, file, start: 0, end: 1_000_024, as });
		expectFits("uploadChunk", first);
		expect(first.body).toEqual({ received: 1_000_024 });
		const second = await chunk({ id, file, start: 1_000_024, end: 2_000_048, as });
		expect(second.body).toEqual({ received: 2_000_048 });
		expect((await progress(id)).body).toEqual({ received: 2_000_048, size: 2_500_000, chunk_limit: 4_000_096 });
		const last = await chunk({ id, file, start: 2_000_048, end: 2_500_000, as });
		expectFits("uploadChunk", last);
		expect(last.body.sha256).toBe(sha256(file));
		expect(last.body.filepath).toMatch(/^companies\/2\/[\w-]{24}\.pdf$/);
		expect(sha256(stored(last.body.filepath))).toBe(sha256(file));
		const done = await progress(id);
		expectFits("uploadProgress", done);
		expect(done.body).toEqual({ received: 2_500_000, size: 2_500_000, chunk_limit: 4_000_096 });
		const again = await chunk({ id, file, start: 2_000_048, end: 2_500_000, as });
		expect(again.body).toEqual(last.body);
		expect(staged()).toEqual([]);
	});

	it("acknowledge known bytes, and reject different ones in their place", async () => {
		const file = pdfBytes(3_000);
		const id = identifier();
		await chunk({ id, file, start: 0, end: 2_000 });
		const same = await chunk({ id, file, start: 500, end: 1_000 });
		expect([same.status, same.body]).toEqual([200, { received: 2_000 }]);
		const other = await chunk({ id, file, start: 500, end: 1_000, bytes: new Uint8Array(500) });
		expect([other.status, other.body.received]).toEqual([409, undefined]);
	});

	it("write only the rest of an overlapping chunk", async () => {
		const file = pdfBytes(3_000);
		const id = identifier();
		await chunk({ id, file, start: 0, end: 2_000 });
		const last = await chunk({ id, file, start: 1_500, end: 3_000 });
		expect(last.body.sha256).toBe(sha256(file));
	});

	it("reject a chunk after a gap and return the expected position", async () => {
		const file = pdfBytes(3_000);
		const id = identifier();
		expect((await chunk({ id, file, start: 1_000, end: 2_000 })).body.received).toBe(0);
		expect((await progress(id)).status).toBe(404);
		await chunk({ id, file, start: 0, end: 1_000 });
		const gap = await chunk({ id, file, start: 2_000, end: 3_000 });
		expect([gap.status, gap.body.received]).toEqual([409, 1_000]);
	});

	it("restart when an unfinished file is declared new at 0", async () => {
		const id = identifier();
		await chunk({ id, file: pdfBytes(3_000), start: 0, end: 2_000 });
		const other = pdfBytes(1_200);
		const first = await chunk({ id, file: other, start: 0, end: 500, fields: { fileName: "other.pdf" } });
		expect(first.body).toEqual({ received: 500 });
		const fields = { fileName: "other.pdf" };
		expect((await chunk({ id, file: other, start: 500, end: 1_200, fields })).body.sha256).toBe(sha256(other));
	});

	it("write simultaneous chunks in order, each once", async () => {
		const file = pdfBytes(2_000);
		const id = identifier();
		await chunk({ id, file, start: 0, end: 500 });
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, index) =>
				chunk({ id, file, start: 500 + (index % 2) * 500, end: 1_000 + (index % 2) * 500 }),
			),
		);
		expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
		expect((await progress(id)).body.received).toBe(1_500);
		expect((await chunk({ id, file, start: 1_500, end: 2_000 })).body.sha256).toBe(sha256(file));
	});

	it.each<[string, Partial<Chunk>, number]>([
		["ends after the file", { end: 700, fields: { size: 600 } }, 422],
		["is shorter than it says", { bytes: new Uint8Array(10) }, 422],
		["has no bytes", { bytes: new Uint8Array(0) }, 422],
		["is of an empty file", { fields: { size: 0 } }, 422],
		["is of a type that isn't taken", { fields: { extension: "exe", fileName: "cv.exe" } }, 415],
		["has a null byte in its name", { fields: { fileName: "cv.exe%00.pdf" } }, 422],
		["has a path as its name", { fields: { fileName: "../../cv.pdf" } }, 422],
		["has a short identifier", { fields: { identifier: "x" } }, 422],
	])("reject a chunk that %s, and store nothing", async (_, wrong, status) => {
		const id = identifier();
		const before = staged();
		const answer = await chunk({ id, file: pdfBytes(700), start: 0, end: 600, ...wrong });
		expect(answer.status).toBe(status);
		expect(typeof answer.body.message).toBe("string");
		expect((await progress(id)).status).toBe(404);
		expect(staged()).toEqual(before);
	});

	it("reject a chunk of another file under the same identifier", async () => {
		const id = identifier();
		await chunk({ id, file: pdfBytes(900), start: 0, end: 600 });
		const other = await chunk({ id, file: pdfBytes(950), start: 600, end: 900 });
		expect([other.status, other.body.received]).toEqual([409, undefined]);
	});

	it("delete a CV that turns out to be another type", async () => {
		const html = new TextEncoder().encode(`<!doctype html><script>alert(1)</script>${" ".repeat(600)}`);
		const id = identifier();
		const before = staged();
		const answer = await chunk({ id, file: html, start: 0, end: html.length });
		expect([answer.status, answer.body.message]).toEqual([
			415,
			"A CV must be a PDF, JPEG or Word (.docx) file. Save it as one of these.",
		]);
		expect((await progress(id)).status).toBe(404);
		expect(staged()).toEqual(before);
	});

	it.each<[string, string, string, number]>([
		["notes.txt", "txt", "plain words", 200],
		["IMG_0001.HEIC", "HEIC", "\0\0\0\x18ftypheic", 200],
		["photo.webp", "webp", "RIFF\x10\0\0\0WEBPVP8 ", 200],
		["code.json", "json", "{}", 200],
		["photo.heic", "heic", `MZ${"\0".repeat(80)}`, 415],
		["run.bat", "heic", "echo", 415],
		["page.html", "html", "words", 415],
		["résumé 简历 😀.csv", "csv", "=HYPERLINK(1)", 200],
		["page.txt", "txt", "<!-- x --> <HTML><body>", 415],
		["page.pdf", "pdf", "<html>", 415],
		["archive.zip", "zip", "MZ not a program at all", 415],
	])("store or reject %s as another document by its content", async (fileName, extension, text, status) => {
		const file = new TextEncoder().encode(text.startsWith("MZ") ? `MZ${"\u0000".repeat(100)}` : text);
		const fields = { fileName, extension, slot: 1 };
		expect((await chunk({ id: identifier(), file, start: 0, end: file.length, fields })).status).toBe(status);
	});

	it("separate the uploads of companies", async () => {
		const file = pdfBytes(600);
		const id = identifier();
		await chunk({ id, file, start: 0, end: 300 });
		expect((await progress(id, 1)).status).toBe(404);
		expect((await progress(id, 999)).status).toBe(404);
	});

	it("answer 507 and store nothing when the disk is full", async () => {
		const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
		jest.spyOn(test.deps.staging, "writeAt").mockRejectedValueOnce(full);
		const file = pdfBytes(900);
		const id = identifier();
		const before = staged();
		expect((await chunk({ id, file, start: 0, end: 600 })).status).toBe(507);
		expect(staged()).toEqual(before);
		expect((await progress(id)).status).toBe(404);
		expect((await chunk({ id, file, start: 0, end: 600 })).body).toEqual({ received: 600 });
	});

	it("restart when the bytes of an unfinished upload are gone", async () => {
		const file = pdfBytes(900);
		const id = identifier();
		await chunk({ id, file, start: 0, end: 600 });
		const upload = await test.deps.store
			.selectFrom("uploads")
			.selectAll()
			.where("identifier", "=", id)
			.executeTakeFirstOrThrow();
		await test.deps.staging.remove(upload.filepath);
		const next = await chunk({ id, file, start: 600, end: 900 });
		expect([next.status, next.body.received]).toEqual([409, 0]);
		expect((await chunk({ id, file, start: 0, end: 900 })).body.sha256).toBe(sha256(file));
	});

	it("complete a file whose move was not recorded before a crash", async () => {
		const file = pdfBytes(900);
		const id = identifier();
		const done = await chunk({ id, file, start: 0, end: 900 });
		await test.deps.store.updateTable("uploads").set({ sha256: null }).where("identifier", "=", id).execute();
		const again = await chunk({ id, file, start: 500, end: 900 });
		expect(again.body).toEqual(done.body);
	});

	it("store a small document in one call", async () => {
		const file = new File([pdfBytes(5_000)], "Lebenslauf Müller.pdf");
		const answer = await send(test.app, "/companies/1/store_and_extract_document", {
			method: "POST",
			body: form({ is_cv: 1 }, { file }),
		});
		expectFits("storeDocument", answer);
		expect(answer.body.sha256).toBe(sha256(pdfBytes(5_000)));
		expect(statSync(join(test.dataDir, "main", "files", String(answer.body.filepath))).size).toBe(5_000);
	});

	it.each<[string, File[], number]>([
		["an empty file", [new File([], "cv.pdf")], 422],
		["no file", [], 422],
		["two files", [new File([pdfBytes()], "a.pdf"), new File([pdfBytes()], "b.pdf")], 422],
		["a program", [new File([pdfBytes()], "a.exe")], 415],
		["a name with an encoded null byte", [new File([pdfBytes()], "cv.exe%00.pdf")], 422],
	])("reject %s in one call, and store nothing", async (_, files, status) => {
		const before = staged();
		const body = form({ is_cv: true });
		for (const file of files) body.append("file", file);
		const answer = await send(test.app, "/companies/1/store_and_extract_document", { method: "POST", body });
		expect(answer.status).toBe(status);
		expect(staged()).toEqual(before);
		expect(readdirSync(join(test.dataDir, "main", "incoming"))).toEqual([]);
	});
});
