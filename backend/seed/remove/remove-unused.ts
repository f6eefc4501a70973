import type { Store } from "../../store/open";

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Removes those of the jobs that nothing belongs to, and names the others. */
export async function removeJobs(write: Store, ids: readonly number[]) {
	const removed = await write
		.deleteFrom("jobs")
		.where("id", "in", ids)
		.where("id", "not in", write.selectFrom("applications").select("job_id"))
		.where("id", "not in", write.selectFrom("interview_codes").select("job_id"))
		.where("id", "not in", write.selectFrom("document_requests").select("job_id"))
		.where("id", "not in", write.selectFrom("shared_answers").select("job_id"))
		.where("id", "not in", write.selectFrom("imported_jobs").select("job_id"))
		.returning("id")
		.execute();
	const stays = await write
		.selectFrom("jobs")
		.select(["open_code as code", "title"])
		.where("id", "in", ids)
		.orderBy("id")
		.execute();
	return { removed: removed.length, stays };
}

/** Companies that have jobs, files in use, or members besides `accounts`. */
async function usedCompanies(write: Store, ids: readonly number[], accounts: readonly number[]): Promise<Set<number>> {
	const jobs = write.selectFrom("jobs").select("company_id as id").where("company_id", "in", ids);
	const files = write.selectFrom("uploads").select("company_id as id").where("company_id", "in", ids);
	const members = write.selectFrom("memberships").select("company_id as id").where("company_id", "in", ids);
	const found = await Promise.all([
		jobs.execute(),
		files.where("sha256", "is not", null).where("used_at", "is not", null).$narrowType<{ id: number }>().execute(),
		members.where("user_id", "not in", accounts).execute(),
	]);
	return new Set(idsOf(found.flat()));
}

/** Removes those of the companies that nothing belongs to but `accounts`, and names the others. */
export async function removeCompanies(write: Store, ids: readonly number[], accounts: readonly number[]) {
	const used = await usedCompanies(write, ids, accounts);
	const unused = ids.filter((id) => !used.has(id)); // Zero, which is no company, is always among them.
	await write.deleteFrom("memberships").where("company_id", "in", unused).execute();
	await write.deleteFrom("job_previews").where("company_id", "in", unused).execute();
	await write.deleteFrom("company_previews").where("company_id", "in", unused).execute();
	await write.deleteFrom("access_log").where("company_id", "in", unused).execute();
	// Files that are being deleted, or that nobody used: the sweeps find them without their company.
	await write.updateTable("uploads").set({ company_id: null }).where("company_id", "in", unused).execute();
	const removed = await write.deleteFrom("companies").where("id", "in", unused).returning("id").execute();
	const companies = write.selectFrom("companies").select("title").where("id", "in", ids).orderBy("id");
	return { removed: removed.length, stays: (await companies.execute()).map(({ title }) => title) };
}
