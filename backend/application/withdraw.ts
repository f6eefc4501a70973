import type { Deps } from "../deps";
import type { SentApplication } from "../store/queries/sent-applications";
import { noticeApplication } from "./notice/notice";

/**
 * Withdraws an application and tells the company's recruiters, in a transaction of its own: all of it or nothing. A second
 * time changes nothing.
 */
export function withdraw(
	{ store, publicUrl }: Pick<Deps, "store" | "publicUrl">,
	sent: SentApplication,
	at: string,
): Promise<void> {
	const { id } = sent.application;
	return store.transaction().execute(async (write) => {
		const { numUpdatedRows } = await write
			.updateTable("applications")
			.set({ withdrawn_at: at })
			.where("id", "=", id)
			.where("withdrawn_at", "is", null)
			.executeTakeFirst();
		await write
			.deleteFrom("application_links")
			.where("application_id", "=", id)
			.where("purpose", "=", "withdraw")
			.execute();
		if (numUpdatedRows === 1n) await noticeApplication(write, { ...sent, publicUrl }, "withdrawn", at);
	});
}
