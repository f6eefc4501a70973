import { readContent } from "@/backend/job/content";
import { readJobs } from "@/backend/job-import/read-jobs";
import type { Changed } from "@/backend/site/site";
import { jobDetail } from "@/lib/contract/schemas/job";
import { describeBackend } from "../support/backend/engines";
import { filled, formIn } from "../support/backend/job-form";
import { addRecruiter, type RecruiterBrowser, signedIn } from "../support/backend/recruiter";
import { applicant, form as formData, send } from "../support/backend/requests";

const NEW = "/companies/3/jobs/new";
const JOB = { title: "Night Baker", city: "Semarang", country: "ID", aboutDescription: "We **bake** at night." };

describeBackend("the job editor", (test) => {
	let browser: RecruiterBrowser;

	beforeAll(async () => {
		browser = await signedIn(test, await addRecruiter(test, { companies: [3] }));
		test.deps.site.purge = async () => undefined;
		test.deps.site.picture = async () => new Uint8Array([1, 2, 3]);
	});

	/** What is dropped from the site's cache next. */
	const nextPurge = () =>
		new Promise<Changed>((resolve) => {
			test.deps.site.purge = async (changed) => resolve(changed);
		});

	const newForm = async () => formIn((await browser.visit(NEW)).html);
	const rowOf = (id: string) =>
		test.deps.store.selectFrom("jobs").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow();
	const idIn = (location: string | null) => /jobs\/(\d+)/.exec(location ?? "")?.[1] ?? "";
	const detailOf = async (code: string) => {
		const { status, body } = await send(test.app, `/public/${encodeURIComponent(code)}`);
		return { status, detail: status === 200 ? jobDetail.parse(body) : undefined };
	};

	/** Publishes a job, and gives its id and its page. */
	async function publish(values: Record<string, string> = {}) {
		const answer = await browser.post(NEW, filled(await newForm(), { ...JOB, ...values }, "publish"));
		expect(answer.location).toMatch(/jobs\/\d+\?note=published$/);
		const id = idIn(answer.location);
		return { id, path: `/companies/3/jobs/${id}`, row: await rowOf(id) };
	}

	const editForm = async (path: string) => formIn((await browser.visit(`${path}/edit`)).html);

	it("saves a draft that nobody else sees, and publishes it with a purge", async () => {
		const saved = await browser.post(NEW, filled(await newForm(), { title: "Night Baker" }, "save"));
		const path = `/companies/3/jobs/${idIn(saved.location)}`;
		expect(saved.location).toBe(`${path}/edit?note=draft`);
		const draft = await rowOf(idIn(path));
		expect(draft).toMatchObject({ state: "draft", title: "Night Baker", published_at: null });
		expect((await detailOf(draft.open_code)).status).toBe(404);
		expect((await send(test.app, `/public/companies/bengkel-maju/jobs/${draft.slug}`)).status).toBe(404);
		expect((await browser.visit(path)).text).toContain("Nobody but your company sees this draft");
		const refused = await browser.post(`${path}/edit`, filled(await editForm(path), {}, "publish"));
		expect(refused.status).toBe(422);
		expect(refused.text).toContain("About the job is missing.");
		const purging = nextPurge();
		const published = await browser.post(`${path}/edit`, filled(await editForm(path), JOB, "publish"));
		expect(published.location).toBe(`${path}?note=published`);
		const { detail } = await detailOf(draft.open_code);
		expect(detail?.job).toMatchObject({
			title: "Night Baker",
			city: "Semarang",
			aboutDescription: "<p>We <strong>bake</strong> at night.</p>",
		});
		expect(detail).toMatchObject({ invite: true, preview: false });
		expect(await purging).toEqual({ codes: [draft.open_code], companies: [expect.stringMatching(/^[a-z-]+$/)] });
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
		const sent = filled(await newForm(), wrong, "publish");
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
		const page = await browser.post(NEW, sent);
		expect(page.status).toBe(422);
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
		browser.cookies.set("language", "id");
		expect((await browser.post(NEW, sent)).text).toContain("Judul belum diisi.");
		browser.cookies.delete("language");
	});

	it("adds, moves and removes questions and documents without losing anything", async () => {
		let form = filled(await newForm(), { title: "Typed", kind: "checkboxes" }, "add-question");
		let page = await browser.post(NEW, form);
		expect([page.status, page.html.match(/autofocus/g)?.length]).toEqual([200, 1]);
		form = filled(
			formIn(page.html),
			{ "additionalField.0.label": "First", "additionalField.0.options": "a\nb", kind: "experience" },
			"add-question",
		);
		page = await browser.post(NEW, form);
		expect(formIn(page.html).get("additionalField.1.id")).toBe("77");
		page = await browser.post(NEW, filled(formIn(page.html), {}, "question-up-1"));
		expect(formIn(page.html).get("additionalField.0.id")).toBe("77");
		expect([
			formIn(page.html).get("additionalField.1.label"),
			formIn(page.html).get("additionalField.1.options"),
		]).toEqual(["First", "a\nb"]);
		page = await browser.post(NEW, filled(formIn(page.html), {}, "question-remove-0"));
		expect(formIn(page.html).get("additionalField.0.label")).toBe("First");
		page = await browser.post(NEW, filled(formIn(page.html), {}, "add-document"));
		expect(formIn(page.html).get("document_list.1.type")).toBe("");
		expect(formIn(page.html).get("title")).toBe("Typed");
	});

	it("writes every setting, and shows it again as it was", async () => {
		const base = filled(
			await newForm(),
			{
				...JOB,
				jobType: "Part time",
				"salary.min": "5.000.000",
				"salary.max": "6.000.000",
				due_date: "2099-01-31",
				timezone: "Asia/Makassar",
				responsibility: "- Bake\n- Clean",
				call_action_message: "Join us",
				cv: "1",
				document_type: "Company Profile",
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
		const answer = await browser.post(NEW, base);
		const row = await rowOf(idIn(answer.location));
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
		const saved = await browser.post(`${path}/edit`, filled(await editForm(path), {}, "save"));
		expect(saved.location).toBe(`${path}?note=saved`);
		expect({ ...(await rowOf(String(row.id))), updated_at: row.updated_at }).toEqual(row);
	});

	it("notices that somebody else has changed the job, names the differences, and saves on the second try", async () => {
		const { path, id } = await publish();
		const mine = await editForm(path);
		await browser.post(`${path}/edit`, filled(await editForm(path), { city: "Solo" }, "save"));
		const conflict = await browser.post(`${path}/edit`, filled(mine, { title: "Day Baker" }, "save"));
		expect(conflict.status).toBe(409);
		expect(conflict.text).toContain("Somebody else has changed this job");
		expect(conflict.text).toContain("It differs in: Title, City.");
		expect(await rowOf(id)).toMatchObject({ title: "Night Baker" });
		await browser.post(`${path}/edit`, filled(formIn(conflict.html), {}, "save"));
		expect(await rowOf(id)).toMatchObject({ title: "Day Baker" });
	});

	it("previews what is being written, for a day, closed to applications and search engines", async () => {
		const refused = await browser.post(NEW, filled(await newForm(), {}, "preview"));
		expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("Title is missing.")]);
		const answer = await browser.post(NEW, filled(await newForm(), { title: "Soon" }, "preview"));
		const code = answer.location?.split("/").at(-1) ?? "";
		expect(code).toMatch(/^PREVIEW\w{20}$/);
		const shown = await browser.visit(answer.location ?? "");
		expect(shown.html).toContain(`<iframe class="phone" src="http://site.test/p/${code}"`);
		expect(shown.headers.get("content-security-policy")).toContain("frame-src http://site.test;");
		const { detail } = await detailOf(code);
		expect(detail).toMatchObject({
			preview: true,
			job: { title: "Soon", unlisted: true, open_code: code },
			google_job_ids: [],
		});
		const sent = await send(test.app, `/public/${code}`, {
			method: "POST",
			body: formData(applicant({ interview_code: code })),
		});
		expect([sent.status, JSON.stringify(sent.body)]).toEqual([422, expect.stringMatching(/application/i)]);
		const other = await signedIn(test, await addRecruiter(test, { companies: [2] }));
		expect((await other.visit(answer.location ?? "")).status).toBe(404);
		const { now } = test.deps;
		test.deps.now = () => new Date(Date.now() + 86_500_000);
		expect((await detailOf(code)).status).toBe(404);
		test.deps.now = now;
	});

	it("closes a job in two steps, and opens it again", async () => {
		const { path, row } = await publish({ email_required: "1", cv: "0" });
		const asked = await browser.visit(`${path}/close`);
		expect(asked.text).toContain("Close this job?");
		expect((await rowOf(String(row.id))).state).toBe("open");
		const purging = nextPurge();
		expect((await browser.post(`${path}/close`)).location).toBe(`${path}?note=closed`);
		expect((await purging).codes).toEqual([row.open_code]);
		expect((await detailOf(row.open_code)).detail?.job.closed).toBe(true);
		const list = await send(test.app, "/sitemap");
		expect(JSON.stringify(list.body)).not.toContain(row.open_code);
		expect((await browser.visit(path)).text).toContain("Closed");
		await browser.post(`${path}/reopen`);
		expect((await detailOf(row.open_code)).detail?.job.closed).toBe(false);
		expect(await rowOf(String(row.id))).toMatchObject({ state: "open", closes_at: null });
	});

	it("asks for a new due date before a job can be open again", async () => {
		const { path } = await publish({ due_date: "2020-01-31" });
		expect((await browser.visit(path)).text).toContain("The due date is over");
		expect((await browser.post(`${path}/reopen`)).location).toBe(`${path}/edit?note=reopen#due_date`);
	});

	it("copies a job to a draft, and deletes drafts only", async () => {
		const { path, row } = await publish();
		const copied = await browser.post(`${path}/copy`);
		const copy = `/companies/3/jobs/${idIn(copied.location)}`;
		expect(await rowOf(idIn(copy))).toMatchObject({
			title: "Night Baker (copy)",
			state: "draft",
			content: row.content,
		});
		expect((await browser.visit(`${copy}/delete`)).text).toContain("gone for good");
		expect((await browser.post(`${copy}/delete`)).location).toBe("/companies/3/dashboard?note=draftDeleted");
		expect((await browser.visit(copy)).status).toBe(404);
		expect((await browser.post(`${path}/delete`)).location).toBe(path);
		expect(await rowOf(String(row.id))).toMatchObject({ id: row.id });
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
		const after = readContent((await rowOf("101")).content);
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

	it("publishes for confirmed accounts only, and lists no job of a company that nobody has looked at", async () => {
		const { store } = test.deps;
		const company = await store.selectFrom("companies").selectAll().where("id", "=", 3).executeTakeFirstOrThrow();
		await store
			.insertInto("companies")
			.values({ ...company, id: 993, slug: "unseen", listed: 0 })
			.execute();
		const user = await addRecruiter(test, { companies: [993], confirmed_at: null });
		const own = await signedIn(test, user);
		const path = "/companies/993/jobs/new";
		const sent = filled(formIn((await own.visit(path)).html), { ...JOB, visibility: "search" }, "publish");
		const refused = await own.post(path, sent);
		expect(refused.location).toMatch(/edit\?note=unconfirmed$/);
		expect(await rowOf(idIn(refused.location))).toMatchObject({ state: "draft", unlisted: 1 });
		expect((await own.visit(refused.location ?? "")).text).toContain("Confirm your email address before you publish");
		await store.updateTable("users").set({ confirmed_at: "2026-01-02T00:00:00.000Z" }).where("id", "=", user).execute();
		expect((await own.post(path, sent)).location).toMatch(/note=published$/);
	});

	it("shares a link, a QR code and a picture", async () => {
		const { path, row } = await publish();
		const page = await browser.visit(path);
		expect(page.html).toContain(`http://site.test/p/${row.open_code}`);
		const code = await browser.send(`${path}/qr.svg`);
		expect([code.headers.get("content-type"), await code.text()]).toEqual([
			"image/svg+xml",
			expect.stringMatching(/^<svg/),
		]);
		const picture = await browser.send(`${path}/picture.png`);
		expect([picture.headers.get("content-type"), (await picture.arrayBuffer()).byteLength]).toEqual(["image/png", 3]);
		test.deps.site.picture = async () => null;
		expect((await browser.send(`${path}/picture.png`)).status).toBe(503);
	});

	it("points out pay with one end", async () => {
		const { path } = await publish({ "salary.min": "5000000" });
		expect((await browser.visit(path)).text).toContain("The pay names no upper end");
	});

	it("loads one script of its own, and nothing else", async () => {
		const { headers, html } = await browser.visit(NEW);
		expect(headers.get("content-security-policy")).toContain("script-src 'self';");
		const [, address = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
		for (const path of [address, "/look/clean-paste.mjs"]) {
			const script = await browser.send(path);
			expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
		}
		expect((await browser.visit("/companies/3/dashboard")).headers.get("content-security-policy")).not.toContain(
			"script-src",
		);
	});
});
