import type { ExpressionBuilder } from "kysely";
import type { Store } from "../../store/open";
import type { CompanyRow, Schema } from "../../store/schema";

const DAY_MS = 86_400_000;

/** How long marked data waits before it is deleted, days. */
export const GRACE_DAYS = 7;

/** The moment (ISO 8601) that lies a number of calendar months before another one. */
export function monthsBefore(now: Date, months: number): string {
	const then = new Date(now);
	const day = then.getUTCDate();
	then.setUTCDate(1);
	then.setUTCMonth(then.getUTCMonth() - months);
	const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
	then.setUTCDate(Math.min(day, lastDay));
	return then.toISOString();
}

/** When data that is marked now is deleted (ISO 8601). */
export const endOfGrace = (now: Date): string => new Date(now.getTime() + GRACE_DAYS * DAY_MS).toISOString();

/**
 * Whether a job closed before a moment (ISO 8601): by its due date, or, if it no longer takes applications, by the time
 * of its last change.
 */
const hasClosedBefore = (before: string) => (is: ExpressionBuilder<Schema, "jobs">) =>
	is.or([is("jobs.closes_at", "<", before), is.and([is("jobs.invite", "!=", 1), is("jobs.updated_at", "<", before)])]);

/** An application or a document request whose job has been closed for as long as the company stores them. */
export interface Expired {
	table: "applications" | "document_requests";
	/** The primary key: an application's id, a document request's hash. */
	key: string;
	name: string;
	deleteAt: string | null;
	title: string;
	/** The job's content, as the database has it. */
	content: string;
}

interface Which {
	companyId: number;
	/** Only those to jobs that closed before this moment (ISO 8601). */
	closedBefore?: string;
	/** Only those that are marked. */
	isMarked?: boolean;
}

/** A company's applications and document requests, by job and age. */
export async function findStored(
	store: Store,
	{ companyId, closedBefore, isMarked = false }: Which,
): Promise<Expired[]> {
	const applications = await store
		.selectFrom("applications as stored")
		.innerJoin("jobs", "jobs.id", "stored.job_id")
		.select(["stored.id as key", "fullname as name", "delete_at as deleteAt", "jobs.title", "jobs.content"])
		.where("jobs.company_id", "=", companyId)
		.$if(closedBefore !== undefined, (rows) => rows.where(hasClosedBefore(closedBefore ?? "")))
		.$if(isMarked, (rows) => rows.where("delete_at", "is not", null))
		.orderBy("jobs.title")
		.orderBy("created_at")
		.execute();
	const requests = await store
		.selectFrom("document_requests as stored")
		.innerJoin("jobs", "jobs.id", "stored.job_id")
		.select(["hash as key", "candidate_name as name", "delete_at as deleteAt", "jobs.title", "jobs.content"])
		.where("jobs.company_id", "=", companyId)
		.$if(closedBefore !== undefined, (rows) => rows.where(hasClosedBefore(closedBefore ?? "")))
		.$if(isMarked, (rows) => rows.where("delete_at", "is not", null))
		.orderBy("jobs.title")
		.orderBy("created_at")
		.execute();
	return [
		...applications.map((row) => ({ table: "applications" as const, ...row })),
		...requests.map((row) => ({ table: "document_requests" as const, ...row })),
	];
}

/** The companies that store any application or document request, by title. */
export function findStoring(store: Store): Promise<CompanyRow[]> {
	const jobs = store
		.selectFrom("jobs")
		.select("company_id")
		.where((is) =>
			is.or([
				is("id", "in", store.selectFrom("applications").select("job_id")),
				is("id", "in", store.selectFrom("document_requests").select("job_id")),
			]),
		);
	return store.selectFrom("companies").selectAll().where("id", "in", jobs).orderBy("title").execute();
}

/** What a company has stored for longer than its retention period. */
export const findExpired = (store: Store, { id, retention_months }: CompanyRow, now: Date): Promise<Expired[]> =>
	findStored(store, { companyId: id, closedBefore: monthsBefore(now, retention_months) });

/** Sets or removes the time at which data is deleted. */
export async function markExpired(write: Store, { table, key }: Expired, deleteAt: string | null): Promise<void> {
	if (table === "applications")
		await write.updateTable(table).set({ delete_at: deleteAt }).where("id", "=", key).execute();
	else await write.updateTable(table).set({ delete_at: deleteAt }).where("hash", "=", key).execute();
}
