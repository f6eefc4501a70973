import type { Store } from "../../store/open";
import type { ApplicationRow } from "../../store/schema";
import { firstWaitingDay, type News, noticeApplication } from "./notice";

/** Whether recruiters got a notice when an application arrived, because the job's notices were immediate then. */
async function isTold(write: Store, { id }: ApplicationRow): Promise<boolean> {
	const mails = write.selectFrom("mails").select("id").where("application_id", "=", id);
	return (await mails.where("id", "like", "notice-%").executeTakeFirst()) !== undefined;
}

/**
 * Notifies recruiters of what waited for the day's digest, in the transaction that makes a job's notices immediate: the
 * digest leaves such jobs out.
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
