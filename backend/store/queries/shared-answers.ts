import type { Store } from "../open";

/** A shared answer by the unguessable part of its link, with what its page shows. */
export function findSharedAnswer(store: Store, hash: string) {
	return store
		.selectFrom("shared_answers")
		.innerJoin("jobs", "jobs.id", "shared_answers.job_id")
		.innerJoin("companies", "companies.id", "shared_answers.company_id")
		.select(["candidate_name", "question", "video", "thumbnail", "captions"])
		.select(["jobs.title as jobTitle", "companies.title as companyTitle", "companies.logo"])
		.where("hash", "=", hash)
		.executeTakeFirst();
}
