import { sql } from "kysely";
import { phoneKeys } from "@/backend/store/migrations/0011-phone-keys";
import type { Store } from "@/backend/store/open";
import { openApp, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { applicant, form, send } from "../support/backend/requests";

/** Brings a new database back to what it was before phone numbers had keys. */
async function rewind(store: Store): Promise<void> {
	await sql`drop index applications_phone_key`.execute(store);
	await sql`alter table applications drop column phone_key`.execute(store);
}

/** Applications of two jobs, the later one of a pair first. */
const OLD = [
	{ id: "later", job_id: 971, phone: "6281270001234", day: 3 },
	{ id: "first", job_id: 971, phone: "081270001234", day: 1 },
	{ id: "last", job_id: 971, phone: "81270001234", day: 4 },
	{ id: "abroad", job_id: 971, phone: "14155552671", day: 2 },
	{ id: "no number", job_id: 971, phone: "1234", day: 2 },
	{ id: "other job", job_id: 972, phone: "6281270001234", day: 5 },
	{ id: "company's country", job_id: 972, phone: "0215551234", day: 5 },
];

const KEYS = {
	first: "+6281270001234",
	later: "6281270001234",
	last: "81270001234",
	abroad: "+14155552671",
	"no number": "1234",
	"other job": "+6281270001234",
	"company's country": "+62215551234",
};

describeEngines("a database from before phone keys", (newDatabase) => {
	let test: TestApp;
	let store: Store;

	beforeEach(async () => {
		test = await openApp({ databaseUrl: await newDatabase() });
		store = test.deps.store;
		await addJobs(test, [{ id: 971, company_id: 2 }], { country: "ID" });
		await addJobs(test, [{ id: 972, company_id: 3 }]);
		await rewind(store);
		const rest = { email: null, email_key: null, fullname: "Suharto", cv_filepath: null, payload: "{}" };
		const rows = OLD.map(({ day, ...row }) => ({ ...rest, ...row, created_at: `2026-01-0${day}T00:00:00.000Z` }));
		await store.insertInto("applications").values(rows).execute();
	});
	afterEach(() => test.close());

	const upgrade = () => store.transaction().execute((write) => phoneKeys.up(write));

	async function keys() {
		const rows = await store.selectFrom("applications").select(["id", "phone", "phone_key"]).execute();
		expect(rows.map(({ id, phone }) => [id, phone]).sort()).toEqual(OLD.map(({ id, phone }) => [id, phone]).sort());
		return Object.fromEntries(rows.map(({ id, phone_key }) => [id, phone_key]));
	}

	it("keeps every application; a later duplicate number uses its digits as the key", async () => {
		await upgrade();
		expect(await keys()).toEqual(KEYS);
		for (const phone of ["+62 812 7000 1234", "0812-7000-1234", "+1 (415) 555-2671"]) {
			const body = form(applicant({ phone }));
			const answer = await send(test.app, "/public/ADDED971", { method: "POST", body });
			expect([answer.status, answer.body.message]).toEqual([422, "Phone number already registered"]);
		}
	});

	it("is unchanged by an aborted upgrade, which succeeds the next time", async () => {
		const broken = store.transaction().execute(async (write) => {
			await phoneKeys.up(write);
			throw new Error("killed");
		});
		await expect(broken).rejects.toThrow("killed");
		await expect(store.selectFrom("applications").select("phone_key").execute()).rejects.toThrow("phone_key");
		await upgrade();
		expect(await keys()).toEqual(KEYS);
	});
});
