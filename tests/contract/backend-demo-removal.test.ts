import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@/backend/process/log";
import { openDeps } from "@/backend/region/open-deps";
import { runDemo } from "@/backend/seed/remove/main";
import { seed } from "@/backend/seed/seed";
import type { Store } from "@/backend/store/open";
import { createUser } from "../support/backend/accounts";
import { openApp, placeOf, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { applicant, form, send } from "../support/backend/requests";
import { configOf } from "../support/backend/template";

const TABLES = ["companies", "jobs", "applications", "users", "blog_items", "team_jobs", "document_requests"] as const;

async function counts(store: Store): Promise<Record<string, number>> {
	const count = async (table: (typeof TABLES)[number]) =>
		[table, (await store.selectFrom(table).selectAll().execute()).length] as const;
	return Object.fromEntries(await Promise.all(TABLES.map(count)));
}

const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));

describeEngines("a region without demo data", (newDatabase) => {
	it("writes nothing that nobody asked for, and takes accounts", async () => {
		const dataDir = await mkdtemp(join(tmpdir(), "backend-"));
		const config = { ...configOf({ dataDir, databaseUrl: await newDatabase("nothing") }), demoData: false };
		const deps = await openDeps("main", config, createLog("silent"));
		expect(await counts(deps.store)).toEqual(NOTHING);
		expect(existsSync(join(dataDir, "main", "demo-account.txt"))).toBe(false);
		await deps.tasks.close();
		await deps.store.destroy();
		await rm(dataDir, { recursive: true });
	});
});

describeEngines("removing the demo data", (newDatabase) => {
	let test: TestApp;
	let databaseUrl: string | undefined;
	beforeEach(async () => {
		databaseUrl = await newDatabase();
		test = await openApp({ databaseUrl });
		await seed(test.deps.store, "main", placeOf(test));
	});
	afterEach(() => test.close());

	async function remove(...options: string[]) {
		const [out, errors]: [string[], string[]] = [[], []];
		const config = configOf({ dataDir: test.dataDir, databaseUrl });
		// The EU region has a database of its own, or none yet.
		const settings = {
			...config,
			regions: { ...config.regions, eu: { ...config.regions.eu, databaseUrl: undefined } },
		};
		const output = { out: (line: string) => out.push(line), error: (line: string) => errors.push(line) };
		const code = await runDemo(["remove", ...options], settings, output);
		return { code, out: out.join("\n"), errors };
	}

	it("leaves an empty region, also after the next start", async () => {
		const done = await remove();
		expect(done).toMatchObject({ code: 0, errors: [] });
		expect(done.out).toMatch(
			/^Main region: removed 138 companies, \d+ jobs, 7 applications, .*6 blog articles, 1 account\.$/m,
		);
		expect(done.out).toContain("EU region: there is no database yet.");
		expect(await counts(test.deps.store)).toEqual(NOTHING);
		expect(existsSync(join(test.dataDir, "main", "demo-account.txt"))).toBe(false);
		await seed(test.deps.store, "main", placeOf(test));
		expect(await counts(test.deps.store)).toEqual(NOTHING);
		expect((await remove()).out).toContain("Main region: there was no demo data.");
	});

	it("keeps what others made, and what it belongs to, until told to remove that too", async () => {
		const { store } = test.deps;
		expect((await createUser(test.app)).status).toBe(201);
		const own = await store.selectFrom("companies").select("title").where("id", ">=", 1_000_000).execute();
		expect(own).toHaveLength(1);
		const body = form(applicant({ job_id: "102", company_id: "3", interview_code: "ORBIT2" }));
		const sent = await send(test.app, "/public/ORBIT2", { method: "POST", body });
		expect(sent.status).toBe(200);

		const done = await remove();
		expect(done.out).toContain("  ORBIT2 (");
		expect(done.out).toContain("--with-applications");
		const kept = await counts(store);
		expect(kept).toMatchObject({ companies: 2, jobs: 1, applications: 1, users: 2 });
		expect((await send(test.app, "/public/ORBIT2")).status).toBe(200);
		expect((await send(test.app, "/public/ORBIT1")).status).toBe(404);

		expect((await remove("--with-applications")).code).toBe(0);
		expect(await counts(store)).toMatchObject({ companies: 1, jobs: 0, applications: 0, users: 1 });
		expect(await store.selectFrom("companies").select("title").execute()).toEqual(own);
	});

	it("says what it doesn't understand, and removes nothing", async () => {
		const before = await counts(test.deps.store);
		const done = await remove("everything");
		expect(done).toMatchObject({ code: 1, errors: ['There is no command "remove everything", only remove.'] });
		expect(await counts(test.deps.store)).toEqual(before);
	});
});
