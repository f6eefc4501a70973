import { applicationResult } from "@/lib/contract/schemas/application";
import { openApp } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";
import { type Answered, applicant, expectFits, form, pdf, send } from "../support/backend/requests";

type Fields = Parameters<typeof form>[0];

describeBackend("applying", (test) => {
	const apply = (values: Fields, code = "ORBIT2", key?: string, files: Record<string, File> = {}) =>
		send(test.app, `/public/${code}`, {
			method: "POST",
			body: form(values, files),
			headers: key ? { "idempotency-key": key } : {},
		});

	const countApplications = async () =>
		(await test.deps.store.selectFrom("applications").select("id").execute()).length;

	const storedCv = async (company = 2) => {
		const body = form({ is_cv: 1 }, { file: pdf() });
		const answer = await send(test.app, `/companies/${company}/store_and_extract_document`, { method: "POST", body });
		expectFits("storeDocument", answer);
		return String(answer.body.filepath);
	};

	const fieldsOf = ({ body }: Answered) => Object.keys(body.errors as object);

	it("returns a working interview code", async () => {
		const answer = await apply(applicant({ file_cv: await storedCv() }), "ORBIT1");
		expectFits("applyByCode", answer);
		const { interview_code, url } = applicationResult.parse(answer.body);
		expect(interview_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
		expect(url).toBe(`http://backend.test/code/${interview_code}`);
		const check = await send(test.app, `/code/${interview_code?.toLowerCase()}?debug=false`);
		expectFits("checkCode", check);
		expect(check.body).toEqual({ interview_code });
	});

	it("accepts a CV sent with the form itself, and stores its path", async () => {
		const answer = await apply(applicant(), "ORBIT1", undefined, { cv: pdf("Résumé 简历 😀.pdf", 3_000_000) });
		expectFits("applyByCode", answer);
		const last = await test.deps.store
			.selectFrom("uploads")
			.selectAll()
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow();
		expect(last).toMatchObject({ file_name: "Résumé 简历 😀.pdf", size: 3_000_000, received: 3_000_000 });
		expect(last.sha256).toMatch(/^[0-9a-f]{64}$/);
		expect(await test.deps.files.has(last.filepath)).toBe(true);
	});

	it("stores every value as accepted, with the typed line breaks", async () => {
		const file = { filename: "Porträt \u202e.pdf", filepath: await storedCv(), type: "application/pdf" };
		const link = { value: "https://example.com/me?a=1&b=2", change: false, domain_host: "example.com", type: "link" };
		const documents = [
			{ document_type: "CV", attachment: [file] },
			{ document_type: "Portfolio", link_input: [link] },
		];
		const entered = applicant({
			file_cv: file.filepath,
			cv: file.filename,
			experience: "Zwei Jahre\nauf Dächern\n\n👷 <b>safe</b> =1+1",
			whatsapp_notification: false,
			document_candidate: documents,
			link_input: [link],
			employment_history: [{ company_name: "Terang", is_current_job: true, start_date: "2020-01", end_date: "" }],
			education_background: [{ institutional_name: "ITB", gpa_score: "3.75", is_currently_studying: false }],
			key_achievements: [{ achievement: "40 roofs", date: "2021-03" }],
			languages: ["Bahasa Indonesia", "English"],
			hard_skills: ["Excel"],
			date_of_birth: "1990-05-06",
			cv_raw_content: "CV\ntext",
		});
		// An untouched document as a browser without script sends it.
		const untouched = { document_type: "Certificates", link_input: [{ value: "", change: false }] };
		const sent = { ...entered, document_candidate: [...documents, untouched] };
		const { interview_code } = applicationResult.parse((await apply(sent, "ORBIT1")).body);
		const { payload } = await test.deps.store
			.selectFrom("interview_codes")
			.innerJoin("applications", "applications.id", "interview_codes.application_id")
			.select("applications.payload")
			.where("code", "=", String(interview_code))
			.executeTakeFirstOrThrow();
		const stored = JSON.parse(payload);
		expect(stored).toEqual({ ...entered, custom_fields: expect.any(Array) });
		expect(stored.custom_fields).toEqual(entered.custom_fields);
	});

	it("reports a job without an interview", async () => {
		const answer = await apply(applicant({ file_cv: await storedCv(1) }), "ORBIT8");
		expect(answer.body.assesment_not_available).toBe(true);
	});

	it("rejects the same email for the same job in any case, with the contract's message", async () => {
		const first = applicant({ email: "Once@Example.com", email2: "once@example.com" });
		expect((await apply(first)).status).toBe(200);
		const again = await apply(applicant({ email: "oNCE@example.com", email2: undefined }));
		expect(again.status).toBe(422);
		expect(again.body.message).toBe(
			"Our system is detecting that you have already applied to this job. You cannot apply twice. " +
				"Please contact halo@bengkel-maju.example.com if you think there is an error",
		);
	});

	it("names the company in that message where its address signs a recruiter in", async () => {
		const { store } = test.deps;
		const contact = (contact_email: string) =>
			store.updateTable("companies").set({ contact_email }).where("title", "=", "Bengkel Maju").execute();
		const twice = applicant();
		await apply(twice);
		await contact("Taken@example.com");
		const { body } = await apply({ ...twice, phone: "6281234999" });
		expect(body.message).toMatch(/You cannot apply twice\. Please contact Bengkel Maju if you think/);
		await contact("halo@bengkel-maju.example.com");
	});

	it("rejects the same phone for the same job, and accepts it for another", async () => {
		const phone = "6281234567";
		expect((await apply(applicant({ phone }))).status).toBe(200);
		const again = await apply(applicant({ phone }));
		expect([again.status, again.body.message]).toEqual([422, "Phone number already registered"]);
		expect((await apply(applicant({ phone, file_cv: await storedCv(1) }), "ORBIT6")).status).toBe(200);
	});

	it("accepts applications without email if the job doesn't need one", async () => {
		const nobody = { email: undefined, email2: undefined };
		expect((await apply(applicant(nobody))).status).toBe(200);
		expect((await apply(applicant(nobody))).status).toBe(200);
	});

	it.each<[string, Fields, string[]]>([
		["no email", { email: undefined, email2: undefined }, ["email"]],
		["no address as email", { email: "a@b", email2: undefined }, ["email"]],
		["two emails", { email2: "else@example.com" }, ["email2"]],
		["no consent", { gdpr: false }, ["gdpr"]],
		["no compliance", { compliance: undefined }, ["compliance"]],
		["no name", { fullname: " " }, ["fullname"]],
		["a list as email", { email: ["a@b.co"] }, ["email"]],
		["a group as name", { fullname: { $gt: "" } }, ["fullname"]],
		["letters as phone", { phone: "call me" }, ["phone"]],
	])("rejects %s by the field's name", async (_, values, fields) => {
		const before = await countApplications();
		const answer = await apply(applicant({ file_cv: await storedCv(), ...values }), "ORBIT1");
		expect(answer.status).toBe(422);
		expect(fieldsOf(answer)).toEqual(fields);
		expect(await countApplications()).toBe(before);
	});

	it("rejects a missing CV if the job needs one", async () => {
		expect(fieldsOf(await apply(applicant(), "ORBIT1"))).toEqual(["file_cv"]);
	});

	it("rejects missing files and files of another company", async () => {
		const foreign = await storedCv(1);
		for (const filepath of [foreign, "companies/2/nothing.pdf", "../../etc/passwd"]) {
			const document_candidate = [{ document_type: "CV", attachment: [{ filename: "cv.pdf", filepath }] }];
			const answer = await apply(applicant({ document_candidate }));
			expect([answer.status, fieldsOf(answer)]).toEqual([422, ["document_candidate.0"]]);
			expect(fieldsOf(await apply(applicant({ file_cv: filepath })))).toEqual(["file_cv"]);
			const custom_fields = [{ id: 17, label: "Report", input_type: 7, value: foreign }];
			expect(fieldsOf(await apply(applicant({ custom_fields })))).toEqual(["custom_fields.0"]);
		}
	});

	it("rejects a CV that is no PDF or JPEG, and doesn't store it", async () => {
		const html = new File(["<!doctype html><script>1</script>"], "cv.pdf", { type: "application/pdf" });
		const before = await test.deps.store.selectFrom("uploads").select("id").execute();
		const answer = await apply(applicant(), "ORBIT1", undefined, { cv: html });
		expect(answer.status).toBe(415);
		expect(await test.deps.store.selectFrom("uploads").select("id").execute()).toEqual(before);
	});

	it("accepts a Word file as a CV only where the job does", async () => {
		const word = new File([Buffer.from("PK\u0003\u0004[Content_Types].xml", "latin1")], "cv.docx");
		const refused = await apply(applicant(), "ORBIT1", undefined, { cv: word });
		expect([refused.status, refused.body.errors]).toEqual([
			422,
			{ file_cv: ["The CV for this job must be a PDF or JPEG."] },
		]);
		expect((await apply(applicant({ job_id: "107" }), "ORBIT7", undefined, { cv: word })).status).toBe(200);
	});

	it("rejects applications to a closed job and an unknown code", async () => {
		const closed = await apply(applicant(), "ORBIT4");
		expect([closed.status, closed.body.message]).toEqual([422, "This job doesn't take applications."]);
		expect((await apply(applicant(), "ORBIT99")).status).toBe(404);
	});

	it("returns the first response to a repeated Idempotency-Key and creates nothing", async () => {
		const values = applicant();
		const first = await apply(values, "ORBIT2", "key-number-1");
		const before = await countApplications();
		const again = await apply(values, "ORBIT2", "key-number-1");
		// Each response contains its own private link.
		expect(again.body.application_token).not.toBe(first.body.application_token);
		const { application_token } = again.body;
		expect([again.status, again.body]).toEqual([200, { ...first.body, application_token }]);
		expect(await countApplications()).toBe(before);
	});

	it("rejects an Idempotency-Key that was used for something else", async () => {
		const values = applicant();
		expect((await apply(values, "ORBIT2", "key-number-2")).status).toBe(200);
		expect((await apply({ ...values, fullname: "Another" }, "ORBIT2", "key-number-2")).status).toBe(422);
	});

	it("accepts a corrected application under the same key", async () => {
		const values = applicant();
		expect((await apply({ ...values, gdpr: false }, "ORBIT2", "key-number-3")).status).toBe(422);
		expect((await apply(values, "ORBIT2", "key-number-3")).status).toBe(200);
	});

	it("creates one application for simultaneous requests with one key", async () => {
		const values = applicant();
		const before = await countApplications();
		const answers = await Promise.all(Array.from({ length: 8 }, () => apply(values, "ORBIT2", "key-number-4")));
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
		expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
		expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.interview_code)).size).toBe(1);
		expect(await countApplications()).toBe(before + 1);
	});

	it("creates one application for simultaneous requests without a key", async () => {
		const values = applicant();
		const statuses = (await Promise.all([apply(values), apply(values), apply(values)])).map(({ status }) => status);
		expect(statuses.sort()).toEqual([200, 422, 422]);
	});
});

describe("applying in the EU region", () => {
	it("returns a code of that region", async () => {
		const test = await openApp({ region: "eu" });
		const cv = { cv: pdf() };
		const answer = await send(test.app, "/public/ORBIT1%2BEU", { method: "POST", body: form(applicant(), cv) });
		const { interview_code, url } = applicationResult.parse(answer.body);
		expect(interview_code).toMatch(/^[A-Z2-9]{8}\+EU$/);
		expect(url).toBe(`http://backend.test/code/${interview_code?.slice(0, 8)}%2BEU`);
		await test.close();
	});
});
