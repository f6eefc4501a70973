import { fill } from "../../format/fill";
import { momentInWords } from "../../format/moment";
import { readContent } from "../../job/content";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import type { SentApplication } from "../../store/queries/sent-applications";
import { noticeMessages } from "./messages";
import { recipientsOf } from "./recipients";

/**
 * Tells a company's recruiters that a candidate has deleted an application, always at once and whatever the job says: they
 * have copies to delete. The mail repeats nothing of what was deleted.
 */
export async function noticeDeletion(write: Store, { application, job, company }: SentApplication, at: string) {
	for (const { email, language } of await recipientsOf(write, company, job)) {
		const messages = noticeMessages(language);
		const sent = momentInWords(application.created_at, readContent(job.content).timezone, language);
		const names = { job: job.title, sent };
		const mail = composeMail(language, [
			{ kind: "text", text: fill(messages.deleted, names) },
			{ kind: "text", text: messages.bye },
		]);
		const subject = fill(messages.deletedSubject, names);
		await enqueueMail(write, { ...mail, subject, recipient: email, purpose: "notice" }, at);
	}
}
