import { openApp, type TestApp } from "../support/backend/app";
import {
	askProgress,
	newIdentifier,
	sendChunk,
	sha256,
	stagedFiles,
	storedFiles,
	type TestChunk,
} from "../support/backend/chunks";
import { form, pdf, pdfBytes, send } from "../support/backend/requests";

const full = (code: string) => Object.assign(new Error("no room"), { code });

describe("free space", () => {
	let test: TestApp;

	beforeEach(async () => {
		test = await openApp();
	});
	afterEach(async () => {
		jest.restoreAllMocks();
		await test.close();
	});

	const file = pdfBytes(3_000);
	const chunk = (sent: Partial<TestChunk> & Pick<TestChunk, "id">) =>
		sendChunk(test, { file, start: 0, end: 1_000, ...sent });

	it("is checked before a file's first byte: its whole size, and a reserve", async () => {
		const size = 1_000_000_000;
		const id = newIdentifier();
		test.deps.freeBytes = async () => size + 199_999_999;
		const refused = await chunk({ id, fields: { size } });
		expect([refused.status, refused.body.message]).toEqual([507, "There is no room left to store this."]);
		expect((await askProgress(test, id)).status).toBe(404);
		expect(stagedFiles(test)).toEqual([]);
		test.deps.freeBytes = async () => size + 200_000_000;
		expect((await chunk({ id, fields: { size } })).body).toEqual({ received: 1_000 });
	});

	it("isn't checked again for a started upload", async () => {
		const id = newIdentifier();
		await chunk({ id });
		test.deps.freeBytes = async () => 0;
		expect((await chunk({ id, start: 1_000, end: 3_000 })).body.sha256).toBe(sha256(file));
	});

	it("is checked for single-call files too", async () => {
		test.deps.freeBytes = async () => 200_000_000;
		const body = form({ is_cv: 0 }, { file: pdf() });
		const path = "/companies/2/store_and_extract_document";
		expect((await send(test.app, path, { method: "POST", body })).status).toBe(507);
		expect([storedFiles(test), stagedFiles(test)]).toEqual([[], []]);
	});

	it.each(["ENOSPC", "EDQUOT"])(
		"that runs out in the middle (%s) stores no half chunk, and the upload resumes when there is some",
		async (code) => {
			const id = newIdentifier();
			await chunk({ id });
			const write = test.deps.staging.writeAt;
			const halfWritten: typeof write = async (key, position, pieces) => {
				await write(key, position, [Buffer.concat(pieces).subarray(0, 300)]);
				throw full(code);
			};
			jest.spyOn(test.deps.staging, "writeAt").mockImplementationOnce(halfWritten);
			expect((await chunk({ id, start: 1_000, end: 2_000 })).status).toBe(507);
			expect((await askProgress(test, id)).body.received).toBe(1_000);
			await chunk({ id, start: 1_000, end: 2_000 });
			expect((await chunk({ id, start: 2_000, end: 3_000 })).body.sha256).toBe(sha256(file));
		},
	);

	it("that the database lacks stores no chunk either", async () => {
		const id = newIdentifier();
		await chunk({ id });
		jest.spyOn(test.deps.store, "updateTable").mockImplementationOnce(() => {
			throw full("SQLITE_FULL");
		});
		expect((await chunk({ id, start: 1_000, end: 2_000 })).status).toBe(507);
		expect((await askProgress(test, id)).body.received).toBe(1_000);
		await chunk({ id, start: 1_000, end: 2_000 });
		expect((await chunk({ id, start: 2_000, end: 3_000 })).body.sha256).toBe(sha256(file));
	});
});
