import { storedKeysIn } from "../files/stored-keys";
import { dropFiles } from "../form-checks/named-files";
import { fill } from "../format/fill";
import { momentInWords } from "../format/moment";
import { readContent } from "../job/content";
import { composeMail } from "../mail/compose";
import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import { type DeletionReason, logDeletion } from "../store/queries/deletions";
import type { SentApplication } from "../store/queries/sent-applications";
import type { ApplicationRow } from "../store/schema";
import { enqueueForgetting } from "../tasks/enqueue-forgetting";
import { changeMessages } from "./change-messages";
import { noticeDeletion } from "./notice/notice-deletion";
import { redoDigests } from "./notice/redo-digests";
import { languageOfJob } from "./receipt/receipt";
import { reminderKey } from "./reminder/schedule";

/** Keys of all files and copies of links that an application names. */
const keysOf = ({ payload, cv_filepath }: ApplicationRow): string[] => [
	...storedKeysIn(payload),
	...(cv_filepath ? [cv_filepath] : []),
];

/** Deletes the rows that hold something of an application. Answers to repeats hold its code. */
async function deleteRows(write: Store, { application, code }: SentApplication): Promise<void> {
	const { id } = application;
	await write.deleteFrom("application_links").where("application_id", "=", id).execute();
	await write.deleteFrom("answers").where("application_id", "=", id).execute();
	await write.deleteFrom("consents").where("application_id", "=", id).execute();
	await write.deleteFrom("mails").where("application_id", "=", id).execute();
	await write.deleteFrom("interview_codes").where("application_id", "=", id).execute();
	await write
		.deleteFrom("tasks")
		.where("id", "like", `${reminderKey(id)}%`)
		.execute();
	if (code)
		await write.deleteFrom("idempotency_keys").where("answer", "like", `%"interview_code":"${code}"%`).execute();
	await write.deleteFrom("applications").where("id", "=", id).execute();
}

/** Tells candidate and company, without repeating what was deleted. */
async function tell(write: Store, sentApplication: SentApplication, at: string): Promise<void> {
	const { application, job, company } = sentApplication;
	await noticeDeletion(write, sentApplication, at);
	if (!application.email) return;
	const language = languageOfJob(job);
	const messages = changeMessages(language);
	const sent = momentInWords(application.created_at, readContent(job.content).timezone, language);
	const names = { job: job.title, company: company.title, sent };
	const mail = composeMail(language, [
		{ kind: "text", text: fill(messages.deleted, names) },
		{ kind: "text", text: messages.bye },
	]);
	const subject = fill(messages.deletedSubject, names);
	await enqueueMail(write, { ...mail, subject, recipient: application.email, purpose: "deletion" }, at);
}

/**
 * Deletes an application in the transaction of `write`, with a task that deletes its files afterwards. Returns the
 * number of files; sends no mail.
 */
export async function removeApplication(write: Store, sent: SentApplication, at: string): Promise<number> {
	const files = await dropFiles(write, { application: sent.application.id }, keysOf(sent.application), at);
	await deleteRows(write, sent);
	await redoDigests(write, sent.company.id, at);
	await enqueueForgetting(write, at);
	return files;
}

/**
 * Deletes an application for good: its rows in one transaction, with a task that deletes its files afterwards, so that a
 * crash leaves all of it or nothing. The log of deletions gets a row that names nobody. A second time changes nothing.
 */
export function deleteApplication(
	store: Store,
	sent: SentApplication,
	reason: DeletionReason,
	at: string,
): Promise<void> {
	const { id } = sent.application;
	return store.transaction().execute(async (write) => {
		// The row as it is now, locked: a correction may have added files since it was read.
		const application = await write
			.updateTable("applications")
			.set({ delete_at: at })
			.where("id", "=", id)
			.returningAll()
			.executeTakeFirst();
		if (!application) return;
		const last = { ...sent, application };
		const files = await removeApplication(write, last, at);
		await logDeletion(write, { company_id: sent.company.id, reason, files, deleted_at: at });
		if (reason === "candidate") await tell(write, last, at);
	});
}
