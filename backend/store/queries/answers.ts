import type { Store } from "../open";
import type { AnswerRow } from "../schema";

/** The answers to an application, the newest first. */
export function answersTo(store: Store, applicationId: string): Promise<AnswerRow[]> {
	const answers = store.selectFrom("answers").selectAll().where("application_id", "=", applicationId);
	return answers.orderBy("created_at", "desc").orderBy("id").execute();
}

/** A pending answer; undefined if it was sent or cancelled. */
export function findWaitingAnswer(store: Store, id: string): Promise<AnswerRow | undefined> {
	const answers = store.selectFrom("answers").selectAll().where("id", "=", id);
	return answers.where("sent_at", "is", null).executeTakeFirst();
}

/** Cancels a pending answer to an application; false if it is too late. */
export async function cancelAnswer(store: Store, applicationId: string, id: string): Promise<boolean> {
	const { numDeletedRows } = await store
		.deleteFrom("answers")
		.where("id", "=", id)
		.where("application_id", "=", applicationId)
		.where("sent_at", "is", null)
		.executeTakeFirst();
	return numDeletedRows === 1n;
}

/** The pending answers to a company's candidates that were written at a moment (ISO 8601). */
export function waitingAnswers(store: Store, companyId: number, writtenAt: string): Promise<AnswerRow[]> {
	return store
		.selectFrom("answers")
		.innerJoin("applications", "applications.id", "answers.application_id")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.selectAll("answers")
		.where("jobs.company_id", "=", companyId)
		.where("answers.created_at", "=", writtenAt)
		.where("answers.sent_at", "is", null)
		.execute();
}

/** The number of pending answers to applications. */
export async function countWaitingAnswers(store: Store, applicationIds: readonly string[]): Promise<number> {
	if (applicationIds.length === 0) return 0;
	const { waiting } = await store
		.selectFrom("answers")
		.select(({ fn }) => fn.countAll<number>().as("waiting"))
		.where("application_id", "in", applicationIds)
		.where("sent_at", "is", null)
		.executeTakeFirstOrThrow();
	return Number(waiting);
}

/** Cancels those that were written at a moment; returns how many were not sent yet. */
export async function cancelAnswersOf(store: Store, companyId: number, writtenAt: string): Promise<number> {
	const waiting = await waitingAnswers(store, companyId, writtenAt);
	if (waiting.length === 0) return 0;
	const { numDeletedRows } = await store
		.deleteFrom("answers")
		.where(
			"id",
			"in",
			waiting.map(({ id }) => id),
		)
		.where("sent_at", "is", null)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
