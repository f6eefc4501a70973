import type { Store } from "../open";

/** An interview code in any case, with the job it belongs to. */
export function findInterviewCode(store: Store, code: string) {
	return store
		.selectFrom("interview_codes")
		.innerJoin("jobs", "jobs.id", "interview_codes.job_id")
		.innerJoin("companies", "companies.id", "jobs.company_id")
		.select(["interview_codes.code", "jobs.title as jobTitle", "jobs.content", "companies.title as companyTitle"])
		.where("code_key", "=", code.toLowerCase())
		.executeTakeFirst();
}
