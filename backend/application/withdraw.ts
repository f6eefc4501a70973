import { fill } from "../format/fill";
import { composeMail } from "../mail/compose";
import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import type { SentApplication } from "../store/queries/sent-applications";
import { changeMessages } from "./change-messages";
import { recipientsOf } from "./notice/recipients";

/** Tells a company's recruiters that a candidate has withdrawn. */
async function tellCompany(write: Store, { application, job, company }: SentApplication, at: string): Promise<void> {
	for (const { email, language } of await recipientsOf(write, company, job)) {
		const messages = changeMessages(language);
		const names = { job: job.title, name: application.fullname };
		const mail = composeMail(language, [
			{ kind: "text", text: fill(messages.companyWithdrawn, names) },
			{ kind: "text", text: messages.companyBye },
		]);
		const to = {
			recipient: email,
			applicationId: application.id,
			subject: fill(messages.companyWithdrawnSubject, names),
		};
		await enqueueMail(write, { ...mail, ...to, purpose: "notice" }, at);
	}
}

/** Withdraws an application, in a transaction of its own: all of it or nothing. A second time changes nothing. */
export function withdraw(store: Store, sent: SentApplication, at: string): Promise<void> {
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
		if (numUpdatedRows === 1n) await tellCompany(write, sent, at);
	});
}
