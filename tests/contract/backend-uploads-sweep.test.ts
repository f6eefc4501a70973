import { sql } from "kysely";
import { usedFiles } from "@/backend/store/migrations/0002-used-files";
import { sweepUploads } from "@/backend/upload/sweep";
import { openApp, type TestApp } from "../support/backend/app";
import {
	askProgress,
	findRow,
	newIdentifier,
	sendChunk,
	sha256,
	stagedFiles,
	storedFiles,
} from "../support/backend/chunks";
import { describeEngines } from "../support/backend/engines";
import { applicant, form, pdf, pdfBytes, send } from "../support/backend/requests";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-01-01T00:00:00.000Z");

describeEngines("the upload sweep", (newDatabase, engine) => {
	let test: TestApp;

	beforeEach(async () => {
		test = await openApp({ databaseUrl: await newDatabase() });
		setTime(0);
	});
	afterEach(() => test.close());

	const setTime = (ms: number) => {
		test.deps.now = () => new Date(START + ms);
	};
	const sweepAt = (ms: number) => {
		setTime(ms);
		return sweepUploads(test.deps);
	};
	const file = pdfBytes(3_000);
	const begin = async (end: number) => {
		const id = newIdentifier();
		const { body } = await sendChunk(test, { id, file, start: 0, end });
		return { id, filepath: String(body.filepath) };
	};

	it("deletes uploads without progress for more than seven days, with their bytes", async () => {
		const { id } = await begin(1_000);
		await sweepAt(7 * DAY_MS);
		expect((await askProgress(test, id)).body.received).toBe(1_000);
		await sweepAt(7 * DAY_MS + 1);
		expect((await askProgress(test, id)).status).toBe(404);
		expect(stagedFiles(test)).toEqual([]);
	});

	it("keeps uploads resumed meanwhile, even during the sweep", async () => {
		const { id } = await begin(1_000);
		const { id: other } = await begin(1_000);
		setTime(7 * DAY_MS);
		await sendChunk(test, { id, file, start: 1_000, end: 2_000 });
		setTime(7 * DAY_MS + 1);
		const running = sendChunk(test, { id: other, file, start: 1_000, end: 2_000 });
		await Promise.all([running, sweepUploads(test.deps)]);
		const { status, body } = await running;
		// Either the chunk was first and its upload stays, or the sweep was and the chunk was told to start at 0.
		expect([`200 2000`, `409 0`]).toContain(`${status} ${body.received}`);
		expect((await askProgress(test, id)).body.received).toBe(2_000);
		expect(stagedFiles(test)).toHaveLength(status === 200 ? 2 : 1);
	});

	it("deletes complete files unused for more than 30 days", async () => {
		const { id, filepath } = await begin(3_000);
		const cv = await send(test.app, "/upload-cv", { method: "POST", body: form({ type: "cv" }, { file: pdf() }) });
		expect(storedFiles(test)).toHaveLength(2);
		await sweepAt(30 * DAY_MS);
		expect(storedFiles(test)).toHaveLength(2);
		await sweepAt(30 * DAY_MS + 1);
		expect(storedFiles(test)).toEqual([]);
		expect(await findRow(test, "identifier", id)).toBeUndefined();
		for (const file_cv of [filepath, String(cv.body.file_name)]) {
			const body = form(applicant({ file_cv }));
			expect((await send(test.app, "/public/ORBIT1", { method: "POST", body })).status).toBe(422);
		}
	});

	it("keeps files that an application names in any field, or includes", async () => {
		const paths = [await begin(3_000), await begin(3_000), await begin(3_000)].map(({ filepath }) => filepath);
		const [file_cv = "", portfolio = "", answer = ""] = paths;
		const values = applicant({ file_cv });
		const attachment = [{ filename: "a.pdf", filepath: portfolio }];
		const answers = Array.isArray(values.custom_fields) ? values.custom_fields : [];
		const body = form({
			...values,
			document_candidate: [{ document_type: "Portfolio", attachment }],
			custom_fields: [...answers, { id: "999", label: "More", input_type: 7, value: answer }],
		});
		expect((await send(test.app, "/public/ORBIT1", { method: "POST", body })).status).toBe(200);
		const brought = form(applicant(), { cv: pdf() });
		expect((await send(test.app, "/public/ORBIT1", { method: "POST", body: brought })).status).toBe(200);
		await sweepAt(400 * DAY_MS);
		expect(storedFiles(test)).toHaveLength(4);
		for (const filepath of paths) {
			const row = await findRow(test, "filepath", filepath);
			expect(row).toMatchObject({ used_at: new Date(START).toISOString(), sha256: sha256(file) });
		}
	});

	it("continues after a crash between deleting a file and its row", async () => {
		const { id, filepath } = await begin(3_000);
		await test.deps.files.delete(filepath);
		await test.deps.store.updateTable("uploads").set({ sha256: null }).where("identifier", "=", id).execute();
		await sweepAt(30 * DAY_MS + 1);
		expect(await findRow(test, "identifier", id)).toBeUndefined();
	});

	it("keeps files completed before use was recorded", async () => {
		const { id, filepath } = await begin(3_000);
		const half = await begin(1_000);
		const { store } = test.deps;
		if (engine === "postgres") await sql`alter table uploads drop column used_at`.execute(store);
		await store.transaction().execute((write) => usedFiles(engine).up(write));
		await sweepAt(400 * DAY_MS);
		expect(await findRow(test, "identifier", id)).toMatchObject({
			company_id: 2,
			filepath,
			used_at: expect.any(String),
		});
		expect(storedFiles(test)).toHaveLength(1);
		expect(await findRow(test, "identifier", half.id)).toBeUndefined();
		expect((await begin(3_000)).filepath).toMatch(/^companies\/2\//);
	});
});
