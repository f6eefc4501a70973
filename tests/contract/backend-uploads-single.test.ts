import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createServer } from "@/backend/region/listen";
import type { TestApp } from "../support/backend/app";
import { findRow, readCached, sha256, stagedFiles, storedFiles } from "../support/backend/chunks";
import { describeBackend } from "../support/backend/engines";
import { applicant, expectFits, form, pdf, send } from "../support/backend/requests";

let keys = 0;
const newKey = () => {
	keys += 1;
	return `single-upload-key-${keys}`;
};

/** Sends half of a body over a separate connection, cuts it, and waits until the backend has handled it. */
async function breakOff(test: TestApp, path: string, sent: FormData): Promise<void> {
	const whole = new Request("http://x", { method: "POST", body: sent });
	const bytes = Buffer.from(await whole.arrayBuffer());
	const listening = await createServer(0);
	const answered = new Promise<number>((resolve) => {
		const answer = async (...asked: Parameters<TestApp["app"]["fetch"]>) => {
			const response = await test.app.fetch(...asked);
			resolve(response.status);
			return response;
		};
		listening.serve({ fetch: answer });
	});
	const socket = connect(listening.address.port, "localhost").on("error", () => undefined);
	const head = [`POST ${path} HTTP/1.1`, "host: localhost", `content-type: ${whole.headers.get("content-type")}`];
	socket.write(`${[...head, `content-length: ${bytes.length}`].join("\r\n")}\r\n\r\n`);
	await new Promise<void>((resolve) => void socket.write(bytes.subarray(0, bytes.length / 2), () => resolve()));
	socket.destroy();
	expect(await answered).toBe(400);
	await listening.close(1_000);
}

describeBackend("single-call files", (test) => {
	afterEach(() => {
		expect(stagedFiles(test)).toEqual([]);
		expect(readdirSync(join(test.dataDir, "main", "incoming"))).toEqual([]);
	});

	interface Sent {
		file?: File;
		key?: string;
		company?: number;
		isCv?: boolean;
		call?: "store_and_extract_document" | "multi_document_save";
	}
	const store = ({ file = pdf(), key, company = 2, isCv = false, call = "multi_document_save" }: Sent) =>
		send(test.app, `/companies/${company}/${call}`, {
			method: "POST",
			body: form({ is_cv: isCv }, { file }),
			headers: key ? { "idempotency-key": key } : {},
		});
	const legacy = (file: File, values = { type: "cv" }) =>
		send(test.app, "/upload-cv", { method: "POST", body: form(values, { file }) });

	it("are stored for document requests and forms, a CV with its contents", async () => {
		const answer = await store({ isCv: true });
		expectFits("storeRequestedDocument", answer);
		expect(answer.body.content).toMatchObject({ status: expect.anything() });
		expect(sha256(readCached(test, answer.body.filepath))).toBe(answer.body.sha256);
		const other = await store({ file: new File(["words"], "notes.txt") });
		expectFits("storeRequestedDocument", other);
		expect(other.body.content).toBeUndefined();
	});

	it("are rejected for a document request by the same rules", async () => {
		const before = storedFiles(test);
		expect((await store({ file: new File(["<html>"], "cv.pdf"), isCv: true })).status).toBe(415);
		expect((await store({ file: new File([], "a.txt") })).status).toBe(422);
		expect((await store({ file: pdf("cv.pdf", 1_100_000) })).status).toBe(413);
		expect((await store({ company: 999 })).status).toBe(404);
		expect(storedFiles(test)).toEqual(before);
	});

	it("are stored once per Idempotency-Key, in sequence and simultaneously, through either call", async () => {
		const before = storedFiles(test).length;
		const key = newKey();
		const first = await store({ key });
		expect((await store({ key })).body).toEqual(first.body);
		expect((await store({ key, call: "store_and_extract_document" })).body).toEqual(first.body);
		const atOnce = newKey();
		const answers = await Promise.all(Array.from({ length: 5 }, () => store({ key: atOnce, isCv: true })));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
		expect(storedFiles(test)).toHaveLength(before + 2);
	});

	it.each<[string, Sent]>([
		["other bytes", { file: pdf("cv.pdf", 700) }],
		["another name", { file: pdf("other.pdf") }],
		["another kind", { isCv: true }],
	])("are rejected with %s under a used key", async (_, other) => {
		const key = newKey();
		const first = await store({ key });
		expect((await store({ ...other, key })).status).toBe(422);
		expect((await store({ key })).body).toEqual(first.body);
	});

	it("have keys per company, and a rejected file doesn't use one up", async () => {
		const key = newKey();
		expect((await store({ key, file: new File(["<html>"], "cv.pdf") })).status).toBe(415);
		const first = await store({ key });
		const other = await store({ key, company: 1 });
		expect([first.status, other.status]).toEqual([200, 200]);
		expect(other.body.filepath).not.toBe(first.body.filepath);
		expect((await store({ key: "no spaces please" })).status).toBe(400);
	});

	it("are stored again when a crash interrupted the first call", async () => {
		const key = newKey();
		const first = await store({ key });
		const half = { sha256: null };
		await test.deps.store.updateTable("uploads").set(half).where("identifier", "=", `key:${key}`).execute();
		const again = await store({ key });
		expect(again.body.sha256).toBe(first.body.sha256);
		expect(storedFiles(test)).toContain(String(again.body.filepath).split("/").at(-1));
		expect(storedFiles(test)).not.toContain(String(first.body.filepath).split("/").at(-1));
	});

	it.each([
		["/companies/2/store_and_extract_document", 900_000],
		["/companies/2/multi_document_save", 900_000],
		["/upload-cv", 4_000_000],
	])("leave no file and no row when a call to %s breaks off", async (path, size) => {
		const rows = async () => (await test.deps.store.selectFrom("uploads").select("id").execute()).length;
		const before = [storedFiles(test).length, await rows()];
		await breakOff(test, path, form({ is_cv: 1, type: "cv" }, { file: pdf("cv.pdf", size) }));
		expect([storedFiles(test).length, await rows()]).toEqual(before);
	});

	it("may be a CV of up to 5 MB before its job is named, which the application assigns to its company", async () => {
		const answer = await legacy(pdf("Lebenslauf Müller.pdf", 5_142_880));
		expectFits("legacyCv", answer);
		const name = String(answer.body.file_name);
		expect(name).toMatch(/^cvs\/[\w-]{24}\.pdf$/);
		expect(await findRow(test, "filepath", name)).toMatchObject({ company_id: null, used_at: null });
		const apply = (code: string) =>
			send(test.app, `/public/${code}`, { method: "POST", body: form(applicant({ cv: "cv.pdf", file_cv: name })) });
		expect((await apply("ORBIT2")).status).toBe(200);
		expect((await apply("ORBIT1")).status).toBe(422);
		expect(await findRow(test, "filepath", name)).toMatchObject({ company_id: 3, used_at: expect.any(String) });
	});

	it.each([
		["is too large", pdf("cv.pdf", 5_142_881), 413, "file type cannot more than 5 MB."],
		["is much too large", pdf("cv.pdf", 15_142_880), 413, "file type cannot more than 5 MB."],
		[
			"is not what it says",
			new File(["<html>"], "cv.pdf"),
			415,
			"A CV must be a PDF, JPEG or Word (.docx) file. Save it as one of these.",
		],
		[
			"is a text",
			new File(["words"], "cv.txt"),
			415,
			"A CV must be a PDF, JPEG or Word (.docx) file. Save it as one of these.",
		],
		["is empty", new File([], "cv.pdf"), 422, "The file is empty."],
	])("are rejected as a legacy CV that %s, with a message", async (_, file, status, message) => {
		const before = storedFiles(test);
		const answer = await legacy(file);
		expect([answer.status, answer.body.message]).toEqual([status, message]);
		expect(storedFiles(test)).toEqual(before);
	});

	it("are rejected as a legacy CV under another call's type", async () => {
		expect((await legacy(pdf(), { type: "letter" })).status).toBe(422);
	});
});
