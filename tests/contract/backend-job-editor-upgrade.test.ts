import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { openStore, type Store } from "@/backend/store/open";
import { openApp, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { filled, formIn } from "../support/backend/job-form";
import { importer, jobsCommand } from "../support/backend/jobs-import";
import { addRecruiter, signedIn } from "../support/backend/recruiter";
import { send } from "../support/backend/requests";

const LATER = [
	"0019-job-editor",
	"0020-company-pages",
	"0021-company-previews",
	"0022-job-sources",
	"0023-uploads-in-store",
	"0024-link-copies",
	"0025-corrections",
];

/** Reverts a new database to its state before recruiters posted jobs. */
async function rewind(store: Store): Promise<void> {
	for (const table of ["link_copies", "upload_chunks", "company_previews", "pictures", "job_previews"])
		await sql`drop table ${sql.ref(table)}`.execute(store);
	await sql`alter table companies drop column about`.execute(store);
	await sql`alter table applications drop column corrected_at`.execute(store);
	await sql`alter table jobs drop column state`.execute(store);
	await sql`drop index imported_jobs_source`.execute(store);
	for (const column of ["source", "gone_at"])
		await sql`alter table imported_jobs drop column ${sql.ref(column)}`.execute(store);
	for (const column of ["hash_state", "multipart", "parts"])
		await sql`alter table uploads drop column ${sql.ref(column)}`.execute(store);
	await sql`delete from kysely_migration where name in (${sql.join(LATER)})`.execute(store);
}

describeEngines("a database from before recruiters posted jobs", (newDatabase) => {
	let test: TestApp;
	let databaseUrl: string | undefined;
	const job = (id: string) => ({ id, title: `Cook ${id}`, aboutDescription: "x", company: "Kedai Lama" });

	beforeAll(async () => {
		databaseUrl = await newDatabase();
		test = await openApp({ databaseUrl });
		await importer({ dataDir: test.dataDir, databaseUrl })([job("1"), job("2")]);
		await test.deps.store.updateTable("jobs").set({ due_date: null, closes_at: null }).where("id", "=", 101).execute();
		await rewind(test.deps.store);
		const file = join(test.dataDir, "main", "database.sqlite");
		await (await openStore({ databaseUrl, file })).destroy();
	});
	afterAll(() => test.close());

	it("keeps its jobs open and its companies as they were", async () => {
		const states = await test.deps.store.selectFrom("jobs").select("state").distinct().execute();
		expect(states).toEqual([{ state: "open" }]);
		expect(await send(test.app, "/public/ORBIT1")).toMatchObject({ status: 200, body: { invite: 1 } });
		const { body } = await send(test.app, "/public/companies/terang-energy");
		expect(body).toMatchObject({
			company: { title: "Terang Energy" },
			jobs: expect.arrayContaining([expect.anything()]),
		});
		expect(body.about).toBeUndefined();
	});

	it("synchronises imported jobs from the first sync on", async () => {
		const run = jobsCommand({ dataDir: test.dataDir, databaseUrl });
		const path = join(test.dataDir, "board.json");
		writeFileSync(path, JSON.stringify([job("1"), job("2")]));
		expect((await run("sync", path)).out.at(-1)).toBe("2 jobs: 0 new, 0 changed, 2 unchanged, 0 reopened, 0 closed.");
		writeFileSync(path, JSON.stringify([job("2")]));
		expect((await run("sync", path)).out).toContain("closed     Cook 1");
	});

	it("takes drafts, previews and companies' pages", async () => {
		test.deps.site.purge = async () => undefined;
		const browser = await signedIn(test, await addRecruiter(test, { companies: [2] }));
		const form = formIn((await browser.visit("/companies/2/jobs/new")).html);
		const draft = await browser.post("/companies/2/jobs/new", filled(form, { title: "Roofer" }, "save"));
		expect(draft.location).toMatch(/note=draft$/);
		const preview = await browser.post("/companies/2/jobs/new", filled(form, { title: "Roofer" }, "preview"));
		expect((await browser.visit(preview.location ?? "")).text).toContain("Preview: Roofer");
		const page = await browser.visit("/companies/2/page");
		const [, version = ""] = /name="version" value="([^"]+)"/.exec(page.html) ?? [];
		const values = { title: "Terang Energy", contact_email: "a@example.com", about: "Sun.", version };
		const colours = { brand_color: "#0b6e69", font_color: "#ffffff" };
		const shown = await browser.post("/companies/2/page", { ...values, ...colours, do: "preview" });
		const [, slug] = /companies\/(preview-\w+)"/.exec(shown.html) ?? [];
		expect((await send(test.app, `/public/companies/${slug}`)).body.about).toBe("Sun.");
		await browser.post("/companies/2/page", { ...values, ...colours, do: "publish" });
		expect((await send(test.app, "/public/companies/terang-energy")).body.about).toBe("Sun.");
	});
});
