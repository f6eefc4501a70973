import type { Store } from "../../store/open";
import type { PlannedJob } from "../plan/jobs";
import { batches } from "../write-rows";
import { type SourceJob, vanishedFrom } from "./vanished";

/** The options of a sync, in addition to those of an import. */
export interface Sync {
	/** The address or file, as jobs remember it. */
	source: string;
	/** Whether it may close more than half of the source's jobs. */
	force: boolean;
}

type OpenJob = SourceJob & { externalId: string };

/** The open jobs of a source; drafts and jobs that somebody closed are left alone. */
function openJobs(write: Store, source: string): Promise<OpenJob[]> {
	return write
		.selectFrom("imported_jobs")
		.innerJoin("jobs", "jobs.id", "imported_jobs.job_id")
		.innerJoin("companies", "companies.id", "jobs.company_id")
		.where("imported_jobs.source", "=", source)
		.where("imported_jobs.gone_at", "is", null)
		.where("jobs.state", "=", "open")
		.select(["jobs.id", "jobs.title", "jobs.slug", "jobs.open_code as openCode", "companies.slug as companySlug"])
		.select("imported_jobs.external_id as externalId")
		.orderBy("jobs.id")
		.execute();
}

/**
 * The jobs to close, because they are no longer in the source; jobs that are only `textless` still are. Throws
 * `ImportError` if there are too many.
 */
export async function findVanished(
	write: Store,
	{ source, force }: Sync,
	{ planned, textless }: { planned: readonly PlannedJob[]; textless: readonly string[] },
): Promise<SourceJob[]> {
	const open = await openJobs(write, source);
	const untouched = open.filter(({ externalId }) => textless.includes(externalId));
	const seen = new Set([...planned.map(({ place }) => place.id), ...untouched.map(({ id }) => id)]);
	return vanishedFrom(open, seen, force);
}

/** Jobs that a sync closed, by id. */
export async function jobsClosedBySync(write: Store): Promise<Set<number>> {
	const closed = write.selectFrom("imported_jobs").select("job_id").where("gone_at", "is not", null);
	return new Set((await closed.execute()).map(({ job_id }) => job_id));
}

/** Records the source of the jobs, and that it still has them. */
export async function rememberSource(write: Store, source: string, planned: readonly PlannedJob[]): Promise<void> {
	for (const batch of batches(planned.map(({ place }) => place.id))) {
		await write
			.updateTable("imported_jobs")
			.set({ source, gone_at: null })
			.where("job_id", "in", batch)
			.where((is) => is.or([is("source", "is", null), is("source", "!=", source), is("gone_at", "is not", null)]))
			.execute();
	}
}

/** Closes jobs as of now, and records that a sync did it, not the company. */
export async function closeJobs(write: Store, vanished: readonly SourceJob[], at: string): Promise<void> {
	for (const batch of batches(vanished.map(({ id }) => id))) {
		const closed = { state: "closed", closes_at: at, updated_at: at } as const;
		await write.updateTable("jobs").set(closed).where("id", "in", batch).execute();
		await write.updateTable("imported_jobs").set({ gone_at: at }).where("job_id", "in", batch).execute();
	}
}
