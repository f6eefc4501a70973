import type { Store } from "../open";
import type { CompanyRow, JobRow } from "../schema";
import { readId } from "./read-id";

export interface JobWithCompany {
	job: JobRow;
	company: CompanyRow;
}

async function withCompany(store: Store, job: JobRow | undefined): Promise<JobWithCompany | undefined> {
	if (!job) return undefined;
	const company = await store
		.selectFrom("companies")
		.selectAll()
		.where("id", "=", job.company_id)
		.executeTakeFirstOrThrow();
	return { job, company };
}

/** Jobs that have a public page; drafts have none. */
const published = (store: Store) => store.selectFrom("jobs").where("state", "!=", "draft");

/** Whether a job, a draft too, has an open code. */
export async function isCodeTaken(store: Store, code: string): Promise<boolean> {
	const jobs = store.selectFrom("jobs").select("id");
	return (await jobs.where("open_code_key", "=", code.toLowerCase()).executeTakeFirst()) !== undefined;
}

/** The published job of an open code in any case, with its company. */
export async function findJobByCode(store: Store, code: string): Promise<JobWithCompany | undefined> {
	const jobs = published(store).selectAll();
	return withCompany(store, await jobs.where("open_code_key", "=", code.toLowerCase()).executeTakeFirst());
}

/** The published job of a company by the slugs of both in any case, with the company. */
export async function findJobBySlugs(
	store: Store,
	companySlug: string,
	jobSlug: string,
): Promise<JobWithCompany | undefined> {
	const company = store.selectFrom("companies").select("id").where("slug", "=", companySlug.toLowerCase());
	const jobs = published(store).selectAll().where("company_id", "in", company);
	return withCompany(store, await jobs.where("slug", "=", jobSlug.toLowerCase()).executeTakeFirst());
}

/** The published job of a company by the ids of both, with the company. */
export async function findJobByIds(
	store: Store,
	companyId: string,
	jobId: string,
): Promise<JobWithCompany | undefined> {
	const [company, id] = [readId(companyId), readId(jobId)];
	if (company === undefined || id === undefined) return undefined;
	const jobs = published(store).selectAll().where("id", "=", id);
	return withCompany(store, await jobs.where("company_id", "=", company).executeTakeFirst());
}

/** The job that another row refers to, with its company. */
export async function findJobById(store: Store, id: number): Promise<JobWithCompany | undefined> {
	const jobs = store.selectFrom("jobs").selectAll();
	return withCompany(store, await jobs.where("id", "=", id).executeTakeFirst());
}

/** Jobs that are open at a moment (ISO 8601): those without a due date, and those whose due date isn't over. */
const openJobs = (store: Store, at: string) =>
	store
		.selectFrom("jobs")
		.where("state", "=", "open")
		.where((is) => is.or([is("closes_at", "is", null), is("closes_at", ">=", at)]));

/** The jobs of a company's public page that are open at a moment, the newest first. */
export function findOpenJobs(store: Store, companyId: number, at: string): Promise<JobRow[]> {
	return openJobs(store, at)
		.selectAll()
		.where("company_id", "=", companyId)
		.where("unlisted", "=", 0)
		.orderBy((order) => order.fn.coalesce("published_at", order.val("")), "desc")
		.orderBy("id", "desc")
		.execute();
}

/** At most `most` jobs for search engines that are open at a moment, with ids above `after`, ordered by id. */
export function listOpenJobs(store: Store, { after, most, at }: { after: number; most: number; at: string }) {
	return openJobs(store, at)
		.innerJoin("companies", "companies.id", "jobs.company_id")
		.select(["jobs.id", "jobs.open_code", "jobs.slug as job_slug", "jobs.updated_at", "companies.slug as company_slug"])
		.where("jobs.id", ">", after)
		.where("jobs.unlisted", "=", 0)
		.orderBy("jobs.id")
		.limit(most)
		.execute();
}
