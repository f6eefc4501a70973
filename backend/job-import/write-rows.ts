import type { Store } from "../store/open";
import type { JobRow } from "../store/schema";
import type { PlannedCompany } from "./plan/companies";
import type { PlannedJob } from "./plan/jobs";

/** Maximum number of rows in one statement; engines limit the number of values. */
const BATCH = 500;

/** A planned job with its new row. */
export type JobToWrite = PlannedJob & { row: JobRow; isChanged: boolean };

/** Rows in batches of one statement each. */
export const batches = <T>(rows: readonly T[]): T[][] =>
	Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) => rows.slice(index * BATCH, (index + 1) * BATCH));

/** The stored rows of planned jobs, by id. */
export async function storedRows(write: Store, planned: readonly PlannedJob[]): Promise<Map<number, JobRow>> {
	const ids = planned.filter(({ isNew }) => !isNew).map(({ place }) => place.id);
	const stored = new Map<number, JobRow>();
	for (const batch of batches(ids)) {
		const rows = await write.selectFrom("jobs").selectAll().where("id", "in", batch).execute();
		for (const row of rows) stored.set(row.id, row);
	}
	return stored;
}

/** Writes new and changed companies. */
export async function writeCompanies(write: Store, companies: readonly PlannedCompany[]): Promise<void> {
	const rows = (wanted: string) => companies.filter(({ kind }) => kind === wanted).map(({ row }) => row);
	for (const batch of batches(rows("new"))) await write.insertInto("companies").values(batch).execute();
	for (const { id, ...row } of rows("changed")) {
		await write.updateTable("companies").set(row).where("id", "=", id).execute();
	}
}

/** Writes new and changed jobs, and records their ids in the source. */
export async function writeJobs(write: Store, rows: readonly JobToWrite[]): Promise<void> {
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
