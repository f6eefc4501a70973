import { documentRequest } from "@/lib/contract/schemas/document-request";
import { openApp } from "../support/backend/app";
import { addDocumentRequest } from "../support/backend/document-requests";
import { describeBackend } from "../support/backend/engines";
import { expectFits, send } from "../support/backend/requests";

const pathOf = (hash: string) => `/public/upload/candidates/${hash}/document`;

describeBackend("a document request", (test) => {
	const show = async (hash: string) => {
		const answer = await send(test.app, pathOf(hash));
		expectFits("documentRequest", answer);
		return documentRequest.parse(answer.body);
	};

	it("returns candidate, documents, job and company", async () => {
		const { company, job, candidate, ...rest } = await show("doc-open");
		expect(company).toMatchObject({ id: 2, title: "Terang Energy", brand_color: "#0b6e69" });
		expect(company?.logoUrl).toBe("http://backend.test/media/terang-energy-logo.svg");
		expect(candidate?.fullname).toBe("Ayu Lestari Wibowo");
		expect(job).toMatchObject({
			id: "101",
			title: "Field Operations Coordinator",
			jobType: "Full time",
			timezone: "(GMT+7)",
			language: "en",
			background: "#e6f4f1",
			open_code: "ORBIT1",
		});
		expect(job.document_list).toEqual([
			{ type: "Identity card", option_value: 2 },
			{ type: "Diploma", option_value: 2 },
			{ type: "Certificates", option_value: 1 },
			{ type: "Family card", option_value: 0 },
		]);
		expect(rest).toMatchObject({ submitted_document: false, show_due_date: true, translation: {} });
	});

	it("has its own due date beside the job's, in the job's time zone", async () => {
		const { due_date_doc, job } = await show("doc-open");
		const { due_date, closes_at } = await test.deps.store
			.selectFrom("document_requests")
			.select(["due_date", "closes_at"])
			.where("hash", "=", "doc-open")
			.executeTakeFirstOrThrow();
		expect(due_date_doc).toBe(due_date);
		expect(closes_at).toBe(`${due_date}T16:59:59.999Z`);
		expect(String(due_date_doc) < String(job.due_date)).toBe(true);
	});

	it("reports submission and expiry", async () => {
		expect((await show("doc-submitted")).submitted_document).toBe(true);
		const expired = await show("doc-expired");
		expect(expired.submitted_document).toBe(false);
		expect(String(expired.due_date_doc) < test.deps.now().toISOString().slice(0, 10)).toBe(true);
	});

	it("uses the job's language and dictionary", async () => {
		const { id: job_id, company_id } = await test.deps.store
			.selectFrom("jobs")
			.select(["id", "company_id"])
			.where("open_code", "=", "ORBIT3")
			.executeTakeFirstOrThrow();
		const hash = await addDocumentRequest(test, { job_id, company_id, due_date: null, closes_at: null });
		const { job, translation, due_date_doc } = await show(hash);
		expect([job.language, due_date_doc]).toEqual(["id", undefined]);
		expect(Object.keys(translation ?? {}).length).toBeGreaterThan(50);
	});

	it.each(["doc-none", "Doc-open", "doc-open2", "toString"])("is unknown as %s", async (hash) => {
		expect((await send(test.app, pathOf(hash))).status).toBe(404);
	});
});

it("the EU region has none of the main region's requests", async () => {
	const eu = await openApp({ region: "eu" });
	expect((await send(eu.app, pathOf("doc-open"))).status).toBe(404);
	await eu.close();
});
