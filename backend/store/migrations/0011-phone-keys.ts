import { type Kysely, type Migration, sql } from "kysely";
import { frozenPhoneKey } from "./0011-frozen-key";

type Db = Kysely<unknown>;

/** The country of each job, or else of its company, by the job's id. */
async function readCountries(db: Db): Promise<Map<number, string | null>> {
	const { rows } = await sql<{ id: number; content: string; country: string | null }>`
		select jobs.id, jobs.content, companies.country
		from jobs join companies on companies.id = jobs.company_id
		where jobs.id in (select job_id from applications)`.execute(db);
	return new Map(rows.map(({ id, content, country }) => [id, JSON.parse(content).country || country]));
}

/**
 * Applications get keys in which a phone number has one form, unique within a job. If several applications to a job
 * have the same number, the first one gets the key and later ones get their digits as the key; none is deleted.
 */
export const phoneKeys: Migration = {
	async up(db: Db) {
		await db.schema.alterTable("applications").addColumn("phone_key", "text").execute();
		const countries = await readCountries(db);
		const { rows } = await sql<{ id: string; job_id: number; phone: string }>`
			select id, job_id, phone from applications order by created_at, id`.execute(db);
		const taken = new Set<string>();
		for (const { id, job_id, phone } of rows) {
			const key = await frozenPhoneKey(phone, countries.get(job_id));
			const isTaken = taken.has(`${job_id} ${key}`);
			taken.add(`${job_id} ${key}`);
			await sql`update applications set phone_key = ${isTaken ? phone : key} where id = ${id}`.execute(db);
		}
		const index = db.schema.createIndex("applications_phone_key").unique();
		await index.on("applications").columns(["job_id", "phone_key"]).execute();
	},
};
