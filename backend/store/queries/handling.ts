import type { Store } from "../open";
import type { ApplicationStatus } from "../schema";

/** Sets the recruiter's status of applications. */
export async function setStatus(store: Store, ids: readonly string[], status: ApplicationStatus): Promise<void> {
	if (ids.length === 0) return;
	await store
		.updateTable("applications")
		.set({ status })
		.where("id", "in", [...ids])
		.execute();
}

/** Stores when an interview was finished; null if it isn't. */
export async function setAnswered(store: Store, id: string, at: string | null): Promise<void> {
	await store.updateTable("applications").set({ answered_at: at }).where("id", "=", id).execute();
}

/** An unread application is in review once a recruiter has opened it. */
export async function markOpened(store: Store, id: string): Promise<void> {
	const applications = store.updateTable("applications").set({ status: "review" });
	await applications.where("id", "=", id).where("status", "=", "unread").execute();
}

/** Those of `ids` that are applications to a company's jobs, apart from the withdrawn ones, which nothing changes. */
export async function ownApplications(store: Store, companyId: number, ids: readonly string[]) {
	if (ids.length === 0) return { ids: [], withdrawn: 0 };
	const rows = await store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select(["applications.id", "withdrawn_at"])
		.where("jobs.company_id", "=", companyId)
		.where("applications.id", "in", [...ids])
		.execute();
	const open = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
	return { ids: open.map(({ id }) => id), withdrawn: rows.length - open.length };
}
