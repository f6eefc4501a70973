import { buffer } from "node:stream/consumers";
import { openBucket } from "@/backend/files/bucket";
import { abortMultipart } from "@/backend/files/multipart";
import { sweepUploads } from "@/backend/upload/sweep";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { askProgress, findRow, newIdentifier, sendChunk, sha256 } from "../support/backend/chunks";
import { describeEngines } from "../support/backend/engines";
import { form, pdf, pdfBytes, send } from "../support/backend/requests";
import { openStoreApps, type StoreApps } from "../support/backend/store-apps";
import { storesUnderTest } from "../support/engines/object-store";

const DAY_MS = 86_400_000;
/** A part of six chunks, and a shorter one. */
const LARGE = pdfBytes(7 * CHUNK_BYTES + 5);
const SMALL = pdfBytes(2 * CHUNK_BYTES + 5);

describe.each(storesUnderTest)("unfinished uploads in an object store (%s)", (name) => {
	describeEngines("with its state", (newDatabase) => {
		let test: StoreApps;

		beforeAll(async () => {
			test = await openStoreApps(name, await newDatabase());
		});
		afterEach(() => jest.restoreAllMocks());
		afterAll(() => test.close());

		const chunk = (id: string, file: Uint8Array<ArrayBuffer>, start: number, end = start + CHUNK_BYTES) =>
			sendChunk(test.next(), { id, file, start, end: Math.min(end, file.length) });

		/** Sends a file from `from` on; each fifth chunk comes twice. Returns the last response. */
		async function upload(id: string, file: Uint8Array<ArrayBuffer>, from = 0, to = file.length) {
			let answer = { status: 0, body: {} as Record<string, unknown> };
			for (let start = from; start < to; start += CHUNK_BYTES) {
				if ((start / CHUNK_BYTES) % 5 === 3) await chunk(id, file, start);
				answer = await chunk(id, file, start);
			}
			return answer;
		}

		/** Checks a stored file by its bytes, deletes it, and returns what is left in the bucket. */
		async function leftAfter({ body }: { body: Record<string, unknown> }, file: Uint8Array): Promise<string[]> {
			const { files } = test.next().deps;
			const filepath = String(body.filepath);
			expect(body.sha256).toBe(sha256(file));
			expect(sha256(await buffer(await files.read(filepath, 0, file.length)))).toBe(sha256(file));
			await files.delete(filepath);
			return test.held();
		}

		it.each([
			["large", LARGE],
			["small", SMALL],
			["tiny", pdfBytes(700)],
		])("make a %s file of chunks that arrive anywhere, and leave nothing else", async (_, file) => {
			const id = newIdentifier();
			const last = await upload(id, file);
			expect((await chunk(id, file, 0)).body).toEqual(last.body);
			expect(await leftAfter(last, file)).toEqual([]);
		});

		it("take each byte once when all chunks arrive at once, repeatedly and in any order", async () => {
			const id = newIdentifier();
			const starts = [0, CHUNK_BYTES, 2 * CHUNK_BYTES];
			let last: Record<string, unknown> = {};
			while (!last.filepath) {
				const answers = await Promise.all([...starts, ...starts].map((start) => chunk(id, SMALL, start)));
				for (const { status, body } of answers) {
					expect([200, 409]).toContain(status);
					if (body.filepath) last = body;
				}
			}
			expect(await leftAfter({ body: last }, SMALL)).toEqual([]);
		});

		it("compare known bytes, also those of a part", async () => {
			const id = newIdentifier();
			await upload(id, LARGE, 0, 7 * CHUNK_BYTES);
			expect((await chunk(id, LARGE, 100, 900_000)).body.received).toBe(7 * CHUNK_BYTES);
			const other = Uint8Array.from(LARGE);
			other[500] = 0;
			const refused = await chunk(id, other, 100, 900_000);
			expect([refused.status, refused.body.received]).toEqual([409, undefined]);
			expect(await leftAfter(await upload(id, LARGE, 7 * CHUNK_BYTES), LARGE)).toEqual([]);
		});

		it("are deleted when the content is refused", async () => {
			const id = newIdentifier();
			const page = new TextEncoder().encode(`<html>${" ".repeat(900)}`);
			expect((await chunk(id, page, 0)).status).toBe(415);
			expect((await askProgress(test.next(), id)).status).toBe(404);
			expect(await test.held()).toEqual([]);
		});

		it("lose nothing when a process ends between a chunk and its row, or between a file and its row", async () => {
			const id = newIdentifier();
			await upload(id, LARGE, 0, CHUNK_BYTES);
			const fail = () => {
				for (const { deps } of test.apps)
					jest.spyOn(deps.store, "transaction").mockImplementationOnce(() => {
						throw new Error("The process ends.");
					});
			};
			fail();
			expect((await chunk(id, LARGE, CHUNK_BYTES)).status).toBe(500);
			jest.restoreAllMocks();
			expect((await askProgress(test.next(), id)).body.received).toBe(CHUNK_BYTES);
			await upload(id, LARGE, CHUNK_BYTES, 7 * CHUNK_BYTES);
			for (const { deps } of test.apps) {
				const { finish } = deps.unfinished;
				jest.spyOn(deps.unfinished, "finish").mockImplementationOnce((...args) => {
					fail();
					return finish(...args);
				});
			}
			expect((await chunk(id, LARGE, 7 * CHUNK_BYTES)).status).toBe(500);
			jest.restoreAllMocks();
			expect(await leftAfter(await chunk(id, LARGE, 7 * CHUNK_BYTES), LARGE)).toEqual([]);
		});

		it("go on when the store has dropped the parts, and begin again when it has dropped the chunks", async () => {
			const id = newIdentifier();
			const bucket = openBucket(test.s3, test.bucket);
			await upload(id, LARGE, 0, 7 * CHUNK_BYTES);
			const row = await findRow(test.next(), "identifier", id);
			expect(JSON.parse(row?.parts ?? "[]")).toHaveLength(1);
			await abortMultipart(bucket, { key: row?.filepath ?? "", id: row?.multipart ?? "" });
			expect(await leftAfter(await upload(id, LARGE, 7 * CHUNK_BYTES), LARGE)).toEqual([]);

			const emptied = newIdentifier();
			await chunk(emptied, SMALL, 0);
			for (const key of await test.held()) await bucket.send("DELETE", { key });
			await chunk(emptied, SMALL, CHUNK_BYTES);
			const end = await chunk(emptied, SMALL, 2 * CHUNK_BYTES);
			expect([end.status, end.body.received]).toEqual([409, 0]);
			expect(await leftAfter(await upload(emptied, SMALL), SMALL)).toEqual([]);
		});

		it("are swept after a week, with what nobody knows of", async () => {
			const [abandoned, recent] = [newIdentifier(), newIdentifier()];
			const bucket = openBucket(test.s3, test.bucket);
			await upload(abandoned, LARGE, 0, 7 * CHUNK_BYTES);
			await bucket.send("PUT", { key: "staging/nobody.pdf/0-abc", body: "stray" });
			const { deps } = test.next();
			const now = Date.now();
			for (const app of test.apps) app.deps.now = () => new Date(now + 7 * DAY_MS + 60_000);
			await chunk(recent, SMALL, 0);
			await sweepUploads(deps);
			const held = await test.held();
			expect(held).toHaveLength(1);
			expect(held[0]).toContain((await findRow(test.next(), "identifier", recent))?.filepath.split("/").at(-1));
			expect((await askProgress(test.next(), abandoned)).status).toBe(404);
			for (const app of test.apps) app.deps.now = () => new Date();
			expect(await leftAfter(await upload(recent, SMALL, CHUNK_BYTES), SMALL)).toEqual([]);
		});

		it("that are sent in one call are stored once per key, wherever its repeats arrive", async () => {
			const headers = { "idempotency-key": newIdentifier() };
			const path = "/companies/2/store_and_extract_document";
			const answers = await Promise.all(
				Array.from({ length: 8 }, () => {
					const body = form({ is_cv: 1 }, { file: pdf("cv.pdf", 40_000) });
					return send(test.next().app, path, { method: "POST", body, headers });
				}),
			);
			expect(new Set(answers.map(({ status, body }) => `${status} ${body.filepath}`)).size).toBe(1);
			expect(await leftAfter(answers[0] ?? { body: {} }, pdfBytes(40_000))).toEqual([]);
		});
	});
});
