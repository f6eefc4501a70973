import { readContent } from "@/backend/job/content";
import { readJobs } from "@/backend/job-import/read-jobs";
import { describeBackend } from "../support/backend/engines";
import { idIn, JOB, JobEditor, NEW } from "../support/backend/job-editor";
import { filled, formIn } from "../support/backend/job-form";
import { addRecruiter, signedIn } from "../support/backend/recruiter";

describeBackend("the form of a job", (test) => {
	let editor: JobEditor;

	beforeAll(async () => {
		editor = await JobEditor.open(test);
	});

	it("says what is required, and a job with only that can be published", async () => {
		const { browser } = editor;
		expect((await browser.visit(NEW)).text).toContain("Only the title and “About the job” are required.");
		const least = { title: "Night Baker", aboutDescription: "We bake at night." };
		expect((await browser.post(NEW, filled(await editor.newForm(), least, "publish"))).location).toMatch(
			/note=published/,
		);
	});

	it("refuses the same values as the import, in the same words, and keeps everything that was typed", async () => {
		const wrong = {
			title: "",
			country: "Atlantis",
			"salary.min": "9000000",
			"salary.max": "8000000",
			"salary.currency": "RUPIAH",
			due_date: "31-01-2027",
			timezone: "Mars",
			language: "tlhIngan?",
			aboutDescription: "",
			call_action_message: "x".repeat(61),
		};
		const sent = filled(await editor.newForm(), wrong, "publish");
		for (const [name, value] of [
			["additionalField.0.id", "5"],
			["additionalField.0.input_type", "2"],
			["additionalField.0.options", "One"],
			["additionalField.0.maxOptions", "many"],
			["additionalField.1.id", "6"],
			["additionalField.1.label", "Years"],
			["additionalField.1.input_type", "3"],
			["additionalField.1.min", "7"],
			["additionalField.1.max", "3"],
			["document_list.1.type", "Portfolio"],
			["document_list.1.option_value", "2"],
			["document_list.2.type", "portfolio"],
			["document_list.2.option_value", "1"],
		] as const)
			sent.set(name, value);
		const page = await editor.browser.post(NEW, sent);
		expect(page.status).toBe(422);
		expect(page.text).toContain("The job isn't published yet, but nothing you typed is lost.");
		const file = readJobs(
			JSON.stringify({
				company: "Bengkel Maju",
				country: "Atlantis",
				salary: { currency: "RUPIAH", min: "9000000", max: "8000000", unit: "MONTH" },
				due_date: "31-01-2027",
				timezone: "Mars",
				language: "tlhIngan?",
				call_action_message: "x".repeat(61),
				additionalField: [
					{ id: 5, input_type: 2, options: ["One"], maxOptions: "many" },
					{ id: 6, label: "Years", input_type: 3, min: 7, max: 3 },
				],
				document_list: [
					{ type: "CV", option_value: 2 },
					{ type: "Portfolio", option_value: 2 },
					{ type: "portfolio", option_value: 1 },
				],
			}),
		);
		expect(file.problems.length).toBeGreaterThanOrEqual(12);
		for (const { reason } of file.problems) expect(page.text).toContain(`${reason}.`);
		const kept = formIn(page.html);
		for (const [name, value] of sent)
			if (!["do", "country"].includes(name))
				expect([name, kept.getAll(name)]).toEqual([name, expect.arrayContaining([value])]);
		expect(kept.get("country")).toBe("Atlantis");
		const ids = [...page.html.matchAll(/<li><a href="#([^"]+)"/g)].map(([, id]) => id);
		for (const id of ids) expect(page.html).toContain(`id="${id}"`);
		editor.browser.cookies.set("language", "id");
		expect((await editor.browser.post(NEW, sent)).text).toContain("Judul belum diisi.");
		editor.browser.cookies.delete("language");
	});

	it("adds, moves and removes questions and documents without losing anything", async () => {
		let form = filled(await editor.newForm(), { title: "Typed", kind: "checkboxes" }, "add-question");
		let page = await editor.browser.post(NEW, form);
		expect([page.status, page.html.match(/autofocus/g)?.length]).toEqual([200, 1]);
		form = filled(
			formIn(page.html),
			{ "additionalField.0.label": "First", "additionalField.0.options": "a\nb", kind: "experience" },
			"add-question",
		);
		page = await editor.browser.post(NEW, form);
		expect(formIn(page.html).get("additionalField.1.id")).toBe("77");
		page = await editor.browser.post(NEW, filled(formIn(page.html), {}, "question-up-1"));
		expect(formIn(page.html).get("additionalField.0.id")).toBe("77");
		expect([
			formIn(page.html).get("additionalField.1.label"),
			formIn(page.html).get("additionalField.1.options"),
		]).toEqual(["First", "a\nb"]);
		page = await editor.browser.post(NEW, filled(formIn(page.html), {}, "question-remove-0"));
		expect(formIn(page.html).get("additionalField.0.label")).toBe("First");
		page = await editor.browser.post(NEW, filled(formIn(page.html), {}, "add-document"));
		expect(formIn(page.html).get("document_list.1.type")).toBe("");
		expect(formIn(page.html).get("title")).toBe("Typed");
	});

	it("writes every setting, and shows it again as it was", async () => {
		const base = filled(
			await editor.newForm(),
			{
				...JOB,
				jobType: "Part time",
				region: "West Java",
				other_places: "Surabaya, Jawa Timur, Indonesia\r\n\r\n Berlin, Germany \r\nCimahi",
				hybrid: "1",
				department: "Bakery",
				"salary.min": "5.000.000",
				"salary.max": "6.000.000",
				due_date: "2099-01-31",
				timezone: "Asia/Makassar",
				responsibility: "- Bake\n- Clean",
				call_action_message: "Join us",
				cv: "1",
				document_type: "Company Profile",
				takes_word: "1",
				whatsapp_notification: "1",
				after: "none",
				device_type: "2",
				compliance: "I may work at night.",
			},
			"publish",
		);
		for (const [i, input_type] of ["0", "1", "2", "3", "4", "5", "6", "7"].entries()) {
			base.set(`additionalField.${i}.id`, String(200 + i));
			base.set(`additionalField.${i}.label`, `Question ${i}`);
			base.set(`additionalField.${i}.input_type`, input_type);
			base.set(`additionalField.${i}.options`, "One\nTwo");
			base.set(`additionalField.${i}.maxWords`, "50");
			base.set(`additionalField.${i}.max`, "10");
			base.set(`additionalField.${i}.accept`, ".PDF, docx");
		}
		base.set("document_list.1.type", "Portfolio");
		base.set("document_list.1.option_value", "2");
		const answer = await editor.browser.post(NEW, base);
		const row = await editor.rowOf(idIn(answer.location));
		expect(row).toMatchObject({
			no_assessment: 1,
			require_cv: 0,
			compliance_required: 1,
			closes_at: "2099-01-31T15:59:59.999Z",
		});
		const content = readContent(row.content);
		expect(content).toMatchObject({
			salary: { currency: "IDR", min: 5_000_000, max: 6_000_000, unit: "MONTH" },
			document_list: [
				{ type: "CV", option_value: 1 },
				{ type: "Portfolio", option_value: 2 },
			],
			device_type: 2,
			call_action_message: "Join us",
			document_type: "Company Profile",
			takes_word: true,
			region: "West Java",
			other_places: [
				{ city: "Surabaya", region: "Jawa Timur", country: "ID" },
				{ city: "Berlin", country: "DE" },
				{ city: "Cimahi" },
			],
			hybrid: true,
			department: "Bakery",
		});
		expect(content.additionalField.map(({ id, input_type, ...limits }) => [id, input_type, limits])).toEqual([
			[200, 0, expect.objectContaining({ maxWords: 50 })],
			[201, 1, expect.objectContaining({ maxWords: 50 })],
			[202, 2, expect.objectContaining({ options: ["One", "Two"] })],
			[203, 3, expect.objectContaining({ max: 10 })],
			[204, 4, expect.objectContaining({ options: ["One", "Two"] })],
			[205, 5, expect.objectContaining({ options: ["One", "Two"] })],
			[206, 6, expect.not.objectContaining({ options: expect.anything() })],
			[207, 7, expect.objectContaining({ accept: "pdf,docx" })],
		]);
		const path = `/companies/3/jobs/${row.id}`;
		const saved = await editor.browser.post(`${path}/edit`, filled(await editor.editForm(path), {}, "save"));
		expect(saved.location).toBe(`${path}?note=saved`);
		expect({ ...(await editor.rowOf(String(row.id))), updated_at: row.updated_at }).toEqual(row);
	});

	it("keeps the ids of questions and the values of their choices", async () => {
		const { store } = test.deps;
		const row = await store.selectFrom("jobs").selectAll().where("id", "=", 101).executeTakeFirstOrThrow();
		const own = await signedIn(test, await addRecruiter(test, { companies: [row.company_id] }));
		const path = `/companies/${row.company_id}/jobs/101/edit`;
		const before = readContent(row.content);
		const form = formIn((await own.visit(path)).html);
		await own.post(
			path,
			filled(form, { "additionalField.4.options": "Under 1 year\n1 year\nMore than 1 year" }, "save"),
		);
		const after = readContent((await editor.rowOf("101")).content);
		expect(after.additionalField.map(({ id }) => id)).toEqual(before.additionalField.map(({ id }) => id));
		expect(after.additionalField[4]?.options).toEqual([
			{ value: "0", label: "Under 1 year" },
			{ value: "1", label: "1 year" },
			{ value: "2", label: "More than 1 year" },
		]);
		expect([after.aboutDescription, after.introduction_video]).toEqual([
			before.aboutDescription,
			before.introduction_video,
		]);
	});
});
