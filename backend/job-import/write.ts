import { sql } from "kysely";
import type { Region } from "../../lib/contract/code";
import type { Engine } from "../store/engine";
import type { Store } from "../store/open";
import type { JobRow } from "../store/schema";
import { ImportError } from "./import-error";
import { CompanyPlan } from "./plan/companies";
import { jobRow } from "./plan/job-row";
import { JobPlan, type PlannedJob } from "./plan/jobs";
import { notesOn } from "./plan/notes";
import { purgeImported } from "./purge-pages";
import type { ReadFile, RowProblem } from "./read-jobs";

/** Rows in one statement; more would have more values than an engine takes. */
const BATCH = 500;

/** What an import is told besides its file. */
export interface ImportOptions {
	region: Region;
	engine: Engine;
	/** Title of the company of rows that name none. */
	company: string | undefined;
	/** Jobs that don't say so themselves are listed too. */
	listed: boolean;
	/** Finds everything out and writes nothing. */
	dryRun: boolean;
	now: Date;
}

/** A job that was imported, in the file's order. */
export interface ImportedRow {
	kind: "new" | "changed" | "unchanged";
	title: string;
	companySlug: string;
	slug: string;
	openCode: string;
}

/** What an import did. */
export interface ImportResult {
	jobs: ImportedRow[];
	newCompanies: string[];
	changedCompanies: string[];
	/** Things worth knowing of the jobs as they are now, a line each. */
	notes: string[];
}

const batches = <T>(rows: readonly T[]): T[][] =>
	Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH));

/** One import at a time; people apply meanwhile, and nothing else changes jobs. */
async function lock(write: Store, engine: Engine): Promise<void> {
	if (engine === "postgres") {
		await sql`lock table companies, jobs, imported_jobs in share row exclusive mode`.execute(write);
	} else {
		// A transaction that reads before it writes fails when another one has written in between.
		await write.updateTable("imported_jobs").set({ external_id: "" }).where("job_id", "=", -1).execute();
	}
}

async function planImport(write: Store, file: ReadFile, { company, region }: ImportOptions) {
	const companies = new CompanyPlan(await write.selectFrom("companies").selectAll().execute(), company);
	const known = await write.selectFrom("jobs").select(["id", "company_id", "slug", "open_code"]).execute();
	const names = await write.selectFrom("imported_jobs").selectAll().execute();
	const problems: RowProblem[] = [...file.problems];
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

async function storedRows(write: Store, planned: readonly PlannedJob[]): Promise<Map<number, JobRow>> {
	const ids = planned.filter(({ isNew }) => !isNew).map(({ place }) => place.id);
	const stored = new Map<number, JobRow>();
	for (const batch of batches(ids)) {
		const rows = await write.selectFrom("jobs").selectAll().where("id", "in", batch).execute();
		for (const row of rows) stored.set(row.id, row);
	}
	return stored;
}

type Plan = Awaited<ReturnType<typeof planImport>>;

async function writeCompanies(write: Store, { companies }: Plan): Promise<void> {
	const rows = (wanted: string) => companies.filter(({ kind }) => kind === wanted).map(({ row }) => row);
	for (const batch of batches(rows("new"))) await write.insertInto("companies").values(batch).execute();
	for (const { id, ...row } of rows("changed")) {
		await write.updateTable("companies").set(row).where("id", "=", id).execute();
	}
}

async function writeJobs(write: Store, rows: readonly WrittenJob[]) {
	const added = rows.filter(({ isNew }) => isNew).map(({ row }) => row);
	for (const batch of batches(added)) await write.insertInto("jobs").values(batch).execute();
	for (const { row, isNew, isChanged } of rows) {
		if (!isNew && isChanged) await write.updateTable("jobs").set(row).where("id", "=", row.id).execute();
	}
	const names = rows.flatMap(({ newName, place: { id, company_id } }) =>
		newName === undefined ? [] : [{ job_id: id, company_id, external_id: newName }],
	);
	for (const batch of batches(names)) await write.insertInto("imported_jobs").values(batch).execute();
}

type WrittenJob = PlannedJob & { row: JobRow; isChanged: boolean };

async function purge(write: Store, rows: readonly WrittenJob[], { companies }: Plan, { region, now }: ImportOptions) {
	const jobs = rows
		.filter(({ isNew, isChanged }) => isNew || isChanged)
		.map(({ row, isNew, company }) => ({ row, isNew, company: company.row }));
	const changed = companies.filter(({ kind }) => kind === "changed").map(({ row }) => row);
	await purgeImported(write, { jobs, companies: changed, region, now });
}

const kindOf = ({ isNew, isChanged }: { isNew: boolean; isChanged: boolean }) => {
	if (isNew) return "new";
	return isChanged ? "changed" : "unchanged";
};

/**
 * Puts a file's jobs into a region's database, all of them or none. Jobs that are there are brought up to date and
 * keep their addresses. Throws `ImportError` with a line for each job that can't be imported.
 */
export async function writeJobsOf(store: Store, file: ReadFile, options: ImportOptions): Promise<ImportResult> {
	return store.transaction().execute(async (write) => {
		await lock(write, options.engine);
		const plan = await planImport(write, file, options);
		const stored = await storedRows(write, plan.planned);
		const rows = plan.planned.map((job) => ({
			...job,
			...jobRow({ job: job.read.job, place: job.place }, stored.get(job.place.id), options),
		}));
		if (!options.dryRun) {
			await writeCompanies(write, plan);
			await writeJobs(write, rows);
			await purge(write, rows, plan, options);
		}
		const titles = (wanted: string) => plan.companies.filter(({ kind }) => kind === wanted).map(({ row }) => row.title);
		return {
			jobs: rows.map((job) => ({
				kind: kindOf(job),
				title: job.row.title,
				companySlug: job.company.row.slug,
				slug: job.row.slug,
				openCode: job.row.open_code,
			})),
			newCompanies: titles("new"),
			changedCompanies: titles("changed"),
			notes: notesOn(
				rows.map(({ read, row }) => ({ label: read.label, row })),
				options.now,
			),
		};
	});
}
