import type { Store } from "../../store/open";

const DAY_MS = 86_400_000;

/** How long a marked application waits before it is deleted, days. */
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

/** When an application that is marked now is deleted (ISO 8601). */
export const endOfGrace = (now: Date): string => new Date(now.getTime() + GRACE_DAYS * DAY_MS).toISOString();

/** A company's applications whose time is over at a moment: those to jobs that closed before, by the company's months. */
export function findOver(store: Store, companyId: number, closedBefore: string) {
	return store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select([
			"applications.id",
			"applications.fullname",
			"applications.created_at",
			"applications.delete_at",
			"jobs.title",
			"jobs.content",
		])
		.where("jobs.company_id", "=", companyId)
		.where("jobs.closes_at", "<", closedBefore)
		.orderBy("jobs.title")
		.orderBy("applications.created_at")
		.execute();
}
