import type { Store } from "../open";
import type { CompanyRow, JobRow } from "../schema";

export interface JobWithCompany {
	job: JobRow;
	company: CompanyRow;
}

/** The job of an open code in any case, with its company. */
export async function findJobByCode(store: Store, code: string): Promise<JobWithCompany | undefined> {
	const job = await store
		.selectFrom("jobs")
		.selectAll()
		.where("open_code_key", "=", code.toLowerCase())
		.executeTakeFirst();
	if (!job) return undefined;
	const company = await store
		.selectFrom("companies")
		.selectAll()
		.where("id", "=", job.company_id)
		.executeTakeFirstOrThrow();
	return { job, company };
}
