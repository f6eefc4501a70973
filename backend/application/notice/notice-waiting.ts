import type { Store } from "../../store/open";
import type { ApplicationRow } from "../../store/schema";
import { firstWaitingDay, type News, noticeApplication } from "./notice";

/** Whether recruiters were told of an application when it came, at a time when the job's notices came at once. */
async function isTold(write: Store, { id }: ApplicationRow): Promise<boolean> {
	const mails = write.selectFrom("mails").select("id").where("application_id", "=", id);
	return (await mails.where("id", "like", "notice-%").executeTakeFirst()) !== undefined;
}

/**
 * Tells recruiters now of what waited for the day's digest, in the transaction that has a job's notices come at once from
 * now on: the digest leaves such jobs out.
 */
export async function noticeWaiting(write: Store, news: Omit<News, "application">, at: string): Promise<void> {
	const day = firstWaitingDay(at);
	const waiting = await write
		.selectFrom("applications")
		.selectAll()
		.where("job_id", "=", news.job.id)
		.where((is) => is.or([is("created_at", ">=", day), is("withdrawn_at", ">=", day)]))
		.orderBy("created_at")
		.execute();
	for (const application of waiting) {
		const isWithdrawn = application.withdrawn_at !== null;
		if (!isWithdrawn && (await isTold(write, application))) continue;
		await noticeApplication(write, { ...news, application }, isWithdrawn ? "withdrawn" : "new", at);
	}
}
