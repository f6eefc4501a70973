import { describeBackend } from "../support/backend/engines";
import { idIn, JOB, JobEditor, NEW } from "../support/backend/job-editor";
import { filled, formIn } from "../support/backend/job-form";
import { addRecruiter, signedIn } from "../support/backend/recruiter";
import { applicant, form as formData, send } from "../support/backend/requests";

describeBackend("the job editor", (test) => {
	let editor: JobEditor;

	beforeAll(async () => {
		editor = await JobEditor.open(test);
		test.deps.site.picture = async () => new Uint8Array([1, 2, 3]);
	});

	it("saves a draft that nobody else sees, and publishes it with a purge", async () => {
		const saved = await editor.browser.post(NEW, filled(await editor.newForm(), { title: "Night Baker" }, "save"));
		const path = `/companies/3/jobs/${idIn(saved.location)}`;
		expect(saved.location).toBe(`${path}/edit?note=draft`);
		const draft = await editor.rowOf(idIn(path));
		expect(draft).toMatchObject({ state: "draft", title: "Night Baker", published_at: null });
		expect((await editor.detailOf(draft.open_code)).status).toBe(404);
		expect((await send(test.app, `/public/companies/bengkel-maju/jobs/${draft.slug}`)).status).toBe(404);
		expect((await editor.browser.visit(path)).text).toContain("Only your company can see this draft");
		const refused = await editor.browser.post(`${path}/edit`, filled(await editor.editForm(path), {}, "publish"));
		expect(refused.status).toBe(422);
		expect(refused.text).toContain("About the job is missing.");
		const purging = editor.nextPurge();
		const published = await editor.browser.post(`${path}/edit`, filled(await editor.editForm(path), JOB, "publish"));
		expect(published.location).toBe(`${path}?note=published`);
		const { detail } = await editor.detailOf(draft.open_code);
		expect(detail?.job).toMatchObject({
			title: "Night Baker",
			city: "Semarang",
			aboutDescription: "<p>We <strong>bake</strong> at night.</p>",
		});
		expect(detail).toMatchObject({ invite: true, preview: false });
		expect(await purging).toEqual({ codes: [draft.open_code], companies: [expect.stringMatching(/^[a-z-]+$/)] });
	});

	it("notices that somebody else has changed the job, names the differences, and saves on the second try", async () => {
		const { path, id } = await editor.publish();
		const mine = await editor.editForm(path);
		await editor.browser.post(`${path}/edit`, filled(await editor.editForm(path), { city: "Solo" }, "save"));
		const conflict = await editor.browser.post(`${path}/edit`, filled(mine, { title: "Day Baker" }, "save"));
		expect(conflict.status).toBe(409);
		expect(conflict.text).toContain("Somebody else has changed this job");
		expect(conflict.text).toContain("What differs: Title, City.");
		expect(await editor.rowOf(id)).toMatchObject({ title: "Night Baker" });
		await editor.browser.post(`${path}/edit`, filled(formIn(conflict.html), {}, "save"));
		expect(await editor.rowOf(id)).toMatchObject({ title: "Day Baker" });
	});

	it("previews what is being written, for a day, closed to applications and search engines", async () => {
		const refused = await editor.browser.post(NEW, filled(await editor.newForm(), {}, "preview"));
		expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("Title is missing.")]);
		const answer = await editor.browser.post(NEW, filled(await editor.newForm(), { title: "Soon" }, "preview"));
		const [, code = ""] = /\/(PREVIEW\w{20})\?from=form$/.exec(answer.location ?? "") ?? [];
		const shown = await editor.browser.visit(answer.location ?? "");
		expect(shown.text).toContain("Your form is still open in its own window.");
		expect(shown.html).toContain(`<iframe class="phone" src="http://site.test/p/${code}"`);
		expect(shown.headers.get("content-security-policy")).toContain("frame-src http://site.test;");
		const { detail } = await editor.detailOf(code);
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
		expect((await editor.detailOf(code)).status).toBe(404);
		test.deps.now = now;
	});

	it("closes a job in two steps, and opens it again", async () => {
		const { path, row } = await editor.publish({ email_required: "1", cv: "0" });
		const asked = await editor.browser.visit(`${path}/close`);
		expect(asked.text).toContain("Close this job?");
		expect((await editor.rowOf(String(row.id))).state).toBe("open");
		const purging = editor.nextPurge();
		expect((await editor.browser.post(`${path}/close`)).location).toBe(`${path}?note=closed`);
		expect((await purging).codes).toEqual([row.open_code]);
		expect((await editor.detailOf(row.open_code)).detail?.job.closed).toBe(true);
		const list = await send(test.app, "/sitemap");
		expect(JSON.stringify(list.body)).not.toContain(row.open_code);
		expect((await editor.browser.visit(path)).text).toContain("Closed");
		await editor.browser.post(`${path}/reopen`);
		expect((await editor.detailOf(row.open_code)).detail?.job.closed).toBe(false);
		expect(await editor.rowOf(String(row.id))).toMatchObject({ state: "open", closes_at: null });
	});

	it("asks for a new due date before a job can be open again", async () => {
		const { id, path } = await editor.publish({ due_date: "2099-01-31" });
		const past = { due_date: "2020-01-31", closes_at: "2020-01-31T16:59:59.999Z" };
		await test.deps.store.updateTable("jobs").set(past).where("id", "=", Number(id)).execute();
		expect((await editor.browser.visit(path)).text).toContain("The due date has passed");
		expect((await editor.browser.post(`${path}/reopen`)).location).toBe(`${path}/edit?note=reopen#due_date`);
	});

	it("refuses a due date that has passed, unless it is a draft's or was there before", async () => {
		const PAST = { due_date: "2020-01-31" };
		const refused = await editor.browser.post(NEW, filled(await editor.newForm(), { ...JOB, ...PAST }, "publish"));
		expect(refused.status).toBe(422);
		expect(refused.text).toContain("Last day for applications has passed; choose today or a later day.");
		const draft = await editor.browser.post(NEW, filled(await editor.newForm(), { ...JOB, ...PAST }, "save"));
		expect(draft.location).toMatch(/note=draft$/);
		const { id, path } = await editor.publish({ due_date: "2099-01-31" });
		const change = async (values: Record<string, string>) =>
			(await editor.browser.post(`${path}/edit`, filled(await editor.editForm(path), values, "save"))).status;
		expect(await change(PAST)).toBe(422);
		await test.deps.store.updateTable("jobs").set(PAST).where("id", "=", Number(id)).execute();
		expect(await change({ title: "Early Baker" })).toBe(303);
	});

	it("copies a job to a draft, and deletes drafts only", async () => {
		const { path, row } = await editor.publish();
		const copied = await editor.browser.post(`${path}/copy`);
		const copy = `/companies/3/jobs/${idIn(copied.location)}`;
		expect(await editor.rowOf(idIn(copy))).toMatchObject({
			title: "Night Baker (copy)",
			state: "draft",
			content: row.content,
		});
		expect((await editor.browser.visit(`${copy}/delete`)).text).toContain("never public");
		expect((await editor.browser.post(`${copy}/delete`)).location).toBe("/companies/3/dashboard?note=draftDeleted");
		expect((await editor.browser.visit(copy)).status).toBe(404);
		expect((await editor.browser.post(`${path}/delete`)).location).toBe(path);
		expect(await editor.rowOf(String(row.id))).toMatchObject({ id: row.id });
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
		expect(await editor.rowOf(idIn(refused.location))).toMatchObject({ state: "draft", unlisted: 1 });
		expect((await own.visit(refused.location ?? "")).text).toContain("Confirm your email address before you publish");
		await store.updateTable("users").set({ confirmed_at: "2026-01-02T00:00:00.000Z" }).where("id", "=", user).execute();
		expect((await own.post(path, sent)).location).toMatch(/note=published$/);
	});

	it("shares a link, a QR code and a picture", async () => {
		const { path, row } = await editor.publish();
		const page = await editor.browser.visit(path);
		expect(page.html).toContain(`http://site.test/p/${row.open_code}`);
		const code = await editor.browser.send(`${path}/qr.svg`);
		expect([code.headers.get("content-type"), await code.text()]).toEqual([
			"image/svg+xml",
			expect.stringMatching(/^<svg/),
		]);
		const picture = await editor.browser.send(`${path}/picture.png`);
		expect([picture.headers.get("content-type"), (await picture.arrayBuffer()).byteLength]).toEqual(["image/png", 3]);
		test.deps.site.picture = async () => null;
		expect((await editor.browser.send(`${path}/picture.png`)).status).toBe(503);
	});

	it("points out pay with one end", async () => {
		const { path } = await editor.publish({ "salary.min": "5000000" });
		expect((await editor.browser.visit(path)).text).toContain("The pay has no upper end");
	});

	it("loads one script of its own, and nothing else", async () => {
		const { headers, html } = await editor.browser.visit(NEW);
		expect(headers.get("content-security-policy")).toContain("script-src 'self';");
		const [, address = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
		for (const path of [address, "/look/clean-paste.mjs", "/look/file-field.mjs"]) {
			const script = await editor.browser.send(path);
			expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
		}
		expect((await editor.browser.visit("/companies/3/dashboard")).headers.get("content-security-policy")).not.toContain(
			"script-src",
		);
	});
});
