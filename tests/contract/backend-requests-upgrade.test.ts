import { sql } from "kysely";
import { seed } from "@/backend/seed/seed";
import { documentRequests } from "@/backend/store/migrations/0005-document-requests";
import { retention } from "@/backend/store/migrations/0015-retention";
import type { Store } from "@/backend/store/open";
import { openApp, placeOf, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { send } from "../support/backend/requests";

/** Brings a new database back to what it was before there were document requests. */
async function rewind(store: Store): Promise<void> {
	await store.deleteFrom("interview_codes").where("code", "in", ["DEMOAPP1", "DEMODESK1"]).execute();
	await store.deleteFrom("seeds").where("name", "=", "requests-1").execute();
	await sql`drop table document_requests`.execute(store);
	await store.transaction().execute((write) => documentRequests.up(write));
	await store.transaction().execute((write) => retention.up(write));
}

describeEngines("a database from before document requests", (newDatabase) => {
	let test: TestApp;
	let store: Store;

	beforeEach(async () => {
		test = await openApp({ databaseUrl: await newDatabase() });
		store = test.deps.store;
		await rewind(store);
	});
	afterEach(() => test.close());

	const hashes = async () => {
		const rows = await store.selectFrom("document_requests").select("hash").orderBy("hash").execute();
		return rows.map(({ hash }) => hash);
	};

	it("gets them and the new codes once, with due dates relative to that moment", async () => {
		expect((await send(test.app, "/public/upload/candidates/doc-open/document")).status).toBe(404);
		await seed(store, "main", placeOf(test, new Date("2030-05-10T12:00:00Z")));
		expect(await hashes()).toEqual(["doc-expired", "doc-open", "doc-submitted"]);
		const { body } = await send(test.app, "/public/upload/candidates/doc-open/document");
		expect(body.due_date_doc).toBe("2030-05-24");
		expect((await send(test.app, "/code/DEMODESK1?debug=false")).status).toBe(200);

		await store.deleteFrom("document_requests").where("hash", "=", "doc-expired").execute();
		await store.updateTable("document_requests").set({ candidate_name: "Renamed" }).execute();
		await seed(store, "main", placeOf(test, new Date("2031-01-01T12:00:00Z")));
		expect(await hashes()).toEqual(["doc-open", "doc-submitted"]);
		const { candidate } = (await send(test.app, "/public/upload/candidates/doc-open/document")).body;
		expect(candidate).toEqual({ fullname: "Renamed" });
	});

	it("gets them once when two processes start simultaneously", async () => {
		await Promise.all([seed(store, "main", placeOf(test)), seed(store, "main", placeOf(test))]);
		expect(await hashes()).toHaveLength(3);
	});
});
