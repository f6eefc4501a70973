import { sql } from "kysely";
import type { Region } from "../../lib/contract/code";
import type { Engine } from "../store/engine";
import type { Store } from "../store/open";
import type { Changed } from "../tasks/kinds";
import { ImportError } from "./import-error";
import type { ImportedRow } from "./imported-row";
import { CompanyPlan } from "./plan/companies";
import { jobRow } from "./plan/job-row";
import { JobPlan } from "./plan/jobs";
import { notesOn } from "./plan/notes";
import { renamedCompanies } from "./plan/renamed";
import { enqueueImported } from "./purge-pages";
import type { ReadFile, ReadJob, RowProblem } from "./read-jobs";
import { closeJobs, findVanished, jobsClosedBySync, rememberSource, type Sync } from "./sync/sync-jobs";
import type { SourceJob } from "./sync/vanished";
import { type JobToWrite, storedRows, writeCompanies, writeJobs } from "./write-rows";

/** The options of an import. */
export interface ImportOptions {
	region: Region;
	engine: Engine;
	/** Title of the company of rows that name none. */
	company: string | undefined;
	/** Lists jobs that don't say so themselves. */
	listed: boolean;
	/** Checks everything and writes nothing. */
	dryRun: boolean;
	now: Date;
	/** The source that its jobs are synchronised with; undefined for an import, which closes nothing. */
	sync?: Sync;
}

/** What an import did. */
export interface ImportResult {
	jobs: ImportedRow[];
	newCompanies: string[];
	changedCompanies: string[];
	/** Notes about the jobs, one line each. */
	notes: string[];
	/** The site's pages that change. */
	pages: readonly Changed[];
}

/** One import at a time; meanwhile people may apply, but nothing else changes jobs. */
async function lock(write: Store, engine: Engine): Promise<void> {
	if (engine === "postgres") {
		await sql`lock table companies, jobs, imported_jobs in share row exclusive mode`.execute(write);
	} else {
		// A transaction that reads before it writes fails when another one has written in between.
		await write.updateTable("imported_jobs").set({ external_id: "" }).where("job_id", "=", -1).execute();
	}
}

async function planImport(write: Store, file: ReadFile, { company, region, sync }: ImportOptions) {
	const before = await write.selectFrom("companies").selectAll().execute();
	const known = await write.selectFrom("jobs").select(["id", "company_id", "slug", "open_code"]).execute();
	const names = await write.selectFrom("imported_jobs").selectAll().execute();
	const own = names.filter(({ source }) => sync && source === sync.source);
	const renamed = renamedCompanies(file.jobs, { companies: before, names: own, fallback: company });
	const companies = new CompanyPlan(before, company, renamed);
	const problems: RowProblem[] = [...file.problems, ...(sync ? nameless(file.jobs) : [])];
	const rows = file.jobs.flatMap((read) => {
		if (read.unclear === "company") return [];
		const found = companies.of(read);
		if (!("reason" in found)) return read.unclear ? [] : [{ read, company: found }];
		problems.push(found);
		return [];
	});
	const planned = new JobPlan(known, names, region).plan(rows, problems);
	if (problems.length > 0) throw new ImportError(file.explain(problems));
	return { companies: companies.changes(), planned };
}

type Plan = Awaited<ReturnType<typeof planImport>>;

/** A sync recognises its jobs by their ids only. */
const nameless = (jobs: readonly ReadJob[]): RowProblem[] =>
	jobs
		.filter(({ job, unclear }) => job.externalId === undefined && unclear === undefined)
		.map((row) => ({ path: row.path, reason: "has no id, by which a sync could find it again", row }));

type Written = JobToWrite & { isBack: boolean };

/** The new rows of the jobs. A job that a sync closed is reopened if it is back in the source. */
async function rowsToWrite(write: Store, { planned }: Plan, options: ImportOptions): Promise<Written[]> {
	const stored = await storedRows(write, planned);
	const closedBySync = options.sync ? await jobsClosedBySync(write) : new Set();
	return planned.map((job) => {
		const before = stored.get(job.place.id);
		const isBack = closedBySync.has(job.place.id) && before?.state === "closed";
		const as = before && isBack ? { ...before, state: "open" as const } : before;
		const next = jobRow({ job: job.read.job, place: job.place }, as, options);
		if (!isBack) return { ...job, ...next, isBack };
		return { ...job, row: { ...next.row, updated_at: options.now.toISOString() }, isChanged: true, isBack };
	});
}

function kindOf({ isNew, isBack, isChanged }: Written): ImportedRow["kind"] {
	if (isNew) return "new";
	if (isBack) return "reopened";
	return isChanged ? "changed" : "unchanged";
}

/** Purges the site's pages that change; those of closed jobs first. */
async function purge(
	write: Store,
	{ rows, vanished, plan }: { rows: readonly Written[]; vanished: readonly SourceJob[]; plan: Plan },
	{ region, now }: ImportOptions,
): Promise<readonly Changed[]> {
	const closed = vanished.map(({ openCode, companySlug }) => ({
		row: { open_code: openCode },
		isNew: false,
		company: { slug: companySlug },
	}));
	const jobs = rows
		.filter(({ isNew, isChanged }) => isNew || isChanged)
		.map(({ row, isNew, company }) => ({ row, isNew, company: company.row }));
	const companies = plan.companies.filter(({ kind }) => kind === "changed").map(({ row }) => row);
	return enqueueImported(write, { jobs: [...closed, ...jobs], companies, region, now });
}

const shownRow = (job: Written): ImportedRow => ({
	kind: kindOf(job),
	title: job.row.title,
	companySlug: job.company.row.slug,
	slug: job.row.slug,
	openCode: job.row.open_code,
});

/**
 * Puts a file's jobs into a region's database, all of them or none. Jobs that are there are brought up to date and
 * keep their addresses; a sync closes those that its source has no more. Throws `ImportError` with a line for each job that
 * can't be imported, and where a sync would close too many.
 */
export async function writeJobsOf(store: Store, file: ReadFile, options: ImportOptions): Promise<ImportResult> {
	const { sync, dryRun, now } = options;
	return store.transaction().execute(async (write) => {
		await lock(write, options.engine);
		const plan = await planImport(write, file, options);
		const rows = await rowsToWrite(write, plan, options);
		const vanished = sync ? await findVanished(write, sync, { planned: plan.planned, textless: file.textless }) : [];
		const jobs = [...rows.map(shownRow), ...vanished.map((job) => ({ ...job, kind: "closed" as const }))];
		if (!dryRun) {
			await writeCompanies(write, plan.companies);
			await writeJobs(write, rows);
			if (sync) {
				await rememberSource(write, sync.source, plan.planned);
				await closeJobs(write, vanished, now.toISOString());
			}
		}
		const pages = dryRun ? [] : await purge(write, { rows, vanished, plan }, options);
		const titles = (wanted: string) => plan.companies.filter(({ kind }) => kind === wanted).map(({ row }) => row.title);
		return {
			jobs,
			newCompanies: titles("new"),
			changedCompanies: titles("changed"),
			notes: notesOn(
				rows.map(({ read, row }) => ({ label: read.label, row })),
				now,
			),
			pages,
		};
	});
}
