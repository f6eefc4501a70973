import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deleteUnconfirmed } from "@/backend/account/delete-unconfirmed";
import { dryRun } from "@/backend/application/retention/dry-run";
import { retain } from "@/backend/application/retention/retain";
import { sweep } from "@/backend/region/housekeeping";
import { createUser, NEW_USER } from "../support/backend/accounts";
import { addDocumentRequest } from "../support/backend/document-requests";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, RecruiterBrowser } from "../support/backend/recruiter";
import { applicant, form, pdf, send } from "../support/backend/requests";
import { rowsWith } from "../support/backend/rows-with";
import { until } from "../support/runner/until";
import { untilNone } from "../support/runner/until-none";

const DAY_MS = 86_400_000;
const CLOSED = "2020-01-31T00:00:00.000Z";
const KEY = "1f1c7a5e-0d6a-4f0e-8a53-5f2d6f0b9c11";

describeBackend("retention", (test) => {
	/** The region, a time after the year that company 3 stores data for is over. */
	const at = (days: number) => ({
		...test.deps,
		now: () => new Date(Date.parse("2021-01-31T00:00:00.001Z") + days * DAY_MS),
	});

	/** A copy of ORBIT2, a job of company 3, that closed long ago. */
	const oldJob = 990_001;
	beforeAll(async () => {
		const { store } = test.deps;
		const job = await store.selectFrom("jobs").selectAll().where("id", "=", 102).executeTakeFirstOrThrow();
		const names = { id: oldJob, slug: "old-one", open_code: "OLDONE1", open_code_key: "oldone1" };
		await store
			.insertInto("jobs")
			.values({ ...job, ...names, closes_at: CLOSED })
			.execute();
	});

	const apply = async () => {
		const { email, ...rest } = applicant({ interview_code: "ORBIT2", job_id: "102" });
		const answer = await send(test.app, "/public/ORBIT2", { method: "POST", body: form({ ...rest, email }) });
		expect(answer.status).toBe(200);
		const found = test.deps.store.selectFrom("applications").select("id").where("email_key", "=", String(email));
		return (await found.executeTakeFirstOrThrow()).id;
	};

	const application = (id: string) =>
		test.deps.store.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();

	const request = (hash: string) =>
		test.deps.store.selectFrom("document_requests").selectAll().where("hash", "=", hash).executeTakeFirst();

	const storedFile = async () => {
		const body = form({ is_cv: 0 }, { file: pdf("card.pdf") });
		const answer = await send(test.app, "/companies/3/multi_document_save", { method: "POST", body });
		return String(answer.body.filepath);
	};

	const moveToOldJob = (id: string) =>
		test.deps.store.updateTable("applications").set({ job_id: oldJob }).where("id", "=", id).execute();

	it("deletes applications a week after their time is over, not before, and nothing else", async () => {
		const [old, young] = [await apply(), await apply()];
		await moveToOldJob(old);
		await retain(at(-2)).run({});
		expect(await application(old)).toMatchObject({ delete_at: null });
		await retain(at(0)).run({});
		expect(await application(old)).toMatchObject({ delete_at: "2021-02-07T00:00:00.001Z" });
		await retain(at(6)).run({});
		expect(await application(old)).toBeDefined();
		await retain(at(7)).run({});
		expect(await application(old)).toBeUndefined();
		expect(await application(young)).toBeDefined();
	});

	it("counts a job without a due date as closed since it takes no applications", async () => {
		const id = await apply();
		const { store } = test.deps;
		const setJob = (values: object) => store.updateTable("jobs").set(values).where("id", "=", oldJob).execute();
		await moveToOldJob(id);
		await setJob({ closes_at: null, updated_at: CLOSED });
		await retain(at(0)).run({});
		expect(await application(id)).toMatchObject({ delete_at: null });
		await setJob({ invite: 0 });
		await retain(at(0)).run({});
		expect(await application(id)).toMatchObject({ delete_at: "2021-02-07T00:00:00.001Z" });
		await setJob({ closes_at: CLOSED, invite: 1 });
	});

	it("leaves nothing of a candidate in any table or file, and touches no other file", async () => {
		const cv = await storedFile();
		const copy = `links/some-candidate/${"c".repeat(24)}.html`;
		const staged = join(test.dataDir, "copy.html");
		await writeFile(staged, "<p>Portfolio</p>");
		await test.deps.files.finish(copy, staged);
		const stranger = join(test.dataDir, "stranger.txt");
		await writeFile(stranger, "stays");
		const fullname = "Nirmala Tidak Tersisa";
		const links = [copy, "../../stranger.txt", "../stranger.txt", "links/../../stranger.txt"];
		const link_input = links.map((download_path) => ({
			value: "https://example.com/me",
			change: false,
			download_path,
		}));
		const entered = applicant({ interview_code: "ORBIT2", job_id: "102", fullname, file_cv: cv, link_input });
		const headers = { "idempotency-key": "retention-leaves-nothing" };
		const answer = await send(test.app, "/public/ORBIT2", { method: "POST", body: form(entered), headers });
		expect(answer.status).toBe(200);
		const [email, phone, code] = [entered.email, entered.phone, answer.body.interview_code].map(String);
		const { store, files } = test.deps;
		const { id } = await store
			.selectFrom("applications")
			.select("id")
			.where("email", "=", email ?? "")
			.executeTakeFirstOrThrow();
		const token = String(answer.body.application_token);
		for (const path of [`${token}/link`, `${token}/changes`]) {
			const body = JSON.stringify({ change: "withdraw" });
			const init = { method: "POST", body, headers: { "content-type": "application/json" } };
			expect((await send(test.app, `/public/applications/${path}`, init)).status).toBe(200);
		}
		const reminder = { id: `reminder:${id}:x`, kind: "reminder", payload: JSON.stringify({ application: id }) };
		await store
			.insertInto("tasks")
			.values({ ...reminder, created_at: CLOSED, run_at: "2099-01-01T00:00:00.000Z" })
			.execute();
		const { sha256 } = await store
			.selectFrom("uploads")
			.select("sha256")
			.where("filepath", "=", cv)
			.executeTakeFirstOrThrow();
		await moveToOldJob(id);
		await retain(at(0)).run({});
		await retain(at(7)).run({});
		const needles = [id, fullname, email, phone, code, cv, copy, sha256].map((needle) => needle ?? "-");
		expect(await untilNone(() => rowsWith(store, needles), 20)).toEqual([]);
		expect([await files.has(cv), await files.has(copy), existsSync(stranger)]).toEqual([false, false, true]);
		// The files of the database are rewritten by a task, so that a crash doesn't leave names in them.
		const tasks = store.selectFrom("tasks").select("done_at").where("kind", "=", "forget-deleted");
		const isForgotten = async () => (await tasks.execute()).every(({ done_at }) => done_at !== null);
		expect(await tasks.execute()).not.toEqual([]);
		await until(isForgotten);
	});

	it("deletes requested documents with their files, but for a file that an application names", async () => {
		const [own, shared] = [await storedFile(), await storedFile()];
		const attachment = [own, shared].map((filepath) => ({ filename: "card.pdf", filepath, type: "application/pdf" }));
		const copy = `links/some-candidate/${"d".repeat(24)}.html`;
		const staged = join(test.dataDir, "card.html");
		await writeFile(staged, "<p>Card</p>");
		await test.deps.files.finish(copy, staged);
		const link = { value: "https://example.com/card", change: false, download_path: copy };
		const payload = JSON.stringify({
			company_id: "3",
			job_id: String(oldJob),
			interview_code: "OLDONE1",
			document_candidate: [{ document_type: "Identity card", attachment, link_input: [link] }],
		});
		const about = { company_id: 3, job_id: oldJob, candidate_name: "Sari Dewi" };
		const answered = await addDocumentRequest(test, { ...about, submitted_at: CLOSED, payload });
		const open = await addDocumentRequest(test, about);
		await test.deps.store
			.updateTable("applications")
			.set({ cv_filepath: shared })
			.where("id", "=", await apply())
			.execute();
		await retain(at(0)).run({});
		expect(await request(answered)).toMatchObject({ delete_at: "2021-02-07T00:00:00.001Z" });
		const browser = new RecruiterBrowser(test);
		await addRecruiter(test, { email: "retention@example.com", password: "correct horse", companies: [3] });
		await browser.post("/auth/login", { email: "retention@example.com", password: "correct horse" });
		expect((await browser.visit("/companies/3/retention")).text).toContain("Sari Dewi");
		await retain(at(7)).run({});
		expect([await request(answered), await request(open)]).toEqual([undefined, undefined]);
		const [log] = await test.deps.store.selectFrom("deletions").selectAll().where("files", "=", 2).execute();
		expect(log).toMatchObject({ company_id: 3, reason: "retention" });
		const isStored = (filepath: string) => test.deps.files.has(filepath);
		await until(async () => !((await isStored(own)) || (await isStored(copy))));
		expect(await isStored(shared)).toBe(true);
	});

	it("is listed for operators before anything is deleted, without names", async () => {
		const id = await apply();
		await moveToOldJob(id);
		const { store } = test.deps;
		const list = (days: number) => dryRun(store, at(days).now());
		expect(await list(-2)).toEqual(["  Nothing is due."]);
		const [company, listed] = await list(0);
		expect(company).toBe("  Bengkel Maju, stored for 12 months after a job closed:");
		expect(listed).toMatch(new RegExp(`^ {4}application ${id}, .*: marked next, deleted 7 days later$`));
		await retain(at(0)).run({});
		expect((await list(0))[1]).toMatch(/: deleted on 2021-02-07$/);
		expect((await list(0)).join()).not.toContain("Suharto");
		const unconfirmed = await createUser(test.app, { email: "dry-run@example.com", company_name: "Dry Run" }, {});
		expect(unconfirmed.status).toBe(201);
		const later = new Date(Date.now() + 31 * DAY_MS);
		await storedFile();
		const lines = await dryRun(store, later);
		expect(lines).toContainEqual(expect.stringMatching(/^ {2}Accounts without a confirmed address: [1-9]/));
		expect(lines).toContainEqual(expect.stringMatching(/^ {2}Unfinished uploads, and files that nobody used: [1-9]/));
		expect(await application(id)).toBeDefined();
	});

	it("lets what is marked stay when the company chooses more months, or the job opens again", async () => {
		const id = await apply();
		await moveToOldJob(id);
		const { store } = test.deps;
		const setMonths = (months: number) =>
			store.updateTable("companies").set({ retention_months: months }).where("id", "=", 3).execute();
		const setClosing = (closes_at: string | null) =>
			store.updateTable("jobs").set({ closes_at }).where("id", "=", oldJob).execute();
		await retain(at(0)).run({});
		await setMonths(24);
		await retain(at(7)).run({});
		expect(await application(id)).toMatchObject({ delete_at: null });
		await setMonths(12);
		await retain(at(8)).run({});
		expect(await application(id)).toMatchObject({ delete_at: "2021-02-15T00:00:00.001Z" });
		await setClosing(null);
		await retain(at(15)).run({});
		expect(await application(id)).toMatchObject({ delete_at: null });
		await setClosing(CLOSED);
	});

	it("takes the number of months from the company's page", async () => {
		await addRecruiter(test, { email: "months@example.com", password: "correct horse", companies: [3] });
		const browser = new RecruiterBrowser(test);
		await browser.post("/auth/login", { email: "months@example.com", password: "correct horse" });
		for (const months of ["0", "61", "1.5", "", "twelve"]) {
			const refused = await browser.post("/companies/3/retention", { months });
			expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("a whole number from 1 to 60.")]);
			expect(refused.html).toContain(`value="${months}"`);
		}
		await browser.post("/companies/3/retention", { months: "24" });
		expect((await browser.visit("/companies/3/retention")).html).toContain('value="24"');
	});

	it("deletes accounts whose address was not confirmed within 30 days, with their companies and mails", async () => {
		const { store } = test.deps;
		const email = "never-confirmed@example.com";
		const { body } = await createUser(test.app, { email, company_name: "Never Confirmed" }, { key: KEY });
		const id = Number(body.id);
		const soon = new Date(Date.now() + 30 * DAY_MS - 60_000);
		const later = new Date(Date.now() + 30 * DAY_MS + 60_000);
		const left = async () => {
			const users = await store.selectFrom("users").select("id").where("id", "=", id).execute();
			const companies = await store
				.selectFrom("companies")
				.select("id")
				.where("title", "=", "Never Confirmed")
				.execute();
			const mails = await store.selectFrom("mails").select("id").where("recipient", "=", email).execute();
			const keys = await store.selectFrom("idempotency_keys").select("key").where("key", "=", KEY).execute();
			return [users, companies, mails, keys].map((rows) => rows.length);
		};
		await deleteUnconfirmed(store, soon);
		expect(await left()).toEqual([1, 1, 1, 1]);
		await store.updateTable("users").set({ confirmed_at: CLOSED }).where("id", "=", id).execute();
		await deleteUnconfirmed(store, later);
		expect(await left()).toEqual([1, 1, 1, 1]);
		await store.updateTable("users").set({ confirmed_at: null }).where("id", "=", id).execute();
		await sweep({ ...test.deps, now: () => later }).run({});
		expect(await left()).toEqual([0, 0, 0, 0]);
		expect((await createUser(test.app, { ...NEW_USER, email })).status).toBe(201);
	});
});
