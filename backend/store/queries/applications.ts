import type { Store } from "../open";
import type { ApplicationRow, JobRow, UploadRow } from "../schema";
import { readId } from "./read-id";

/** A company's jobs with the number of their applications, the newest first. */
export async function listJobs(store: Store, companyId: number): Promise<(JobRow & { applications: number })[]> {
	const rows = await store
		.selectFrom("jobs")
		.selectAll("jobs")
		.select((select) =>
			select
				.selectFrom("applications")
				.whereRef("applications.job_id", "=", "jobs.id")
				.select(({ fn }) => fn.countAll<number>().as("sent"))
				.as("applications"),
		)
		.where("company_id", "=", companyId)
		.orderBy((order) => order.fn.coalesce("published_at", order.val("")), "desc")
		.orderBy("id", "desc")
		.execute();
	return rows.map(({ applications, ...job }) => ({ ...job, applications: Number(applications) }));
}

/** The company that got the newest application; undefined if there are no applications. */
export async function companyOfNewest(store: Store, companies: readonly { id: number }[]): Promise<number | undefined> {
	if (companies.length < 2) return companies[0]?.id;
	const ids = companies.map(({ id }) => id);
	const jobs = store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select("jobs.company_id")
		.where("jobs.company_id", "in", ids)
		.orderBy("applications.created_at", "desc");
	return (await jobs.limit(1).executeTakeFirst())?.company_id;
}

/** A job of a company by its id in an address. */
export async function findCompanyJob(store: Store, companyId: number, jobId: string): Promise<JobRow | undefined> {
	const id = readId(jobId);
	if (id === undefined) return undefined;
	const jobs = store.selectFrom("jobs").selectAll().where("id", "=", id);
	return jobs.where("company_id", "=", companyId).executeTakeFirst();
}

interface FoundApplication {
	application: ApplicationRow;
	job: JobRow;
	interviewCode: string | undefined;
}

/** An application to one of a company's jobs, with its interview code. */
export async function findApplication(
	store: Store,
	companyId: number,
	id: string,
): Promise<FoundApplication | undefined> {
	const applications = store.selectFrom("applications").selectAll().where("id", "=", id);
	const application = await applications.executeTakeFirst();
	const job = application && (await findCompanyJob(store, companyId, String(application.job_id)));
	if (!job) return undefined;
	const codes = store.selectFrom("interview_codes").select("code").where("application_id", "=", id);
	return { application, job, interviewCode: (await codes.executeTakeFirst())?.code };
}

export type StoredFile = Pick<UploadRow, "filepath" | "file_name" | "size" | "sha256">;

/** Those of `keys` that are complete files which a company got with an application. */
export function findFiles(store: Store, companyId: number, keys: readonly string[]): Promise<StoredFile[]> {
	if (keys.length === 0) return Promise.resolve([]);
	return store
		.selectFrom("uploads")
		.select(["filepath", "file_name", "size", "sha256"])
		.where("company_id", "=", companyId)
		.where("filepath", "in", [...keys])
		.where("sha256", "is not", null)
		.where("used_at", "is not", null)
		.execute();
}
