import { sql } from "kysely";
import { seed } from "@/backend/seed/seed";
import type { Engine } from "@/backend/store/engine";
import { publicCompanies } from "@/backend/store/migrations/0003-public-companies";
import type { Store } from "@/backend/store/open";
import { openApp, placeOf, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { send } from "../support/backend/requests";

/** Reverts a new database to its state before public companies, with a person's application in it. */
async function rewind(store: Store, engine: Engine): Promise<void> {
	await store.deleteFrom("shared_answers").execute();
	await store.deleteFrom("jobs").where("id", ">", 1_000).execute();
	await store
		.deleteFrom("companies")
		.where((is) => is.and([is("id", ">", 4), is("id", "<", 500)]))
		.execute();
	await store.deleteFrom("seeds").where("name", "=", "companies-1").execute();
	await sql`drop index companies_title_key`.execute(store);
	for (const column of ["title_key", "features", "background_image", "social_media"])
		await sql`alter table companies drop column ${sql.ref(column)}`.execute(store);
	await sql`alter table jobs drop column closes_at`.execute(store);
	await sql`drop table shared_answers`.execute(store);
	await store.transaction().execute((write) => publicCompanies(engine).up(write));
}

describeEngines("a database from before public companies", (newDatabase, engine) => {
	let test: TestApp;
	let store: Store;

	beforeEach(async () => {
		test = await openApp({ databaseUrl: await newDatabase() });
		store = test.deps.store;
		await store.updateTable("companies").set({ title: "Kopi  NUSANTÁRA" }).where("id", "=", 1).execute();
		await rewind(store, engine);
	});
	afterEach(() => test.close());

	const total = async () => (await send(test.app, "/public/companies/filter")).body.total;

	it("matches its companies by title, and closes its jobs", async () => {
		const { body } = await send(test.app, "/public/companies/filter?q=kopi+nusantara");
		expect(body.data).toEqual([expect.objectContaining({ id: 1, title: "Kopi  NUSANTÁRA" })]);
		expect(await total()).toBe(4);
		const jobs = await store.selectFrom("jobs").select(["due_date", "closes_at"]).execute();
		expect(jobs).toHaveLength(11);
		for (const { due_date, closes_at } of jobs) expect(closes_at).toBe(`${due_date}T16:59:59.999Z`);
	});

	it("gets the new companies once, and keeps its own data", async () => {
		const own = { features: JSON.stringify(["Our own words"]), social_media: null };
		await store.updateTable("companies").set(own).where("id", "=", 1).execute();
		await seed(store, "main", placeOf(test));
		expect(await total()).toBe(137);
		const kopi = await store.selectFrom("companies").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
		expect(kopi).toMatchObject({ title: "Kopi  NUSANTÁRA", background_image: null, ...own });
		const terang = await send(test.app, "/public/companies/terang-energy");
		expect(terang.body.features).toHaveLength(4);
		expect((await send(test.app, "/public/candidates/video/answer-1/filter")).status).toBe(200);

		await store.updateTable("companies").set({ title: "Renamed" }).where("id", "=", 60).execute();
		await store.updateTable("companies").set({ features: null }).where("id", "=", 1).execute();
		await seed(store, "main", placeOf(test));
		expect(await total()).toBe(137);
		const rows = await store.selectFrom("companies").select(["title", "features"]).where("id", "in", [1, 60]).execute();
		expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ features: null })]));
		expect(rows.map(({ title }) => title)).toContain("Renamed");
	});

	it("gets them once when two processes start simultaneously", async () => {
		await Promise.all([seed(store, "main", placeOf(test)), seed(store, "main", placeOf(test))]);
		expect(await total()).toBe(137);
	});
});
