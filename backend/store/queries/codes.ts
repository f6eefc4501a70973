import type { Store } from "../open";

/** An interview code in any case, with its job and its application, if any. The code of a withdrawn application is no longer one. */
export function findInterviewCode(store: Store, code: string) {
	return store
		.selectFrom("interview_codes")
		.innerJoin("jobs", "jobs.id", "interview_codes.job_id")
		.innerJoin("companies", "companies.id", "jobs.company_id")
		.leftJoin("applications", "applications.id", "interview_codes.application_id")
		.select(["interview_codes.code", "interview_codes.application_id as applicationId"])
		.select([
			"jobs.title as jobTitle",
			"jobs.content",
			"jobs.no_assessment as noAssessment",
			"jobs.state",
			"jobs.due_date",
			"jobs.closes_at",
		])
		.select(["companies.title as companyTitle", "companies.contact_email as contactEmail"])
		.select("applications.answered_at as answeredAt")
		.where("code_key", "=", code.toLowerCase())
		.where("applications.withdrawn_at", "is", null)
		.executeTakeFirst();
}

/** The code, as it is written, of an application that was withdrawn, and whether its company has an address; undefined for any other. */
export async function findWithdrawnCode(
	store: Store,
	code: string,
): Promise<{ code: string; hasContact: boolean } | undefined> {
	const found = await store
		.selectFrom("interview_codes")
		.innerJoin("applications", "applications.id", "interview_codes.application_id")
		.innerJoin("jobs", "jobs.id", "interview_codes.job_id")
		.innerJoin("companies", "companies.id", "jobs.company_id")
		.select(["interview_codes.code", "contact_email"])
		.where("code_key", "=", code.toLowerCase())
		.where("applications.withdrawn_at", "is not", null)
		.executeTakeFirst();
	return found && { code: found.code, hasContact: found.contact_email !== "" };
}
