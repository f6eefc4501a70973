import { openApp } from "../support/backend/app";
import { findRow, newIdentifier, sendChunk } from "../support/backend/chunks";
import { addDocumentRequest } from "../support/backend/document-requests";
import { describeBackend } from "../support/backend/engines";
import { type Answered, expectFits, form, pdf, pdfBytes, send } from "../support/backend/requests";

type Fields = Parameters<typeof form>[0];

const MINUTE_MS = 60_000;
const END = "2027-01-31T16:59:59.999Z";
const SUBMITTED = { status: 200, body: { submitted: true } };
const LINK = { value: "https://drive.example.com/diploma", change: true };

describeBackend("submitted documents", (test) => {
	afterEach(() => {
		test.deps.now = () => new Date();
	});

	const handIn = async (hash: string, values: Fields, key?: string): Promise<Answered> =>
		send(test.app, `/public/upload/candidates/${hash}/document`, {
			method: "POST",
			body: form(values),
			headers: key ? { "idempotency-key": key } : {},
		});

	const storedFile = async (company = 2): Promise<Fields> => {
		const body = form({ is_cv: 0 }, { file: pdf("card.pdf") });
		const answer = await send(test.app, `/companies/${company}/multi_document_save`, { method: "POST", body });
		expectFits("storeRequestedDocument", answer);
		return { filename: "card.pdf", filepath: String(answer.body.filepath), type: "application/pdf" };
	};

	/** The documents of the demo data's request: a file for one, a link for the other. */
	const complete = async (values: Fields = {}): Promise<Fields> => ({
		company_id: "2",
		job_id: "101",
		interview_code: "ORBIT1",
		document_candidate: [
			{ document_type: "Identity card", attachment: [await storedFile()] },
			{ document_type: "Diploma", link_input: [LINK] },
		],
		...values,
	});

	const firstFile = ({ document_candidate }: Fields): Fields =>
		(document_candidate as { attachment: Fields[] }[])[0]?.attachment[0] ?? {};

	const storedValues = async (hash: string) =>
		test.deps.store
			.selectFrom("document_requests")
			.select(["submitted_at", "payload"])
			.where("hash", "=", hash)
			.executeTakeFirstOrThrow();

	const isUsed = async ({ filepath }: Fields) => (await findRow(test, "filepath", String(filepath)))?.used_at != null;

	const NOTHING = { submitted_at: null, payload: null };

	/** The refused fields; nothing may be stored then. */
	const refusedFields = async (values: Fields): Promise<string[]> => {
		const hash = await addDocumentRequest(test);
		const { status, body } = await handIn(hash, values);
		expect(status).toBe(422);
		expect(await storedValues(hash)).toEqual(NOTHING);
		return Object.keys(body.errors as object);
	};

	it("are stored as sent, with their files", async () => {
		const hash = await addDocumentRequest(test);
		const card = await storedFile();
		const certificates = [await storedFile(), await storedFile()];
		const values = await complete({
			document_candidate: [
				{ document_type: "Identity card", attachment: [card] },
				{ document_type: "Diploma", link_input: [LINK] },
				{ document_type: "Certificates", attachment: certificates, link_input: [LINK] },
			],
		});
		const answer = await handIn(hash, values);
		expectFits("submitDocuments", answer);
		expect(answer).toMatchObject(SUBMITTED);
		const { submitted_at, payload } = await storedValues(hash);
		expect(JSON.parse(String(payload))).toEqual(values);
		expect(Math.abs(Date.parse(String(submitted_at)) - Date.now())).toBeLessThan(MINUTE_MS);
		expect(await Promise.all([card, ...certificates].map(isUsed))).toEqual([true, true, true]);
		const shown = await send(test.app, `/public/upload/candidates/${hash}/document`);
		expect(shown.body.submitted_document).toBe(1);
	});

	it("are stored without empty links, as a browser without script sends them", async () => {
		const hash = await addDocumentRequest(test);
		const { document_candidate, ...values } = await complete();
		const [card, diploma] = document_candidate as Fields[];
		const blank = { value: " ", change: false };
		const sent = [
			card,
			{ ...diploma, link_input: [LINK, blank] },
			{ document_type: "Certificates", link_input: [blank] },
		];
		expect(await handIn(hash, { ...values, document_candidate: sent as Fields[] })).toMatchObject(SUBMITTED);
		expect(JSON.parse(String((await storedValues(hash)).payload)).document_candidate).toEqual([card, diploma]);
	});

	it("match their types, whatever multipart does to white space", async () => {
		const hash = await addDocumentRequest(test, {
			document_list: JSON.stringify([{ type: " Identity\n card ", option_value: 2 }]),
		});
		const document_candidate = [{ document_type: "Identity card", link_input: [LINK] }];
		expect(await handIn(hash, await complete({ document_candidate }))).toMatchObject(SUBMITTED);
	});

	it("are rejected for an unknown request", async () => {
		expect((await handIn("doc-none", await complete())).status).toBe(404);
	});

	it.each<[string, Fields, string[]]>([
		["for another company", { company_id: "1" }, ["company_id"]],
		["for another job", { job_id: "102" }, ["job_id"]],
		["for a job in another writing", { job_id: "0101" }, ["job_id"]],
		["without a company", { company_id: undefined }, ["company_id"]],
		["without any document", { document_candidate: undefined }, ["document_candidate"]],
		["as a text", { document_candidate: "all of them" }, ["document_candidate"]],
		[
			"with required ones empty",
			{ document_candidate: [{ document_type: "Identity card" }, { document_type: "Diploma", attachment: [] }] },
			["document_candidate.0", "document_candidate.1"],
		],
		[
			"with an optional one alone",
			{ document_candidate: [{ document_type: "Certificates", link_input: [LINK] }] },
			["document_candidate.0", "document_candidate.1"],
		],
		[
			"with a link that is no address",
			{
				document_candidate: ["Identity card", "Diploma"].map((document_type) => ({
					document_type,
					link_input: [{ value: "javascript:alert(1)", change: true }],
				})),
			},
			["document_candidate.0", "document_candidate.1"],
		],
	])("are rejected %s", async (_, values, fields) => {
		expect(await refusedFields(await complete(values))).toEqual(fields);
	});

	it.each(["Passport", "Family card", "identity card"])(
		"are rejected with an unrequested document: %s",
		async (document_type) => {
			const { document_candidate, ...values } = await complete();
			const more = [...(document_candidate as Fields[]), { document_type, link_input: [LINK] }];
			expect(await refusedFields({ ...values, document_candidate: more })).toEqual(["document_candidate"]);
		},
	);

	it("are rejected with missing, incomplete or foreign files", async () => {
		const id = newIdentifier();
		await sendChunk(test, { id, file: pdfBytes(3_000), start: 0, end: 1_000 });
		const half = (await findRow(test, "identifier", id))?.filepath;
		const foreign = await storedFile(1);
		for (const filepath of [String(foreign.filepath), String(half), "companies/2/nothing.pdf", "../../etc/passwd"]) {
			const document_candidate = [
				{ document_type: "Identity card", attachment: [{ filename: "card.pdf", filepath }] },
				{ document_type: "Diploma", link_input: [LINK] },
			];
			expect(await refusedFields(await complete({ document_candidate }))).toEqual(["document_candidate.0"]);
		}
		expect(await isUsed(foreign)).toBe(false);
	});

	it("are accepted once: a second submission gets an error and changes nothing", async () => {
		const hash = await addDocumentRequest(test);
		expect(await handIn(hash, await complete(), "documents-first")).toMatchObject(SUBMITTED);
		const first = await storedValues(hash);
		const again = await handIn(hash, await complete(), "documents-second");
		expect([again.status, again.body.message]).toEqual([
			422,
			"The documents for this request have already been submitted.",
		]);
		expect(await storedValues(hash)).toEqual(first);
		const seeded = await handIn("doc-submitted", await complete());
		expect(seeded.body.message).toBe(again.body.message);
	});

	it("return the first response to a repeated Idempotency-Key, and accept nothing else under it", async () => {
		const hash = await addDocumentRequest(test);
		const values = await complete();
		expect(await handIn(hash, values, "documents-repeat")).toMatchObject(SUBMITTED);
		const first = await storedValues(hash);
		expect(await handIn(hash, values, "documents-repeat")).toMatchObject(SUBMITTED);
		expect(await storedValues(hash)).toEqual(first);
		const other = await addDocumentRequest(test);
		expect((await handIn(other, values, "documents-repeat")).status).toBe(422);
		expect((await handIn(hash, await complete(), "documents-repeat")).status).toBe(422);
		expect(await storedValues(other)).toEqual(NOTHING);
	});

	it("can be corrected under the same key after a rejection", async () => {
		const hash = await addDocumentRequest(test);
		const values = await complete();
		expect((await handIn(hash, { ...values, document_candidate: undefined }, "documents-correct")).status).toBe(422);
		expect(await handIn(hash, values, "documents-correct")).toMatchObject(SUBMITTED);
	});

	it("are accepted once for simultaneous requests", async () => {
		const hash = await addDocumentRequest(test);
		const sent = await Promise.all(Array.from({ length: 6 }, () => complete()));
		const answers = await Promise.all(sent.map((values, index) => handIn(hash, values, `documents-race-${index}`)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
		const winner = sent[answers.findIndex(({ status }) => status === 200)];
		expect(JSON.parse(String((await storedValues(hash)).payload))).toEqual(winner);
		const used = await Promise.all(sent.map(firstFile).map(isUsed));
		expect(used).toEqual(answers.map(({ status }) => status === 200));
	});

	it("are accepted once for simultaneous requests with one key; the others must wait", async () => {
		const hash = await addDocumentRequest(test);
		const values = await complete();
		const answers = await Promise.all(Array.from({ length: 6 }, () => handIn(hash, values, "documents-wait")));
		const statuses = answers.map(({ status }) => status);
		expect(statuses).toContain(200);
		expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
		expect(await handIn(hash, values, "documents-wait")).toMatchObject(SUBMITTED);
	});

	it("are accepted until ten minutes after the due date", async () => {
		const values = await complete();
		const at = async (ms: number) => {
			const hash = await addDocumentRequest(test, { due_date: "2027-01-31", closes_at: END });
			test.deps.now = () => new Date(Date.parse(END) + ms);
			return { hash, answer: await handIn(hash, values) };
		};
		expect((await at(10 * MINUTE_MS)).answer).toMatchObject(SUBMITTED);
		const late = await at(10 * MINUTE_MS + 1);
		expect([late.answer.status, late.answer.body.message]).toEqual([422, "The due date of this request has passed."]);
		expect(await storedValues(late.hash)).toEqual(NOTHING);
	});

	it("are accepted at any time without a due date, and rejected for the expired demo request", async () => {
		const hash = await addDocumentRequest(test, { due_date: null, closes_at: null });
		test.deps.now = () => new Date("2040-01-01T00:00:00Z");
		expect(await handIn(hash, await complete())).toMatchObject(SUBMITTED);
		test.deps.now = () => new Date();
		expect((await handIn("doc-expired", await complete())).status).toBe(422);
	});

	it("get the same response for a key, even after the due date", async () => {
		const hash = await addDocumentRequest(test, { due_date: "2027-01-31", closes_at: END });
		const values = await complete();
		test.deps.now = () => new Date(Date.parse(END));
		expect(await handIn(hash, values, "documents-later")).toMatchObject(SUBMITTED);
		test.deps.now = () => new Date(Date.parse(END) + 20 * MINUTE_MS);
		expect(await handIn(hash, values, "documents-later")).toMatchObject(SUBMITTED);
	});

	it("are rolled back if they can't be stored completely", async () => {
		const hash = await addDocumentRequest(test);
		const values = await complete();
		const { store } = test.deps;
		const card = firstFile(values);
		const transaction = store.transaction();
		const execute = transaction.execute.bind(transaction);
		// The file is swept after it was looked for, and before anything is written down.
		transaction.execute = async (task) => {
			await store.updateTable("uploads").set({ sha256: null }).where("filepath", "=", String(card.filepath)).execute();
			return execute(task);
		};
		jest.spyOn(store, "transaction").mockReturnValueOnce(transaction);
		expect((await handIn(hash, values, "documents-swept")).status).toBe(422);
		expect(await storedValues(hash)).toEqual(NOTHING);
		expect(
			await store.selectFrom("idempotency_keys").select("key").where("key", "=", "documents-swept").execute(),
		).toEqual([]);
	});
});

it("the EU region rejects documents for the main region's requests", async () => {
	const eu = await openApp({ region: "eu" });
	const answer = await send(eu.app, "/public/upload/candidates/doc-open/document", {
		method: "POST",
		body: form({ company_id: "2", job_id: "101", document_candidate: [{ document_type: "Diploma" }] }),
	});
	expect(answer.status).toBe(404);
	await eu.close();
});
