import { createApp } from "@/backend/region/app";
import { describeBackend } from "../support/backend/engines";
import { RecruiterBrowser } from "../support/backend/recruiter";
import { applicant, form, send } from "../support/backend/requests";

describeBackend("the page of an interview code", (test) => {
	const visit = (code: string, language = "en") => new RecruiterBrowser(test, language).visit(`/code/${code}`);

	/** The same region, told where interviews are done. */
	const elsewhere = () => {
		const deps = { ...test.deps, interviewUrl: "https://interviews.example.com/start?code={code}" };
		return new RecruiterBrowser({ ...test, deps, app: createApp(deps) });
	};

	async function apply(openCode: string, jobId: string): Promise<string> {
		const body = form(applicant({ job_id: jobId, company_id: "3", interview_code: openCode }));
		const sent = await send(test.app, `/public/${openCode}`, { method: "POST", body });
		expect(sent.status).toBe(200);
		return String(sent.body.interview_code);
	}

	it("says that the application arrived, what the code is for and what to do next, and offers no start here", async () => {
		const code = await apply("ORBIT2", "102");
		const { text, html } = await visit(code.toLowerCase());
		expect(text).toContain("Your application has arrived: ");
		expect(text).toContain(`Your interview code ${code} The code opens your interview for this job.`);
		expect(text).toContain("The interview isn't done on this page: Bengkel Maju will tell you where");
		expect(text).toContain("Check your camera, microphone and connection");
		expect(html).toContain('href="http://site.test/application/lost-link"');
		expect(html).toContain('href="mailto:halo@bengkel-maju.example.com"');
		expect(text).not.toContain("Start the interview");

		const { applications } = await changed(code, { answered_at: "2026-11-24T08:00:00.000Z" });
		expect(applications).toBe(1);
		expect((await visit(code)).text).toContain("Your interview is done Bengkel Maju has your answers");
		expect((await send(test.app, `/code/${code}?debug=false`)).body).toMatchObject({ ended: "done" });
	});

	async function changed(code: string, values: { answered_at: string } | { withdrawn_at: string }) {
		const { store } = test.deps;
		const id = store.selectFrom("interview_codes").select("application_id").where("code", "=", code);
		const { numUpdatedRows } = await store
			.updateTable("applications")
			.set(values)
			.where("id", "=", id)
			.executeTakeFirst();
		return { applications: Number(numUpdatedRows) };
	}

	it("says that the application was withdrawn, and names nobody", async () => {
		const code = await apply("ORBIT2", "102");
		await changed(code, { withdrawn_at: "2026-11-24T08:00:00.000Z" });
		const { status, text } = await visit(code.toLowerCase());
		expect(status).toBe(410);
		expect(text).toContain("The application with this code was withdrawn");
		expect(text).not.toContain("Bengkel Maju");
		expect((await visit(code, "id")).text).toContain("Lamaran dengan kode ini sudah ditarik");
		const entered = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ code }) };
		expect(text).toContain("your application's page tells you its address");
		expect((await send(test.app, `/code/${code}?debug=false`)).body).toEqual({
			interview_code: code,
			ended: "withdrawn",
		});
		const { body } = await send(test.app, "/api/popupcode", entered);
		expect(body.url).toMatch(/^The application with this code was withdrawn/);
	});

	it("names the company's address for the code of a withdrawn application only where there is one", async () => {
		const code = await apply("ORBIT2", "102");
		await changed(code, { withdrawn_at: "2026-11-24T08:00:00.000Z" });
		const companies = test.deps.store.updateTable("companies").where("id", "=", 3);
		await companies.set({ contact_email: "" }).execute();
		expect((await visit(code)).text).toContain("Ask the company. Get the link");
		await companies.set({ contact_email: "halo@bengkel-maju.example.com" }).execute();
	});

	it("leads to the place that the operator has named, by the interview's device", async () => {
		for (const [code, device] of [
			["DEMO1234", "on a computer or on a phone"],
			["DEMODESK1", "The interview is done on a computer."],
			["demoapp1", "The interview is done on a phone."],
		] as const) {
			const { text, html } = await elsewhere().visit(`/code/${code}`);
			expect(text).toContain(device);
			expect(text).toContain("Start the interview");
			expect(html).toContain(`href="https://interviews.example.com/start?code=${code.toUpperCase()}"`);
		}
	});

	it("says that a job has no interview", async () => {
		const { id } = await test.deps.store
			.selectFrom("jobs")
			.select("id")
			.where("open_code", "=", "ORBIT8")
			.executeTakeFirstOrThrow();
		const row = { code: "NOCALL23", code_key: "nocall23", job_id: id, application_id: null, created_at: "" };
		await test.deps.store.insertInto("interview_codes").values(row).execute();
		expect((await visit("NOCALL23")).text).toContain("There is no interview for this job.");
		expect((await send(test.app, "/code/NOCALL23?debug=false")).body).toMatchObject({ ended: "none" });
	});

	it("says when the time for an application's interview is over, in both languages", async () => {
		const code = await apply("ORBIT2", "102");
		const jobs = test.deps.store.updateTable("jobs").where("id", "=", 102);
		await jobs.set({ closes_at: "2026-01-08T16:59:00.000Z" }).execute();
		const { text } = await visit(code);
		expect(text).toContain("The time for this interview is over The last day was 8 January 2026 at 23:59 (GMT+7).");
		expect(text).not.toContain("whenever it suits you");
		expect((await send(test.app, `/code/${code}?debug=false`)).body).toMatchObject({ ended: "over" });
		expect((await visit(code, "id")).text).toContain("Waktu wawancara ini sudah habis Tenggatnya 8 Januari 2026");

		const { content } = await test.deps.store
			.selectFrom("jobs")
			.select("content")
			.where("id", "=", 102)
			.executeTakeFirstOrThrow();
		await jobs.set({ content: JSON.stringify({ ...JSON.parse(content), delay_start: 2 }) }).execute();
		expect((await visit(code)).text).not.toContain("The time for this interview is over");
		await jobs.set({ content, closes_at: null }).execute();
		expect((await visit(code)).text).toContain("Your application has arrived");
	});

	it("speaks the language that its link names, whatever the browser prefers", async () => {
		const { html } = await visit("DEMO1234?language=id");
		expect(html).toMatch(/<html lang="id"/);
		expect(html).toContain("Kode wawancaramu");
		expect((await visit("DEMO1234?language=en", "id")).html).toMatch(/<html lang="en"/);
	});

	it("helps with a code that nobody knows", async () => {
		const { status, text, html } = await visit("NOSUCH1");
		expect(status).toBe(404);
		expect(text).toContain("We don't know this code");
		expect(html).toContain('href="http://site.test/enter-code"');
	});
});
