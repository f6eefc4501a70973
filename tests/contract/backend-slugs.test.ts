import { sweepUploads } from "@/backend/upload/sweep";
import { duplicateEmail } from "@/lib/contract/errors";
import { applicationResult } from "@/lib/contract/schemas/application";
import { jobDetail } from "@/lib/contract/schemas/job";
import { findRow, storedFiles } from "../support/backend/chunks";
import { describeBackend } from "../support/backend/engines";
import { applicant, expectFits, form, pdf, send, withoutLink } from "../support/backend/requests";

type Fields = Parameters<typeof form>[0];

const DAY_MS = 86_400_000;

describeBackend("a job requested by slugs", (test) => {
	const show = (company: string, job: string) => send(test.app, `/public/companies/${company}/jobs/${job}`);

	it.each([
		["kopi-nusantara", "head-roaster", "ROASTER1"],
		["terang-energy", "field-operations-coordinator", "ORBIT1"],
		["bengkel-maju", "motorcycle-mechanic", "ORBIT2"],
		["samudra-logistics", "warehouse-supervisor", "ORBIT5"],
		["roti-pagi", "kasir", "JOB1001"],
	])("equals the job requested by code: %s/%s", async (company, job, code) => {
		const answer = await show(company, job);
		expectFits("jobBySlugs", answer);
		expect(answer.body).toEqual((await send(test.app, `/public/${code}`)).body);
	});

	it("accepts slugs in any case", async () => {
		expect((await show("KOPI-Nusantara", "Head-ROASTER")).status).toBe(200);
	});

	it.each([
		["kopi-nusantara", "barista-2"],
		["kopi-nusantara", "field-operations-coordinator"],
		["nobody", "head-roaster"],
		["kopi", "head"],
	])("is unknown under %s/%s", async (company, job) => {
		expect((await show(company, job)).status).toBe(404);
	});

	it("returns the company's and its own networks", async () => {
		const { company, job } = jobDetail.parse((await show("terang-energy", "solar-design-engineer")).body);
		expect(company?.social_media).toEqual(["email", "linkedin", "whatsapp"]);
		expect(job.social_media).toEqual(["facebook", "linkedin", "whatsapp"]);
		const bare = await show("bengkel-maju", "motorcycle-mechanic");
		expect(bare.body.company).not.toHaveProperty("social_media");
	});

	it("has captions for its intro video", async () => {
		const { job } = jobDetail.parse((await show("terang-energy", "field-operations-coordinator")).body);
		const answer = await test.app.fetch(new Request(String(job.introduction_video?.captions_url)));
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
		expect(await answer.text()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}\n\S/);
	});
});

describeBackend("applying by company and job", (test) => {
	const apply = (values: Fields, { company = "3", job = "102", key = "" } = {}, files: Record<string, File> = {}) =>
		send(test.app, `/public/companies/${company}/jobs/${job}/candidate`, {
			method: "POST",
			body: form(values, files),
			headers: key ? { "idempotency-key": key } : {},
		});
	const applyByCode = (values: Fields, key: string) =>
		send(test.app, "/public/ORBIT2", { method: "POST", body: form(values), headers: { "idempotency-key": key } });
	const legacyCv = async () => {
		const body = form({ type: "cv" }, { file: pdf() });
		const answer = await send(test.app, "/upload-cv", { method: "POST", body });
		expectFits("legacyCv", answer);
		return String(answer.body.file_name);
	};
	const countApplications = async () =>
		(await test.deps.store.selectFrom("applications").select("id").execute()).length;

	it("returns a working interview code", async () => {
		const answer = await apply(applicant());
		expectFits("applyBySlugs", answer);
		const { interview_code } = applicationResult.parse(answer.body);
		expect((await send(test.app, `/code/${interview_code}?debug=false`)).status).toBe(200);
	});

	it.each([
		["another company's job", { company: "2", job: "102" }],
		["an unknown job", { company: "3", job: "99999" }],
		["an unknown company", { company: "99999", job: "102" }],
		["numbers that no column holds", { company: "999999999999", job: "999999999999" }],
	])("is not found for %s, and stores nothing", async (_, where) => {
		const before = [await countApplications(), storedFiles(test).length];
		expect((await apply(applicant(), where, { cv: pdf() })).status).toBe(404);
		expect([await countApplications(), storedFiles(test).length]).toEqual(before);
	});

	it("enforces the rules of the job's form", async () => {
		const answer = await apply(applicant(), { company: "2", job: "101" });
		expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ["file_cv"]]);
		const closed = await apply(applicant(), { company: "2", job: "104" });
		expect([closed.status, closed.body.message]).toEqual([422, "This job doesn't take applications."]);
	});

	it("rejects a CV above 5 MB at its own field, and doesn't store it", async () => {
		const before = [await countApplications(), storedFiles(test).length];
		const answer = await apply(applicant(), {}, { cv: pdf("cv.pdf", 5_142_881) });
		const sentence = "file type cannot more than 5 MB.";
		expect([answer.status, answer.body]).toEqual([413, { message: sentence, errors: { cv: [sentence] } }]);
		expect([await countApplications(), storedFiles(test).length]).toEqual(before);
		expect((await apply(applicant(), {}, { cv: pdf("cv.pdf", 5_142_880) })).status).toBe(200);
	});

	it("is rejected by both calls after the due date, but a repeat of its key gets its response", async () => {
		const values = applicant();
		const first = await apply(values, { key: "slugs-key-closed" });
		const { store } = test.deps;
		const close = (closes_at: string | null) =>
			store.updateTable("jobs").set({ closes_at }).where("open_code", "=", "ORBIT2").execute();
		const { closes_at } = await store
			.selectFrom("jobs")
			.select("closes_at")
			.where("open_code", "=", "ORBIT2")
			.executeTakeFirstOrThrow();
		try {
			await close(new Date(Date.now() - 11 * 60_000).toISOString());
			for (const answer of [await apply(applicant()), await applyByCode(applicant(), "slugs-key-late")]) {
				expect([answer.status, answer.body]).toEqual([422, { message: "This job doesn't take applications." }]);
			}
			const again = await apply(values, { key: "slugs-key-closed" });
			expect(withoutLink(again.body)).toEqual(withoutLink(first.body));
			await close(new Date(Date.now() - 60_000).toISOString());
			expect((await apply(applicant())).status).toBe(200);
		} finally {
			await close(closes_at);
		}
	});

	it("reports repeat applicants through either call, with the contract's messages", async () => {
		const first = applicant();
		const byCode = await send(test.app, "/public/ORBIT2", { method: "POST", body: form(first) });
		expect(byCode.status).toBe(200);
		const email = { email: String(first.email).toUpperCase(), email2: first.email };
		const sameEmail = await apply(applicant(email));
		expect([sameEmail.status, sameEmail.body]).toEqual([
			422,
			{ message: duplicateEmail("halo@bengkel-maju.example.com") },
		]);
		const samePhone = await apply(applicant({ phone: first.phone }));
		expect([samePhone.status, samePhone.body]).toEqual([422, { message: "Phone number already registered" }]);
	});

	it("returns the first response to a repeated Idempotency-Key, even through the other call", async () => {
		const values = applicant();
		const first = await apply(values, { key: "slugs-key-1" });
		const before = await countApplications();
		const again = await apply(values, { key: "slugs-key-1" });
		const other = await applyByCode(values, "slugs-key-1");
		for (const { body } of [again, other]) expect(withoutLink(body)).toEqual(withoutLink(first.body));
		expect(await countApplications()).toBe(before);
	});

	it("rejects a key that was used for another application", async () => {
		const values = applicant();
		expect((await apply(values, { key: "slugs-key-2" })).status).toBe(200);
		expect((await apply({ ...values, fullname: "Another" }, { key: "slugs-key-2" })).status).toBe(422);
	});

	it("creates one application for simultaneous requests with one key through both calls", async () => {
		const values = applicant();
		const before = await countApplications();
		const both = () => [apply(values, { key: "slugs-key-3" }), applyByCode(values, "slugs-key-3")];
		const answers = await Promise.all([...both(), ...both(), ...both()]);
		const taken = answers.filter(({ status }) => status === 200);
		expect(taken.length).toBeGreaterThan(0);
		expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
		expect(new Set(taken.map(({ body }) => body.interview_code)).size).toBe(1);
		expect(await countApplications()).toBe(before + 1);
	});

	it("uses a CV uploaded before its job was named, and keeps it from the sweep", async () => {
		const [used, unused] = [await legacyCv(), await legacyCv()];
		expect(used).toMatch(/^cvs\//);
		expect((await apply(applicant({ file_cv: used }))).status).toBe(200);
		expect(await findRow(test, "filepath", used)).toMatchObject({ company_id: 3, used_at: expect.any(String) });
		const { now } = test.deps;
		test.deps.now = () => new Date(Date.now() + 31 * DAY_MS);
		await sweepUploads(test.deps);
		test.deps.now = now;
		expect(await test.deps.files.has(used)).toBe(true);
		expect(await test.deps.files.has(unused)).toBe(false);
		const late = await apply(applicant({ file_cv: unused }));
		expect([late.status, Object.keys(late.body.errors as object)]).toEqual([422, ["file_cv"]]);
	});

	it("assigns such a CV to the first company that uses it", async () => {
		const file_cv = await legacyCv();
		expect((await apply(applicant({ file_cv }))).status).toBe(200);
		const other = await apply(applicant({ file_cv }), { company: "1", job: "106" });
		expect([other.status, Object.keys(other.body.errors as object)]).toEqual([422, ["file_cv"]]);
		expect((await apply(applicant({ file_cv }))).status).toBe(200);
	});

	it("keeps such a CV available after a rejected application", async () => {
		const file_cv = await legacyCv();
		expect((await apply(applicant({ file_cv, gdpr: false }))).status).toBe(422);
		expect(await findRow(test, "filepath", file_cv)).toMatchObject({ company_id: null, used_at: null });
		expect((await apply(applicant({ file_cv }), { company: "1", job: "106" })).status).toBe(200);
	});

	it.each(["cvs/none.pdf", "cvs/../companies/2/cv.pdf", "../cvs/a.pdf"])("rejects %s as a CV", async (file_cv) => {
		const answer = await apply(applicant({ file_cv }));
		expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, ["file_cv"]]);
	});
});
